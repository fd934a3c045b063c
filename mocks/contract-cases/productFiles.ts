import { expect } from 'vitest';

import type { ImportKind } from '~/contract/types';
import { importModels, modelRows } from '~/domain/products/import/models';
import { parseCsv, toCsv } from '~/lib/csv';

import type { ContractCase } from '../contractCase';
import { STORE_IDS } from '../seed/accounts';
import { HOSTILE } from '../seed/hostileTexts';

const { donpepe } = STORE_IDS;

const uploads = {
  uploadProductsStock: 'products-stock',
  uploadProductPrices: 'products-price',
  uploadProductsFile: 'products',
  uploadProductsUpdate: 'products-update',
  uploadProductsDelete: 'products-delete',
} as const satisfies Record<string, ImportKind>;

type Upload = keyof typeof uploads;
const uploadNames = Object.keys(uploads) as Upload[];

const modelFile = (kind: ImportKind) => ({
  name: `${importModels[kind].fileName}.csv`,
  content: toCsv(modelRows(kind)),
});

function uploadCases(operationId: Upload): ContractCase[] {
  const kind = uploads[operationId];
  return [
    {
      operationId,
      status: 200,
      request: { as: 'storeUser', file: modelFile(kind) },
      check({ data }, db) {
        expect(data).toMatchObject({ kind, status: 'pending', error_msg: null });
        expect(db.dataImports.get(data.id)).toMatchObject({
          store_id: donpepe,
          file_name: modelFile(kind).name,
        });
      },
    },
    {
      operationId,
      status: 422,
      why: 'an empty file',
      request: { as: 'storeUser', file: { name: 'vacio.csv', content: '' } },
    },
    {
      operationId,
      status: 422,
      why: 'another type of file',
      request: { as: 'storeUser', file: { name: 'foto.png', content: 'id\n1\n' } },
    },
    {
      operationId,
      status: 422,
      why: 'without the titles of the model',
      request: { as: 'storeUser', file: { name: 'otra.csv', content: 'codigo\n1\n' } },
    },
  ];
}

export const cases: readonly ContractCase[] = [
  {
    operationId: 'downloadProductsStock',
    status: 200,
    why: 'every product of the store, no text of which a spreadsheet would run',
    arrange: (db) =>
      db.products.update(1, { name: 'Pan, "de campo"', brand: { name: HOSTILE.formula } }),
    request: { as: 'storeUser' },
    check(received, db) {
      const [titles, ...rows] = parseCsv(received) ?? [];
      expect(titles).toEqual(['id', 'name', 'brand', 'kind', 'quantity_unit', 'active']);
      const own = db.products.where(({ store_id }) => store_id === donpepe);
      expect(rows.map(([id]) => Number(id))).toEqual(own.map(({ id }) => id));
      expect(rows[0]?.slice(0, 3)).toEqual(['1', 'Pan, "de campo"', `'${HOSTILE.formula}`]);
      expect(rows.map((row) => row.at(-1))).toEqual(own.map(({ active }) => String(active)));
    },
  },
  {
    operationId: 'downloadProductsStock',
    status: 403,
    why: 'the platform administrator has no store',
    request: { as: 'platformAdmin' },
  },
  ...uploadNames.flatMap(uploadCases),
];
