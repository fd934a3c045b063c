import { describe, expect, it } from 'vitest';
import { utils, write, type BookType } from 'xlsx';

import type { ImportKind } from '~/contract/types';
import { modelRows, type PlainCell } from '~/domain/products/import/models';
import { toCsv } from '~/lib/csv';

import { createDatabase, type Database, type ProductRow } from '../database/db';
import { newStoreRow } from '../database/newStore';
import { newProductFields } from '../database/productRows';
import { queueImport } from './importFiles';
import { settleImports } from './importJobs';

const NOW = new Date(2025, 4, 14, 10, 32, 0);
const LATER = new Date(2025, 4, 14, 10, 33, 0);

function shop(id: number) {
  const name = `tienda${id}`;
  const core = { id, name, hashtag: `#${name}`, creatoremail: `${name}@correo.test` };
  return newStoreRow({ ...core, prefered_language: 'es' }, NOW);
}

function product(id: number, storeId: number): ProductRow {
  return {
    ...newProductFields(shop(storeId)),
    id,
    name: `Producto ${id}`,
    kind: { name: 'Varios' },
    description: 'Original',
    price_per_unit: 10,
    tags: ['oferta'],
  };
}

/** Two stores: the first has the products 101 and 102, the second 201. */
function shops(): Database {
  const db = createDatabase();
  for (const id of [1, 2]) db.stores.insert(shop(id));
  for (const id of [101, 102]) db.products.insert(product(id, 1));
  db.products.insert(product(201, 2));
  return db;
}

const csvFile = (text: string, name = 'archivo.csv') => new File([text], name);

function spreadsheetFile(
  rows: PlainCell[][],
  layout: { sheet?: string; origin?: string; bookType?: BookType } = {},
): File {
  const { sheet = 'Products', origin = 'A1', bookType = 'xlsx' } = layout;
  const book = utils.book_new();
  const worksheet = utils.aoa_to_sheet([]);
  utils.sheet_add_aoa(worksheet, rows, { origin });
  utils.book_append_sheet(book, worksheet, sheet);
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType });
  return new File([bytes], `archivo.${bookType}`);
}

const send = (db: Database, kind: ImportKind, file: File) =>
  queueImport(db, shop(1), kind, file, NOW);

/** The job after it is settled. */
async function settled(db: Database, kind: ImportKind, file: File) {
  const { id } = await send(db, kind, file);
  settleImports(db, LATER);
  return db.dataImports.get(id);
}

/** Why the job of a file failed. */
async function failureOf(kind: ImportKind, text: string): Promise<string | null | undefined> {
  const db = shops();
  const before = db.products.all();
  const job = await settled(db, kind, csvFile(text));
  expect(job?.status).toBe('failed');
  expect(db.products.all()).toEqual(before);
  return job?.error_msg;
}

async function refusal(kind: ImportKind, file: File) {
  const db = shops();
  const error: unknown = await send(db, kind, file).catch((reason: unknown) => reason);
  expect(db.dataImports.all()).toEqual([]);
  return error;
}

const refused = (message: RegExp) => ({ status: 422, message: expect.stringMatching(message) });

describe('queueing a product file', () => {
  it('returns a pending job and changes nothing until it is settled', async () => {
    const db = shops();
    const job = await send(db, 'products-price', csvFile('id,price_per_unit\n101,8.50\n'));
    expect(job).toMatchObject({
      kind: 'products-price',
      status: 'pending',
      created_at: '2025-05-14 10:32:00',
      error_msg: null,
      store_id: 1,
    });
    settleImports(db, new Date(NOW.getTime() + 1_500));
    expect(db.dataImports.get(job.id)?.status).toBe('processing');
    expect(db.products.get(101)?.price_per_unit).toBe(10);
    settleImports(db, LATER);
    expect(db.dataImports.get(job.id)?.status).toBe('complete');
    expect(db.products.get(101)?.price_per_unit).toBe(8.5);
  });

  it.each([
    'products',
    'products-price',
    'products-stock',
    'products-update',
    'products-delete',
  ] as const)('refuses the example rows of its own model file: %s', async (kind) => {
    const rows = modelRows(kind);
    for (const file of [
      csvFile(toCsv(rows)),
      spreadsheetFile(rows),
      spreadsheetFile(rows, { bookType: 'xls' }),
    ]) {
      expect(await settled(shops(), kind, file)).toMatchObject({
        status: 'failed',
        error_msg: expect.stringContaining(
          'columna id «EJEMPLO»: se espera el número de un producto',
        ),
      });
    }
  });
});

describe('changes by kind', () => {
  it('adds products with defaults for omitted fields', async () => {
    const db = shops();
    const file = csvFile(
      '\uFEFFName, Kind ,price_per_unit,tags\r\n"Pan, de campo",Panadería,"1.234,50","pan, oferta,"\r\n',
    );
    expect(await settled(db, 'products', file)).toMatchObject({ status: 'complete' });
    expect(db.products.all().at(-1)).toEqual({
      id: 202,
      store_id: 1,
      original_id: null,
      name: 'Pan, de campo',
      brand: { name: '' },
      kind: { name: 'Panadería' },
      category: null,
      quantity_unit: 'unid',
      price_per_unit: 1234.5,
      curr_symbol: '$',
      description: null,
      tags: ['pan', 'oferta'],
      image_url: null,
      active: true,
    });
  });

  it('reads the numbers and booleans of a spreadsheet, and the names of the units', async () => {
    const db = shops();
    const rows = [
      ['name', 'kind', 'quantity_unit', 'price_per_unit', 'active'],
      ['Medialunas', 'Panadería', 'dozen', 3600.01, false],
    ];
    await settled(db, 'products', spreadsheetFile(rows));
    expect(db.products.all().at(-1)).toMatchObject({
      quantity_unit: 'doc',
      price_per_unit: 3600.01,
      active: false,
    });
  });

  it('replaces every field of a product in a product list, empty cells included', async () => {
    const db = shops();
    const titles = modelRows('products')[0] ?? [];
    const row = titles.map(
      (title) => ({ id: 102, name: 'Nuevo', kind: 'Otro' })[String(title)] ?? '',
    );
    await settled(db, 'products', csvFile(toCsv([titles, row])));
    expect(db.products.get(102)).toMatchObject({
      name: 'Nuevo',
      kind: { name: 'Otro' },
      price_per_unit: null,
      description: null,
      tags: [],
      active: true,
    });
  });

  it('changes only the filled cells of a selective update', async () => {
    const db = shops();
    const file = csvFile('id,description,price_per_unit\n101,Nueva,\n102,,20\n');
    await settled(db, 'products-update', file);
    expect(db.products.get(101)).toMatchObject({ description: 'Nueva', price_per_unit: 10 });
    expect(db.products.get(102)).toMatchObject({ description: 'Original', price_per_unit: 20 });
  });

  it('sets stock, also from the stock file with its other columns', async () => {
    const db = shops();
    const file = csvFile('id,name,active\n101,"=1+1",no\n102,x,verdadero\n');
    await settled(db, 'products-stock', file);
    expect(db.products.get(101)).toMatchObject({ name: 'Producto 101', active: false });
    expect(db.products.get(102)?.active).toBe(true);
  });

  it('deletes the products listed', async () => {
    const db = shops();
    await settled(db, 'products-delete', csvFile('id\n102\n\n'));
    expect(db.products.all().map(({ id }) => id)).toEqual([101, 201]);
  });
});

describe('rows that fail the whole job, with their row and column', () => {
  it.each([
    [
      'products-price',
      'id,price_per_unit\n101,5\n,6\n',
      'Fila 3, columna id: se espera un valor: la celda está vacía',
    ],
    [
      'products-price',
      'id,price_per_unit\n\n999,5\n',
      'Fila 3, columna id «999»: se espera un producto de la tienda: el producto 999 no existe',
    ],
    [
      'products-price',
      'id,price_per_unit\n201,5\n',
      'Fila 2, columna id «201»: se espera un producto de la tienda: el producto 201 no existe',
    ],
    [
      'products-price',
      'id,price_per_unit\n101,5\n101,6\n',
      'Fila 2, columna id «101»: se espera un solo valor por producto: el 101 está en las filas 2, 3 (y 1 problema más)',
    ],
    [
      'products-price',
      'id,price_per_unit\n101,\n',
      'Fila 2, columna price_per_unit: se espera un valor: la celda está vacía',
    ],
    [
      'products-price',
      'id,price_per_unit\n101,-1\n',
      'Fila 2, columna price_per_unit «-1»: se espera un precio que no sea negativo',
    ],
    [
      'products-price',
      'id,price_per_unit\n101,caro\n',
      'Fila 2, columna price_per_unit «caro»: se espera un precio, por ejemplo 1234,50',
    ],
    [
      'products-stock',
      'id,active\n101,quizás\n',
      'Fila 2, columna active «quizás»: se espera true o false (también sí o no)',
    ],
    [
      'products',
      'name,kind\n,Panadería\n',
      'Fila 2, columna name: se espera un valor: la celda está vacía',
    ],
    [
      'products-price',
      'id,price_per_unit\n101,8,50\n',
      'Fila 2, «50»: se espera que haya tantas celdas como títulos: un texto con comas va entre comillas',
    ],
  ] as const)('%s refuses %j: %s', async (kind, text, message) => {
    expect(await failureOf(kind, text)).toBe(message);
  });

  it('reports a number that can be read in two ways', async () => {
    expect(await failureOf('products-price', 'id,price_per_unit\n101,1.234\n')).toMatch(
      /^Fila 2, columna price_per_unit «1.234»: se espera que elija cómo se leen los números/,
    );
  });

  it('requires the complete URL of an image', async () => {
    expect(await failureOf('products-update', 'id,image_url\n101,javascript:alert(1)\n')).toMatch(
      /^Fila 2, columna image_url «.*»: se espera la dirección completa/,
    );
  });

  it('requires every field of an existing product in a product list', async () => {
    expect(await failureOf('products', 'id,name,kind\n101,Pan,Panadería\n')).toMatch(
      /^Fila 2, se espera que estén todas las columnas.*falta Marca \(brand\), /,
    );
  });

  it('counts the other problems', async () => {
    expect(await failureOf('products-delete', 'id\n8\n9\n10\n')).toBe(
      'Fila 2, columna id «8»: se espera un producto de la tienda: el producto 8 no existe (y 2 problemas más)',
    );
  });
});

describe('files that are refused at once with 422', () => {
  it.each([
    ['of another type', new File(['hola'], 'precios.pdf'), /debe ser CSV/],
    ['without an ending', new File(['id\n1'], 'precios'), /debe ser CSV/],
    ['empty', csvFile(''), /vacío/],
    ['blank', csvFile('\n,\n'), /vacío/],
    ['titles only', csvFile('id\n\n'), /no tiene productos/],
    ['not UTF-8', new File([new Uint8Array([0x69, 0x64, 0x0a, 0xf1])], 'a.csv'), /UTF-8/],
    [
      'a spreadsheet called CSV',
      new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], 'a.csv'),
      /debe ser CSV/,
    ],
    ['text called spreadsheet', new File(['id\n101'], 'a.xlsx'), /debe ser CSV/],
    [
      'a broken spreadsheet',
      new File([new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])], 'a.xlsx'),
      /leer la planilla/,
    ],
    ['an open quote', csvFile('id\n"101\n'), /comillas/],
    ['without a title of the model', csvFile('codigo\n101\n'), /Falta la columna id/],
    ['separated by semicolons', csvFile('id;active\n101;no\n'), /separado por comas/],
    ['a title twice', csvFile('id,ID\n101,102\n'), /repetida/],
    ['titles not on row 1', csvFile('\nid\n101\n'), /fila 1, desde la columna A/],
    ['another first sheet', spreadsheetFile([['id'], [101]], { sheet: 'Hoja1' }), /Products/],
    ['titles not from column A', spreadsheetFile([['id'], [101]], { origin: 'B1' }), /columna A/],
    ['titles below row 1', spreadsheetFile([['id'], [101]], { origin: 'A3' }), /fila 1/],
  ])('%s', async (_why, file, message) => {
    expect(await refusal('products-delete', file)).toMatchObject(refused(message));
  });

  it('a title that the model does not have, whose column would be lost', async () => {
    const file = csvFile('id,precio\n101,20\n');
    expect(await refusal('products-update', file)).toMatchObject(
      refused(/La columna precio no está en el modelo/),
    );
  });
});
