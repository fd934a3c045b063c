import { type FileCase, prices, shop } from './cases';
import { bytes, csv, misread, text } from './writers';

const T = ['id', 'price_per_unit'];
const plain = [T, [1, 1990], [2, 990]];
const spanish = [
  ['Id', 'Nombre', 'Precio'],
  [1, 'Arroz largo fino 1 kg', '1.990,50'],
  [3, 'Ñoquis', '1.234,50'],
];
const one = (cell: string | number) => () => csv([T, [1, cell]]);
const named = (rows: readonly (readonly [number, string, number])[]) =>
  csv([['id', 'name', 'price_per_unit'], ...rows]);

/** Prices as text files. */
export const priceCases: readonly FileCase[] = [
  prices('the model', () => csv(plain), 'changed 1, same 1'),
  prices('a byte order mark', () => csv(plain, { mark: true }), 'changed 1, same 1'),
  prices('CR LF', () => csv(plain, { eol: '\r\n' }), 'changed 1, same 1'),
  prices('CR', () => csv(plain, { eol: '\r' }), 'changed 1, same 1'),
  prices('no end of line', () => csv(plain, { end: '' }), 'changed 1, same 1'),
  prices('quoted fields', () => csv(plain, { quoted: true }), 'changed 1, same 1'),
  prices('semicolons', () => csv(plain, { separator: ';' }), 'changed 1, same 1'),
  prices('tabs', () => csv(plain, { separator: '\t' }), 'changed 1, same 1'),
  prices('sep=;', () => csv(plain, { separator: ';', start: 'sep=;\r\n' }), 'changed 1, same 1'),
  prices(
    'Excel in Spanish',
    () => csv(spanish, { separator: ';', encoding: 'latin1' }),
    'changed 1, same 1',
  ),
  prices(
    'Excel in Spanish, UTF-8',
    () => csv(spanish, { separator: ';', mark: true }),
    'changed 1, same 1',
  ),
  prices(
    'UTF-16',
    () => csv(spanish, { separator: '\t', encoding: 'utf-16le', mark: true }),
    'changed 1, same 1',
  ),
  prices(
    'UTF-16, big end first',
    () => csv(spanish, { separator: ';', encoding: 'utf-16be', mark: true }),
    'changed 1, same 1',
  ),
  prices(
    'UTF-16 without a mark',
    () => csv(spanish, { separator: ';', encoding: 'utf-16le' }),
    'changed 1, same 1',
  ),
  prices(
    'UTF-8 read as Latin-1',
    () =>
      csv(
        spanish.map((row) => row.map((cell) => misread(String(cell)))),
        { separator: ';' },
      ),
    'changed 1, same 1',
    { repaired: 1 },
  ),
  prices(
    'titles in capitals',
    () =>
      csv([
        ['ID', 'PRECIO:'],
        [1, 1990],
      ]),
    'changed 1',
  ),
  prices(
    'titles below a heading',
    () => csv([['Lista de noviembre'], [], T, [1, 1990]]),
    'changed 1',
  ),
  prices('blank rows', () => csv([T, [1, 1990], [], ['', ''], [2, 991]]), 'changed 2'),
  prices(
    'an ignored column',
    () =>
      csv([
        [...T, 'Notas'],
        [1, 1990, 'x'],
      ]),
    'changed 1',
    { ignored: ['Notas'] },
  ),
  prices(
    'columns in another order',
    () =>
      csv([
        ['price_per_unit', 'id'],
        [1990, 1],
      ]),
    'changed 1',
  ),
  prices('$ 1.990,50', one('$ 1.990,50'), 'changed 1'),
  prices('US$ 1,990.50', one('US$ 1,990.50'), 'doubtful 1', { rows: { 2: /otra moneda/ } }),
  prices('1990.5', one('1990.5'), 'changed 1'),
  prices('1.990.000', one('1.990.000'), 'changed 1', { warnings: { factor: 1 } }),
  prices('a no-break space', one('1\u00a0990,00'), 'changed 1'),
  prices('1990 ARS', one('1990 ARS'), 'changed 1'),
  prices('a question: 1.990', one('1.990'), 'invalid 1', {
    ambiguous: '1.990',
    rows: { 2: /cómo se leen/ },
  }),
  {
    ...prices('1.990 of thousands', one('1.990'), 'changed 1', { ambiguous: '1.990' }),
    numbers: 'thousands',
  },
  {
    ...prices('1.990 of decimals', one('1.990'), 'changed 1', {
      ambiguous: '1.990',
      warnings: { factor: 1 },
    }),
    numbers: 'decimals',
  },
  prices('three decimals', one('1990,555'), 'invalid 1', {
    rows: { 2: /dos decimales|cómo se leen/ },
  }),
  prices('four decimals', one('1990,5555'), 'invalid 1', { rows: { 2: /dos decimales/ } }),
  prices('a negative price', one(-5), 'invalid 1', { rows: { 2: /no sea negativo/ } }),
  prices('a word', one('caro'), 'invalid 1', { rows: { 2: /un precio, por ejemplo/ } }),
  prices('a percentage', one('10%'), 'invalid 1', { rows: { 2: /no un porcentaje/ } }),
  prices('a percentage with a blank', one('10 %'), 'invalid 1', {
    rows: { 2: /no un porcentaje/ },
  }),
  prices('an empty price', one(''), 'invalid 1', { rows: { 2: /la celda está vacía/ } }),
  prices('a formula as text', one('=B3*2'), 'invalid 1', { rows: { 2: /un precio/ } }),
  prices('two numbers', one('100 / 200'), 'invalid 1', { rows: { 2: /un precio/ } }),
  prices('a price of 0', one(0), 'changed 1', { warnings: { zero: 1 } }),
  prices('ten times as high', one(18_900), 'changed 1', {
    warnings: { factor: 1 },
  }),
  prices('a tenth', one(189), 'changed 1', { warnings: { factor: 1 } }),
  prices('a first price', () => csv([T, [7, 50_000]]), 'changed 1'),
  prices('an id that is not known', () => csv([T, [1, 1990], [99, 5]]), 'changed 1, invalid 1', {
    rows: { 3: /el producto 99 no existe/ },
  }),
  prices('an empty id', () => csv([T, ['', 5]]), 'invalid 1', {
    rows: { 2: /la celda está vacía/ },
  }),
  prices('an id with decimals', () => csv([T, ['1,00', 1990]]), 'changed 1'),
  prices('an id that is a text', () => csv([T, ['P-1', 5]]), 'invalid 1', {
    rows: { 2: /el número de un producto/ },
  }),
  prices(
    'two prices of one product',
    () => csv([T, [1, 1990], [2, 991], [1, 2000]]),
    'changed 1, invalid 2',
    { rows: { 2: /en las filas 2, 4/, 4: /en las filas 2, 4/ } },
  ),
  prices('a row twice', () => csv([T, [1, 1990], [1, 1990]]), 'changed 1, invalid 1', {
    rows: { 3: /ya está en la fila 2/ },
  }),
  prices('three prices of one product', () => csv([T, [1, 1], [1, 2], [1, 3]]), 'invalid 3', {
    rows: { 3: /en las filas 2, 3, 4/ },
  }),
  prices('the examples of the model', () => csv([T, ['EJEMPLO', 5]]), '', {
    failure: /Solo tiene las filas de ejemplo/,
  }),
  prices('an example and a price', () => csv([T, ['EJEMPLO', 5], [1, 1990]]), 'changed 1'),
  prices('titles alone', () => csv([T]), '', { failure: /Tiene títulos y ninguna fila/ }),
  prices('no titles', () => csv([[1, 1990]]), '', { failure: /No se encontraron los títulos/ }),
  prices('nothing but separators', () => text('\n;;\n'), '', { failure: /El archivo está vacío/ }),
  prices(
    'another word for price',
    () =>
      csv([
        ['id', 'importe nuevo'],
        [1, 5],
      ]),
    'changed 1',
    { warnings: { factor: 1 } },
  ),
  prices(
    'prices under no word for them',
    () =>
      csv([
        ['id', 'col b'],
        [1, 5],
      ]),
    '',
    { failure: /Falta la columna Precio/, ignored: ['col b'] },
  ),
  prices('ids alone', () => csv([['id'], [1]]), '', { failure: /Falta la columna Precio/ }),
  prices(
    'two price columns',
    () =>
      csv([
        ['id', 'Precio', 'Price'],
        [1, 5, 6],
      ]),
    '',
    { failure: /Precio está dos veces: B, C/ },
  ),
  prices(
    'a stock file',
    () =>
      csv([
        ['id', 'active'],
        [1, 'no'],
      ]),
    '',
    { failure: /Falta la columna Precio/, suggested: 'products-stock' },
  ),
  prices('an empty file', () => text(''), '', { refusal: /vacío/ }),
  prices('a picture', () => bytes([0x89, 0x50, 0x4e, 0x47, 13, 10], 'precios.csv'), '', {
    refusal: /una imagen/,
  }),
  prices('a PDF', () => text('%PDF-1.7', 'precios.xlsx'), '', { refusal: /un PDF/ }),
  prices('a text named XLSX', () => text('id,price_per_unit\n1,5\n', 'a.xlsx'), '', {
    refusal: /no es una planilla/,
  }),
  prices('a broken archive', () => bytes([0x50, 0x4b, 3, 4, 9, 9], 'a.xlsx'), '', {
    refusal: /dañada/,
  }),
  prices(
    'names that fit',
    () =>
      named([
        [1, 'Arroz largo fino 1 kg', 1990],
        [5, 'harina 000', 991],
      ]),
    'changed 2',
  ),
  prices(
    'shortened names',
    () =>
      named([
        [1, 'Arroz', 1990],
        [6, 'Yerba', 11],
      ]),
    'changed 2',
  ),
  prices(
    'a wrong name',
    () =>
      named([
        [1, 'Galletitas', 1990],
        [2, 'Azúcar común', 991],
      ]),
    'changed 1, mismatch 1',
    { rows: { 2: /el archivo dice «Galletitas»/ } },
  ),
  prices(
    'names sorted without the ids',
    () => named(shop.map(({ id }, at) => [id, shop[(at + 1) % shop.length]?.name ?? '', 5 + id])),
    'mismatch 12',
    { foreignId: '1', rows: { 2: /los nombres no coinciden/ }, warnings: { factor: 4 } },
  ),
  prices('a wrong name without a change', () => named([[2, 'Galletitas', 990]]), 'same 1'),
];
