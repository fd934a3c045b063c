// @vitest-environment node
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { type BookType, utils, write } from 'xlsx';

import type { ImportKind } from '~/contract/types';
import type { PlainCell } from '~/domain/products/import/models';
import { rowInFile } from '~/domain/products/importStatus';
import { openFile } from '~/testSupport/productFiles/openFile';
import { testProduct, testShop } from '~/testSupport/testShop';

import { FileProblem } from './errors';
import type { ReadOptions } from './productFile';

const shop = [testProduct(1), testProduct(2), testProduct(3)];

const csv = (text: string, name = 'archivo.csv') => new File([text], name);

const bytes = (name: string, ...parts: (Uint8Array<ArrayBuffer> | string)[]) =>
  new File(parts, name);

function spreadsheet(rows: PlainCell[][], sheet = 'Hoja1', bookType: BookType = 'xlsx'): File {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), sheet);
  const content: ArrayBuffer = write(book, { type: 'array', bookType });
  return new File([content], `archivo.${bookType}`);
}

/** A download of {@link testShop} with one price changed, saved by the program in its name. */
const written = (name: string) =>
  new File([readFileSync(`src/testSupport/productFiles/${name}`)], name);

async function open(file: File, kind: ImportKind, options: Partial<ReadOptions> = {}) {
  const opened = await openFile(file, kind, shop, options);
  return { ...opened, rows: opened.page('all', 1, 100) };
}

/** The failure of a price file. */
const failureOf = async (text: string) => (await open(csv(text), 'products-price')).preview.failure;

async function refusal(file: File): Promise<string> {
  try {
    await openFile(file, 'products-price', null);
  } catch (error) {
    if (error instanceof FileProblem) return error.message;
    throw error;
  }
  return '';
}

const NONE = {
  new: 0,
  changed: 0,
  same: 0,
  removed: 0,
  twin: 0,
  mismatch: 0,
  doubtful: 0,
  invalid: 0,
};

const PRICES = 'id,price_per_unit\n1,20\n2,10\n';

/** A text of Windows-1252, whose characters are single bytes. */
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

function utf16(text: string, big: boolean, mark: boolean) {
  const units = Array.from((mark ? '\uFEFF' : '') + text, (character) => character.charCodeAt(0));
  return Uint8Array.from(
    units.flatMap((unit) => (big ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
}

describe('the format of a file is detected', () => {
  const spanish = 'Id;Nombre;Precio\n1;Producto 1;20,50\n2;Ñandú;10\n';
  it.each([
    ['comma', csv(PRICES), 'utf-8', ','],
    ['byte order mark', csv(`\uFEFF${PRICES}`), 'utf-8', ','],
    ['semicolon, Windows-1252', bytes('a.csv', latin1(spanish)), 'windows-1252', ';'],
    ['semicolon, UTF-8', csv(spanish), 'utf-8', ';'],
    [
      'tab, UTF-16',
      bytes('a.csv', utf16(spanish.replaceAll(';', '\t'), false, true)),
      'utf-16le',
      '\t',
    ],
    [
      'Texto Unicode',
      bytes('a.txt', utf16(spanish.replaceAll(';', '\t'), false, true)),
      'utf-16le',
      '\t',
    ],
    ['UTF-16 big end first', bytes('a.csv', utf16(spanish, true, true)), 'utf-16be', ';'],
    ['UTF-16 without a mark', bytes('a.csv', utf16(spanish, false, false)), 'utf-16le', ';'],
    ['a first line with the separator', csv(`sep=;\r\n${spanish}`), 'utf-8', ';'],
  ] as const)('%s', async (_what, file, encoding, separator) => {
    const { preview, rows } = await open(file, 'products-price');
    expect(preview.failure).toBeNull();
    expect(preview.csv).toEqual({ encoding, separator });
    expect(rows.map(({ effect }) => effect)).toEqual(['changed', 'same']);
  });

  it('and can be overridden', async () => {
    const file = bytes('a.csv', latin1('id;Nombre\n1;Ñandú\n'));
    const wrongly = await open(file, 'products-update', { csv: { encoding: 'utf-8' } });
    expect(wrongly.rows[0]?.problems[0]).toMatchObject({ value: '\uFFFDand\uFFFD' });
    const { rows } = await open(file, 'products-update');
    expect(rows[0]?.changes[0]?.after).toBe('Ñandú');
    const commas = await open(file, 'products-update', { csv: { separator: ',' } });
    expect(commas.preview.failure).toMatch(/títulos/);
  });

  it('uses the first sheet with titles, whatever its name and position', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Notas', 'del mes']]), 'Notas');
    const table = [[], ['', 'Lista de precios'], ['', 'ID', 'Precio por unidad'], ['', 1, 25]];
    utils.book_append_sheet(book, utils.aoa_to_sheet(table), 'Lista 2026');
    const content: ArrayBuffer = write(book, { type: 'array', bookType: 'ods' });
    const { preview, rows } = await open(new File([content], 'a.ods'), 'products-price');
    expect(preview).toMatchObject({ format: 'ods', plan: { asIs: false } });
    expect(preview.interpretation).toMatchObject({
      sheet: 'Lista 2026',
      titleRow: 3,
      blankColumns: ['A'],
    });
    expect(rows).toMatchObject([{ number: 4, id: 1, patch: { price_per_unit: 25 } }]);
  });
});

describe('files that are not product files are refused with a reason', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  it.each([
    ['empty', csv(''), /vacío/],
    ['blank', csv('\n;;\n'), /^$/],
    ['a renamed picture', bytes('a.xlsx', png), /es una imagen/],
    ['a text with the extension of a spreadsheet', csv('id\n1\n', 'a.xlsx'), /no es una planilla/],
    ['a broken spreadsheet', bytes('a.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])), /dañada/],
    [
      'bytes that are not text',
      bytes('a.csv', new Uint8Array([1, 0, 0, 2, 0, 200])),
      /no es un CSV/,
    ],
  ] as const)('%s', async (_what, file, message) => {
    expect(await refusal(file)).toMatch(message);
  });

  it('does not unpack a zip archive that is too large when unpacked', async () => {
    const file = spreadsheet([['id'], [1]]);
    const content = new Uint8Array(await file.arrayBuffer());
    const view = new DataView(content.buffer);
    // The size that the first entry of the central directory declares.
    const entry = content.findIndex(
      (_byte, at) => at + 4 < content.length && view.getUint32(at, true) === 0x02014b50,
    );
    view.setUint32(entry + 24, 0xf0000000, true);
    expect(await refusal(bytes('a.xlsx', content))).toMatch(
      /demasiado grande una vez descomprimida/,
    );
  });

  it('reports too many rows, blank ones included', async () => {
    const blank = '\n'.repeat(101_000);
    const { preview } = await open(
      csv(`id,price_per_unit\n1,20\n${blank}2,30\n`),
      'products-price',
    );
    expect(preview.failure).toBe('El archivo tiene más de 100.000 filas: divídalo en varios');
  });

  it('reports missing and repeated columns by their labels', async () => {
    expect(await failureOf('id,nombre\n1,Pan\n')).toBe('Falta la columna Precio');
    expect(await failureOf('id;Precio;Nuevo precio\n1;10;20\n')).toBe(
      'La columna Precio está dos veces: B, C',
    );
    expect(await failureOf('1;2000\n2;3000\n')).toMatch(/Se esperan: Id, Precio \(o, como en el/);
  });

  it('reports files with blank rows or titles only', async () => {
    expect((await open(csv('\n;;\n'), 'products-price')).preview.failure).toBe(
      'El archivo está vacío',
    );
    expect((await open(csv('id,price_per_unit\n'), 'products-price')).preview.failure).toMatch(
      /no tiene productos/,
    );
  });
});

describe('cells of spreadsheets', () => {
  it('refuses a date, an error, a formula without a value and a merged cell as prices', async () => {
    const sheet = utils.aoa_to_sheet([['id', 'price_per_unit']]);
    for (let row = 2; row <= 7; row++) sheet[`A${row}`] = { t: 'n', v: row - 1 };
    sheet['B2'] = { t: 'n', v: 46150, z: 'dd/mm/yyyy' };
    sheet['B3'] = { t: 'e', v: 7 };
    sheet['B4'] = { t: 'n', v: 1500.555 };
    sheet['B5'] = { t: 'n', v: 8 };
    sheet['B6'] = { t: 'b', v: true };
    sheet['B7'] = { t: 'n', v: 30, f: 'B5*2' };
    sheet['!ref'] = 'A1:B7';
    sheet['!merges'] = [{ s: { r: 4, c: 1 }, e: { r: 5, c: 1 } }];
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Products');
    const content: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
    const products = [1, 2, 3, 4, 5, 6].map((id) => testProduct(id));
    const { preview, page } = await openFile(
      new File([content], 'a.xlsx'),
      'products-price',
      products,
    );
    const rows = page('all', 1, 15);
    expect(rows.map(({ effect, problems }) => [effect, problems[0]?.expected])).toEqual([
      ['invalid', 'un precio; la celda es una fecha o una hora'],
      ['invalid', 'un valor: la celda tiene un error de la planilla'],
      ['invalid', 'un precio con hasta dos decimales'],
      ['changed', undefined],
      ['invalid', 'un valor: la celda está combinada con otra, sepárelas'],
      ['changed', undefined],
    ]);
    expect(rows[5]?.patch).toEqual({ price_per_unit: 30 });
    expect(preview.interpretation.merged).toEqual(['B5:B6']);
  });
});

describe('the file to send', () => {
  it('is the chosen one, and said to be, where that is byte for byte what is sent', async () => {
    const file = csv('id,price_per_unit\n1,20\n2,11.5\n');
    const { outgoing, preview } = await open(file, 'products-price');
    expect(preview.plan.asIs).toBe(true);
    const sent = outgoing().file;
    expect(sent.name).toBe(file.name);
    expect(await sent.text()).toBe(await file.text());
  });

  it.each([
    ['a byte order mark', csv(`\uFEFF${PRICES}`)],
    ['semicolons', csv(PRICES.replaceAll(',', ';'))],
    ['other titles', csv(PRICES.replace('price_per_unit', 'Precio'))],
    ['a number of another style', csv('id,price_per_unit\n1,"20,00"\n2,10\n')],
    ['a blank row', csv('id,price_per_unit\n1,20\n\n2,10\n')],
    ['a row that changes nothing', csv(PRICES)],
    [
      'another sheet',
      spreadsheet([
        ['id', 'price_per_unit'],
        [1, 20],
        [2, 10],
      ]),
    ],
  ])('is a clean CSV of the effective rows if the chosen file has %s', async (_what, file) => {
    const { outgoing, preview } = await open(file, 'products-price');
    expect(preview).toMatchObject({
      plan: { asIs: false, rows: 1 },
      counts: { changed: 1, same: 1 },
    });
    const { file: sent } = outgoing();
    expect(sent.name).toBe('archivo.csv');
    expect(await sent.text()).toBe('id,price_per_unit\n1,20\n');
  });

  it('is several files where one would exceed the limit of the backend', async () => {
    const long = 'palabra '.repeat(1_000);
    const rows = Array.from({ length: 1_500 }, (_, index) => `Pan ${index},Panadería,${long}`);
    rows[2] = 'Sin tipo,,x';
    const { outgoing, markSent, preview } = await open(
      csv(`name,kind,description\n${rows.join('\n')}\n`),
      'products',
    );
    expect(preview.plan).toMatchObject({ asIs: false, rows: 1_499, files: 3 });
    const sent: string[] = [];
    let left = preview.plan;
    for (; left.rows > 0; left = markSent()) {
      const { file, filesLeft, counts, numbers } = outgoing();
      expect(file.size).toBeLessThanOrEqual(5 * 1024 * 1024);
      expect(filesLeft).toBe(left.files - 1);
      const [titles, ...lines] = (await file.text()).split('\n').slice(0, -1);
      expect(titles).toBe('name,kind,description');
      expect(counts).toMatchObject({ new: lines.length, invalid: sent.length === 0 ? 1 : 0 });
      // The third row of products is left out.
      expect(rowInFile(2, numbers)).toBe(sent.length === 0 ? 2 : sent.length + 3);
      sent.push(...lines.map((line) => line.split(',')[0] ?? ''));
    }
    expect(sent).toEqual(rows.flatMap((_, at) => (at === 2 ? [] : [`Pan ${at}`])));
  });

  it('leaves the invalid rows out, and lists the reasons in a file', async () => {
    const {
      outgoing,
      reasons: reasonsFile,
      preview,
    } = await open(csv('id,price_per_unit\n1,20\n99,5\n2,=caro\n'), 'products-price');
    expect(preview.counts).toEqual({ ...NONE, changed: 1, invalid: 2 });
    expect(await outgoing().file.text()).toBe('id,price_per_unit\n1,20\n');
    const reasons = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await reasonsFile().arrayBuffer(),
    );
    expect(reasons.split('\n')).toEqual([
      '\uFEFFid,price_per_unit,fila,motivo',
      '99,5,3,columna id «99»: se espera un producto de la tienda: el producto 99 no existe',
      `2,'=caro,4,"columna price_per_unit «=caro»: se espera un precio, por ejemplo 1234,50"`,
      '',
    ]);
  });
});

describe('a download that a spreadsheet program has saved', () => {
  it.each(['libreoffice.xlsx', 'libreoffice.ods', 'libreoffice-1252.csv', 'excel-es.csv'])(
    '%s changes exactly the edited cell',
    async (name) => {
      for (const kind of ['products', 'products-update'] as const) {
        const { preview, page } = await openFile(written(name), kind, testShop);
        expect(preview).toMatchObject({
          failure: null,
          suggestedKind: null,
          plan: { asIs: false },
        });
        expect(preview.counts).toEqual({ ...NONE, changed: 1, same: 5 });
        expect(page('changed', 1, 15)).toMatchObject([
          {
            id: 2,
            changes: [
              { column: 'price_per_unit', before: '$\u00a01.234,50', after: '$\u00a01.499,90' },
            ],
          },
        ]);
      }
    },
  );
});
