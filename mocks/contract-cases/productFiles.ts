import { expect } from 'vitest';

import type { ImportKind } from '~/contract/types';
import { importModels, modelRows } from '~/domain/products/import/models';
import { parseCsv, toCsv } from '~/lib/csv';

import type { HostCase, SeedCase } from '../contractCase';
import { STORE_IDS } from '../seed/accounts';
import { HOSTILE } from '../seed/hostileTexts';
import { admin, makeProduct, succeeds, refuses, csv, emptyFile } from './setup';

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

function uploadCases(operationId: Upload): SeedCase[] {
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

export const cases: readonly HostCase[] = [
  succeeds('downloadProductsStock', () => admin),
  ...(
    [
      'uploadProductsStock',
      'uploadProductPrices',
      'uploadProductsFile',
      'uploadProductsUpdate',
      'uploadProductsDelete',
    ] as const
  ).flatMap((operationId): HostCase[] => [
    refuses(operationId, 422, 'an empty file', () => ({ ...admin, file: emptyFile })),
  ]),
  succeeds('uploadProductsStock', async (host) => ({
    ...admin,
    file: csv(`id,active\n${(await makeProduct(host)).id},true\n`),
  })),
  succeeds('uploadProductPrices', async (host) => ({
    ...admin,
    file: csv(`id,price_per_unit\n${(await makeProduct(host)).id},150\n`),
  })),
  succeeds('uploadProductsUpdate', async (host) => ({
    ...admin,
    file: csv(`id,category\n${(await makeProduct(host)).id},Contrato\n`),
  })),
  succeeds('uploadProductsDelete', async (host) => ({
    ...admin,
    file: csv(`id\n${(await makeProduct(host)).id}\n`),
  })),
  succeeds('uploadProductsFile', async (host) => ({
    ...admin,
    file: csv(`name,kind\n${host.newName()},Contrato\n`),
  })),
];

export const seedCases: readonly SeedCase[] = [
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
  ...uploadNames.flatMap(uploadCases),
];
