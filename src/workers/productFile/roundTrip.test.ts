// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';

import type { ImportKind, Product } from '~/contract/types';
import { importModels } from '~/domain/products/import/models';
import { openFile } from '~/testSupport/productFiles/openFile';
import { testProduct } from '~/testSupport/testShop';

import { modelFile, productsFile, type WrittenFormat } from './writtenFiles';

/** A small generator of repeatable random numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Parts of texts that spreadsheets, CSV or this reader treat specially. */
const PARTS = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\n',
  '\r\n',
  "'",
  '"',
  ',',
  ';',
  ' ',
  '.',
  '$',
  '％',
  '＝',
  '1.234',
  '1,5',
  '007',
  '10/5',
  'TRUE',
  'EJEMPLO',
  'NOTA',
  'Unidad',
  'kg',
  'gramo',
  '#DIV/0!',
  '=HYPERLINK("https://malo.test")',
  "+cmd|' /C calc'!A0",
  '<b>',
  '&amp;',
  '_x000D_',
  'ñandú',
  'مرحبا',
  '🧉👩🏽‍🌾',
  'id',
  'null',
  'javascript:alert(1)',
  'https://a.test/x.png',
  '\u00a0',
];

function shopOf(seed: number): Product[] {
  const random = randomNumbers(seed);
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value;
  const text = () => Array.from({ length: Math.floor(random() * 5) }, () => pick(PARTS)).join('');
  const optional = () => (random() < 0.3 ? null : text());
  return Array.from({ length: 12 }, (_, index) =>
    testProduct(index * 7 + 1, {
      name: text(),
      brand: { name: text() },
      kind: { name: text() },
      category: optional(),
      quantity_unit: random() < 0.5 ? pick(['unid', 'kg', 'doc', 'met', 'gr', 'lit']) : text(),
      price_per_unit: random() < 0.2 ? null : Math.floor(random() * 1e7) / 100,
      description: optional(),
      tags: random() < 0.2 ? text() : Array.from({ length: Math.floor(random() * 3) }, text),
      image_url: optional(),
      active: random() < 0.5,
    }),
  );
}

const kinds = ['products', 'products-update', 'products-price', 'products-stock'] as const;
const formats = ['csv', 'xlsx'] as const satisfies readonly WrittenFormat[];

async function readBack(kind: ImportKind, format: WrittenFormat, shop: Product[], now = shop) {
  const { preview, page } = await openFile(productsFile(shop, kind, format), kind, now);
  return { preview, changed: page('changed', 1, 100) };
}

describe('a download that is read back', () => {
  it.each(kinds.flatMap((kind) => formats.map((format) => [kind, format] as const)))(
    'changes nothing: %s, %s',
    async (kind, format) => {
      for (let seed = 1; seed <= 60; seed++) {
        const shop = shopOf(seed);
        const { preview, changed } = await readBack(kind, format, shop);
        expect(changed, `seed ${seed}`).toEqual([]);
        expect(preview.counts, `seed ${seed}`).toEqual({
          new: 0,
          changed: 0,
          same: shop.length,
          removed: 0,
          twin: 0,
          mismatch: 0,
          doubtful: 0,
          invalid: 0,
        });
      }
    },
  );

  it.each(formats)('changes exactly the field in which the products differ: %s', async (format) => {
    for (let seed = 1; seed <= 20; seed++) {
      const shop = shopOf(seed);
      const [first, ...others] = shop;
      if (first === undefined) throw new Error('the shop has products');
      const now = [{ ...first, price_per_unit: 0.07, active: !first.active }, ...others];
      for (const kind of kinds) {
        const { changed } = await readBack(kind, format, shop, now);
        const columns = importModels[kind].columns.filter((column) =>
          ['price_per_unit', 'active'].includes(column),
        );
        // An empty cell of a selective update changes nothing, and a price file needs one.
        if (first.price_per_unit === null) continue;
        expect(changed.map((row) => [row.id, row.changes.map(({ column }) => column)])).toEqual([
          [first.id, columns],
        ]);
      }
    }
  });

  it('half an emoji leaves the other products whole in a spreadsheet', async () => {
    const cut = testProduct(1, { name: 'Alfajor \ud83d', brand: { name: '_x0041_' } });
    const file = productsFile([cut, testProduct(2)], 'products', 'xlsx');
    const { Sheets } = read(await file.arrayBuffer());
    expect(utils.sheet_to_json(Sheets['Products'] ?? {})).toMatchObject([
      { name: 'Alfajor \ufffd', brand: '_x0041_' },
      { name: 'Producto 2' },
    ]);
  });

  it('an `Eliminar` file names every product', async () => {
    const shop = shopOf(1);
    const { preview } = await readBack('products-delete', 'csv', shop);
    expect(preview.counts).toMatchObject({ removed: shop.length, invalid: 0 });
  });
});

describe('model files', () => {
  it.each(
    ([...kinds, 'products-delete'] as const).flatMap((kind) =>
      formats.map((format) => [kind, format] as const),
    ),
  )('sent unchanged they do nothing: %s, %s', async (kind, format) => {
    const { preview } = await openFile(modelFile(kind, format), kind, shopOf(1));
    expect(preview.failure).toBe(
      'El archivo no tiene productos. Solo tiene las filas de ejemplo del modelo',
    );
    expect(preview.plan.rows).toBe(0);
  });

  it.each(Object.values(importModels))(
    '$fileName has the titles first, in both formats',
    async ({ fileName, columns }) => {
      const kind = [...kinds, 'products-delete' as const].find(
        (one) => importModels[one].fileName === fileName,
      );
      if (kind === undefined) throw new Error('every model is of a kind');
      const csv = modelFile(kind, 'csv');
      expect(csv.name).toBe(`${fileName}.csv`);
      expect((await csv.text()).split('\n')[0]).toBe(columns.join(','));
      const sheet = modelFile(kind, 'xlsx');
      expect(sheet.name).toBe(`${fileName}.xlsx`);
      const book = read(await sheet.arrayBuffer());
      expect(book.SheetNames).toEqual(['Products', 'Notas']);
      const [titles] = utils.sheet_to_json(book.Sheets['Products'] ?? {}, { header: 1 });
      expect(titles).toEqual(columns);
    },
  );

  it('CSV files for spreadsheet programs begin with a byte order mark', async () => {
    for (const file of [modelFile('products', 'csv'), productsFile(shopOf(1), 'products', 'csv')]) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    }
  });
});
