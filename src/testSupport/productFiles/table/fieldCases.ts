import { utils, write } from 'xlsx';

import { type FileCase, list, prices, stock, update } from './cases';
import { bytes, csv, text } from './writers';

/** The bytes of a text in an encoding of one byte for each character, by the positions of those beyond ASCII. */
const encoded = (content: string, codes: Readonly<Record<string, number>>) =>
  Array.from(content, (character) => codes[character] ?? character.charCodeAt(0));
const MAC = { á: 0x87, é: 0x8e, í: 0x92, ó: 0x97, ñ: 0x96 };
const DOS = { á: 0xa0, é: 0x82, í: 0xa1, ó: 0xa2, ñ: 0xa4 };
const accents = 'nombre;tipo;precio;descripción\r\nCafé de montaña;Almacén;100;Tostado\r\n';

/** An XLSX of one price, whose cell has a number format. */
function formatted(format: string): File {
  const sheet = utils.aoa_to_sheet([
    ['id', 'precio'],
    [1, 2000],
  ]);
  sheet['B2'] = { t: 'n', v: 2000, z: format };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Hoja1');
  const content: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
  return new File([content], 'precios.xlsx');
}

/** A workbook that counts its days from 1904, with December 1, 2026 as a price. */
function from1904(): File {
  const sheet = utils.aoa_to_sheet([
    ['id', 'precio'],
    [1, 0],
  ]);
  sheet['B2'] = { t: 'n', v: 44_895, z: 'dd/mm/yyyy' };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Hoja1');
  book.Workbook = { WBProps: { date1904: true } };
  const content: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
  return new File([content], 'precios.xlsx');
}

const notes = (cell: string) => Array.from({ length: 250 }, () => cell);

/** A spreadsheet whose price is in the column after the 250th. */
function wide(): File {
  const sheet = utils.aoa_to_sheet([
    ['id', ...notes(''), 'precio'],
    [1, ...notes('x'), 2000],
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Hoja1');
  const content: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
  return new File([content], 'precios.xlsx');
}

/** Cells, formats and encodings as other programs write them. */
export const fieldCases: readonly FileCase[] = [
  ...['[$USD-409] #,##0.00', '"US$" #,##0.00', '#,##0.00 [$€-407]', '"R$" #,##0.00'].map((format) =>
    prices(`a number in the format ${format}`, () => formatted(format), 'doubtful 1', {
      rows: { 2: /otra moneda/ },
    }),
  ),
  prices('a number in the format of pesos', () => formatted('"$" #,##0.00'), 'changed 1'),
  prices('a column after the 250th', wide, 'changed 1'),
  prices('a date of a workbook that counts from 1904', from1904, 'invalid 1', {
    rows: { 2: /«01\/12\/2026» un precio; la celda es una fecha/ },
  }),
  prices('bars as separators', () => text('id|precio\n1|1900\n2|3500.50\n'), 'changed 2'),
  prices('bars named in the first line', () => text('sep=|\nid|precio\n1|1900\n'), 'changed 1'),
  prices('a CSV named XLS', () => text('id;precio\n1;1900\n', 'precios.xls'), 'changed 1'),
  prices(
    'an HTML table named XLS',
    () =>
      text(
        '<html><body><table><tr><td>id</td><td>precio</td></tr><tr><td>1</td><td>1900,50</td></tr></table></body></html>',
        'precios.xls',
      ),
    'changed 1',
  ),
  ...['1500,-', '1.500,-', '+1500', '$1.500.-', '1500 pesos'].map((price) =>
    prices(
      `the price ${price}`,
      () =>
        csv([
          ['id', 'precio'],
          [1, price],
        ]),
      'changed 1',
    ),
  ),
  list('Mac Roman', () => bytes(encoded(accents, MAC), 'lista.csv'), 'new 1'),
  list('CP850', () => bytes(encoded(accents, DOS), 'lista.csv'), 'new 1'),
  list(
    'units as price lists write them',
    () =>
      csv([
        ['nombre', 'tipo', 'precio', 'unidad'],
        ...['UN', 'L', 'm', 'KILO', 'c/u', 'Kg.', 'mts'].map((unit, at) => [
          `P${at}`,
          'T',
          1,
          unit,
        ]),
      ]),
    'new 7',
  ),
  stock(
    'words of three languages',
    () =>
      csv([
        ['id', 'stock'],
        ...['não', 'outofstock', 'sin stock', 'N', 'agotado'].map((word, at) => [
          [1, 2, 3, 5, 6][at] ?? 0,
          word,
        ]),
      ]),
    'changed 5',
  ),
  update(
    'a text that lost what its encoding does not have',
    () =>
      csv([
        ['id', 'descripción'],
        [8, 'Rico ??'],
      ]),
    'invalid 1',
    { rows: { 2: /perdió caracteres/ } },
  ),
];
