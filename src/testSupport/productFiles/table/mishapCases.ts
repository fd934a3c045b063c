import { type FileCase, list, prices, removal, shop, stock, update } from './cases';
import { csv, named, rawOds, rawRow, rawXlsx, sheet, text, workbook } from './writers';

const T = ['id', 'price_per_unit'];
const N = ['name', 'kind', 'price_per_unit'];
const plain = [T, [1, 1990]];
const ofId = (id: string) => () => csv([T, [id, 1990]]);
const ofPrice = (price: string) => () => csv([T, [1, price]]);
const NOT_AN_ID = { rows: { 2: /el número de un producto/ } };
const NOT_A_PRICE = { rows: { 2: /un precio, por ejemplo/ } };
const ERROR = /un valor: la celda tiene un error de la planilla/;

/** Mishaps of people and programs: wrong names, copied tables, texts of spreadsheets, hidden columns. */
export const mishapCases: readonly FileCase[] = [
  prices('a workbook named CSV', () => named(sheet(plain), 'precios.csv'), 'changed 1'),
  prices(
    'a binary workbook named XLSX',
    () => named(workbook([{ name: 'Products', rows: plain }], 'xlsb'), 'precios.xlsx'),
    'changed 1',
  ),
  prices(
    'an old workbook named XLSX',
    () => named(sheet(plain, undefined, 'biff8'), 'precios.xlsx'),
    'changed 1',
  ),
  prices('the model named TXT', () => csv(plain, { name: 'precios.txt' }), 'changed 1'),
  prices('a page named CSV', () => text('<table><tr><td>id</td></tr></table>'), '', {
    failure: /No se encontraron los títulos/,
  }),
  prices('JSON named CSV', () => text('[{"id":1,"price_per_unit":5}]'), '', {
    failure: /No se encontraron los títulos/,
    malformed: [1],
  }),
  prices('an id with a separator of thousands', ofId('1.000'), 'invalid 1', NOT_AN_ID),
  prices('an id with a comma of thousands', ofId('2,000'), 'invalid 1', NOT_AN_ID),
  prices('an id with zeros before it', ofId('01'), 'invalid 1', NOT_AN_ID),
  prices('an id as a power', ofId('1E0'), 'invalid 1', NOT_AN_ID),
  prices('an id with an apostrophe', ofId("'1"), 'invalid 1', NOT_AN_ID),
  prices('an id with digits of full width', ofId('１'), 'invalid 1', NOT_AN_ID),
  prices(
    'an id as a date',
    () =>
      sheet(plain, (one) => {
        one['A2'] = { t: 'n', v: 1, z: 'dd/mm/yyyy' };
      }),
    'invalid 1',
    NOT_AN_ID,
  ),
  prices(
    'the id of another system',
    () =>
      csv([
        ['original_id', 'price_per_unit'],
        [1, 5],
      ]),
    'invalid 1',
    { rows: { 2: /ninguno tiene el código «1»/ } },
  ),
  ...['(500,00)', '1500-2000', '2x1500', '1500/kg', '1890 2000', '1.99E+03', '1990,50 c/u'].map(
    (price) => prices(`the price ${price}`, ofPrice(price), 'invalid 1', NOT_A_PRICE),
  ),
  prices('a date as text', ofPrice('12/05/2026'), 'invalid 1', NOT_A_PRICE),
  prices('a narrow no-break space', ofPrice('1\u202f990,50'), 'changed 1'),
  prices('-0', ofPrice('-0'), 'changed 1', { warnings: { zero: 1 } }),
  prices('€ 1990', ofPrice('€ 1990'), 'doubtful 1'),
  prices('USD 12', ofPrice('USD 12'), 'doubtful 1', { warnings: { factor: 1 } }),
  list(
    'a new product in another currency',
    () => csv([N, ['Fideos', 'Pastas', 'R$ 12']]),
    'doubtful 1',
    {
      rows: { 2: /otra moneda/ },
    },
  ),
  prices('a cell that is too narrow', ofPrice('#####'), 'invalid 1', { rows: { 2: ERROR } }),
  update(
    'errors of formulas as texts',
    () =>
      csv([
        ['id', 'description', 'brand'],
        [1, '#N/D', 'Marca'],
        [2, 'De caña', '#¡REF!'],
        [3, 'Caseros', 'Err:502'],
        [5, 'Fina', '#1 del país'],
      ]),
    'changed 1, invalid 3',
    { rows: { 2: ERROR, 3: ERROR, 4: ERROR } },
  ),
  prices('titles on each page', () => csv([...plain, T, [2, 1000]]), 'changed 2, invalid 1', {
    rows: { 3: /la fila repite los títulos/ },
  }),
  prices(
    'titles in two languages',
    () => csv([T, ['Id', 'Precio'], [1, 1990]]),
    'changed 1, invalid 1',
    {
      rows: { 2: /la fila repite los títulos/ },
    },
  ),
  list(
    'titles on each page of new products',
    () =>
      csv([
        ['name', 'kind'],
        ['Fideos', 'Pastas'],
        ['Nombre', 'Tipo'],
      ]),
    'new 1, invalid 1',
    {
      rows: { 3: /la fila repite los títulos/ },
      warnings: { noPrice: 1 },
    },
  ),
  prices(
    'a second table with its columns swapped',
    () => csv([...plain, [], T.toReversed(), [3, 5]]),
    '',
    {
      failure: /La fila 4 tiene otros títulos/,
    },
  ),
  prices('a stock table below the prices', () => csv([...plain, ['id', 'active'], [2, 0]]), '', {
    failure: /La fila 3 tiene otros títulos/,
  }),
  prices('a total', () => csv([...plain, ['TOTAL', 1990]]), 'changed 1, invalid 1', {
    rows: { 3: /el número de un producto/ },
  }),
  prices(
    'the old price beside the new one',
    () =>
      csv([
        ['id', 'Precio', 'Precio nuevo'],
        [1, 1890, 2500],
      ]),
    '',
    {
      failure: /Precio está dos veces: B, C/,
    },
  ),
  prices(
    'XLSX: the prices in a hidden column',
    () =>
      sheet(
        [
          [...T, 'Lista 2'],
          [1, 1990, 2500],
        ],
        (one) => {
          one['!cols'] = [{}, { hidden: true }, {}];
        },
      ),
    'changed 1',
    { hiddenColumns: ['price_per_unit'], ignored: ['Lista 2'] },
  ),
  prices(
    'ODS: the prices in a hidden column',
    () => rawOds([{ name: 'P', rows: plain, shownColumns: 1 }]),
    'changed 1',
    { hiddenColumns: ['price_per_unit'] },
  ),
  prices(
    'XLSX: an amount in the format of a currency',
    () =>
      sheet(plain, (one) => {
        one['B2'] = { t: 'n', v: 1990, z: '[$$-2C0A] #,##0.00' };
      }),
    'changed 1',
  ),
  prices(
    'XLSX: an amount in the format of accounts',
    () =>
      sheet(plain, (one) => {
        one['B2'] = { t: 'n', v: 1990, z: '_-"$"* #,##0.00_-;-"$"* #,##0.00_-;_-"$"* "-"??_-' };
      }),
    'changed 1',
  ),
  prices(
    'XLSX: an amount shown in thousands',
    () =>
      sheet(plain, (one) => {
        one['B2'] = { t: 'n', v: 1_990_000, z: '#,##0,' };
      }),
    'changed 1',
    { warnings: { factor: 1 } },
  ),
  prices(
    'XLSX of a library: an id with a fraction',
    () => rawXlsx(rawRow(1, T) + rawRow(2, [1.000_000_1, 1990])),
    'invalid 1',
    NOT_AN_ID,
  ),
  update(
    'a name that lost its zeros',
    () =>
      sheet([
        ['id', 'name'],
        [12, 7],
      ]),
    'changed 1',
  ),
  update(
    'tags of blanks and repeated ones',
    () =>
      csv([
        ['id', 'tags'],
        [1, ' , ; ,'],
        [2, 'a,a;b'],
      ]),
    'changed 1, same 1',
  ),
  list(
    'twins with blanks, signs and characters that nobody sees',
    () =>
      csv([
        N,
        ['Arroz\u00a0largo fino 1 kg', 'Almacén', 5],
        ['Arroz largo fino 1kg.', 'Almacén', 5],
        ['Arroz largo\u200b fino 1 kg', 'Almacén', 5],
      ]),
    'twin 3',
    { rows: { 2: /el 1/, 3: /el 1/, 4: /el 1/ } },
  ),
  list(
    'units of shops',
    () =>
      csv([
        ['name', 'kind', 'quantity_unit'],
        ['a', 'b', '100 g'],
        ['c', 'b', 'cc'],
      ]),
    'invalid 2',
    {
      rows: { 2: /una unidad/, 3: /una unidad/ },
    },
  ),
  stock(
    'words for the stock',
    () =>
      csv([
        ['id', 'active'],
        [1, 'agotado'],
        [2, 'x'],
      ]),
    'changed 1, same 1',
  ),
  removal(
    'XLSX: ids in hidden rows',
    () =>
      sheet([['id'], [1], [2]], (one) => {
        one['!rows'] = [{}, { hidden: true }];
      }),
    'removed 2',
    { hidden: [2], warnings: { hidden: 1 } },
  ),
  removal(
    'the catalogue with another column',
    () => csv([['id', 'name', 'Dejar'], ...shop.map(({ id, name }) => [id, name, 'sí'])]),
    `removed ${shop.length}`,
    { otherColumns: true, ignored: ['Dejar'] },
  ),
];
