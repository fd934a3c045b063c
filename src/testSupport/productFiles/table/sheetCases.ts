import { type FileCase, list, prices, removal, stock } from './cases';
import { misread, rawOds, rawRow, rawXlsx, sheet, workbook } from './writers';

const T = ['id', 'price_per_unit'];
const plain = [T, [1, 1990], [2, 990]];
const other = [T, [1, 5]];
const titles = rawRow(1, T);

/** Spreadsheets: formats, sheets, hidden rows, cells. */
export const sheetCases: readonly FileCase[] = [
  ...(['xlsx', 'biff8', 'ods'] as const).flatMap((type) => [
    prices(`${type}: the model`, () => sheet(plain, undefined, type), 'changed 1, same 1'),
    prices(
      `${type}: a sheet of another name`,
      () => workbook([{ name: 'Precios', rows: plain }], type),
      'changed 1, same 1',
      { sheet: 'Precios' },
    ),
    prices(
      `${type}: titles lower and to the right`,
      () => workbook([{ rows: [[], ['', 'Lista'], ['', 'Id', 'Precio'], ['', 1, 1990]] }], type),
      'changed 1',
    ),
    prices(
      `${type}: two sheets that fit`,
      () =>
        workbook(
          [
            { name: 'A', rows: plain },
            { name: 'B', rows: other },
          ],
          type,
        ),
      'changed 1, same 1',
      { sheet: 'A', others: ['B'], choices: ['A', 'B'] },
    ),
    prices(
      `${type}: notes before the prices`,
      () =>
        workbook(
          [
            { name: 'Notas', rows: [['Notas', 'del mes']] },
            { name: 'P', rows: plain },
          ],
          type,
        ),
      'changed 1, same 1',
      { sheet: 'P', others: ['Notas'] },
    ),
    prices(
      `${type}: prices as texts`,
      () => workbook([{ rows: [T, ['1', '$ 1.990,00']] }], type),
      'changed 1',
    ),
  ]),
  ...(['xlsx', 'biff8'] as const).flatMap((type) => [
    prices(
      `${type}: a hidden sheet first`,
      () =>
        workbook(
          [
            { name: 'Products', rows: other, hidden: 1 },
            { name: 'P', rows: plain },
          ],
          type,
        ),
      'changed 1, same 1',
      { sheet: 'P', others: ['[Products]'] },
    ),
    prices(
      `${type}: a very hidden sheet first`,
      () =>
        workbook(
          [
            { name: 'Oculta', rows: other, hidden: 2 },
            { name: 'P', rows: plain },
          ],
          type,
        ),
      'changed 1, same 1',
      { sheet: 'P', others: ['[Oculta]'] },
    ),
    prices(
      `${type}: prices in a hidden sheet alone`,
      () =>
        workbook(
          [
            { name: 'Notas', rows: [['Hola']] },
            { name: 'P', rows: plain, hidden: 1 },
          ],
          type,
        ),
      '',
      { failure: /No se encontraron los títulos/, sheet: 'Notas', others: ['[P]'], choices: ['P'] },
    ),
    prices(
      `${type}: a percentage`,
      () =>
        sheet(
          [T, [1, 0.1]],
          (one) => {
            one['B2'] = { t: 'n', v: 0.1, z: '0%' };
          },
          type,
        ),
      'invalid 1',
      { rows: { 2: /«10%».*no un porcentaje/ } },
    ),
    prices(
      `${type}: a date`,
      () =>
        sheet(
          [T, [1, 0]],
          (one) => {
            one['B2'] = { t: 'n', v: 46150, z: 'dd/mm/yyyy' };
          },
          type,
        ),
      'invalid 1',
      { rows: { 2: /«08\/05\/2026».*fecha o una hora/ } },
    ),
    prices(
      `${type}: a time`,
      () =>
        sheet(
          [T, [1, 0]],
          (one) => {
            one['B2'] = { t: 'n', v: 0.5625, z: 'hh:mm' };
          },
          type,
        ),
      'invalid 1',
      { rows: { 2: /«13:30».*fecha o una hora/ } },
    ),
    prices(
      `${type}: a date as Excel formats it itself`,
      () =>
        sheet(
          [T, [1, 0]],
          (one) => {
            one['B2'] = { t: 'n', v: 46150, z: 'm/d/yy' };
          },
          type,
        ),
      'invalid 1',
      { rows: { 2: /«08\/05\/2026»/ } },
    ),
    prices(
      `${type}: an error`,
      () =>
        sheet(
          [T, [1, 0]],
          (one) => {
            one['B2'] = { t: 'e', v: 7 };
          },
          type,
        ),
      'invalid 1',
      { rows: { 2: /error de la planilla/ } },
    ),
    prices(
      `${type}: a number as a text`,
      () => sheet([T, [1, '1990,50']], undefined, type),
      'changed 1',
    ),
    prices(`${type}: 0.1 + 0.2`, () => sheet([T, [1, 1990.1 + 0.2]], undefined, type), 'changed 1'),
    prices(`${type}: true as a price`, () => sheet([T, [1, true]], undefined, type), 'invalid 1', {
      rows: { 2: /verdadero o falso/ },
    }),
    stock(
      `${type}: booleans`,
      () =>
        sheet(
          [
            ['id', 'active'],
            [1, false],
            [4, true],
          ],
          undefined,
          type,
        ),
      'changed 2',
    ),
    prices(
      `${type}: merged cells`,
      () =>
        sheet(
          [T, [1, 1990], [2, '']],
          (one) => {
            one['!merges'] = [{ s: { r: 1, c: 1 }, e: { r: 2, c: 1 } }];
          },
          type,
        ),
      'changed 1, invalid 1',
      { rows: { 3: /combinada con otra/ } },
    ),
  ]),
  prices(
    'XLSX: hidden rows',
    () =>
      sheet([...plain, [3, 1300]], (one) => {
        one['!rows'] = [{}, { hidden: true }, {}, { hidden: true }];
      }),
    'changed 2, same 1',
    { hidden: [2, 4], warnings: { hidden: 2 } },
  ),
  prices(
    'XLSX of a library: texts inline',
    () => rawXlsx(titles + rawRow(2, [1, 1990])),
    'changed 1',
  ),
  prices(
    'XLSX of a library: a formula that was never calculated',
    () => rawXlsx(titles + rawRow(2, [1, '=A2*1990'])),
    'invalid 1',
    { rows: { 2: /la fórmula no tiene resultado guardado/ } },
  ),
  prices(
    'XLSX of a library: a formula with an empty result',
    () =>
      rawXlsx(`${titles}<row r="2"><c r="A2"><v>1</v></c><c r="B2"><f>A2*2</f><v></v></c></row>`),
    'invalid 1',
    { rows: { 2: /la fórmula no tiene resultado guardado/ } },
  ),
  prices(
    'XLSX of a library: a formula with its result',
    () =>
      rawXlsx(
        `${titles}<row r="2"><c r="A2"><v>1</v></c><c r="B2"><f>A2*1990</f><v>1990</v></c></row>`,
      ),
    'changed 1',
  ),
  prices(
    'XLSX: filtered rows',
    () =>
      rawXlsx(
        titles + rawRow(2, [1, 1990], ' hidden="1"') + rawRow(3, [2, 991]),
        '<autoFilter ref="A1:B3"/>',
      ),
    'changed 2',
    { hidden: [2], warnings: { hidden: 1 } },
  ),
  prices(
    'XLSX: texts that were read as Latin-1',
    () =>
      sheet([
        ['id', 'name', 'price_per_unit'],
        [3, misread('Ñoquis'), 1300],
      ]),
    'changed 1',
    { repaired: 1 },
  ),
  prices(
    'XLSX: a code of a carriage return',
    () =>
      sheet([
        ['id', 'name', 'price_per_unit'],
        [12, '007_x000D_', 8],
      ]),
    'changed 1',
  ),
  prices(
    'ODS: a hidden sheet first',
    () =>
      rawOds([
        { name: 'Oculta', rows: other, hidden: true },
        { name: 'P', rows: plain },
      ]),
    'changed 1, same 1',
    { sheet: 'P', others: ['[Oculta]'] },
  ),
  prices(
    'ODS: prices in a hidden sheet alone',
    () =>
      rawOds([
        { name: 'Notas', rows: [['Hola']] },
        { name: 'P', rows: plain, hidden: true },
      ]),
    '',
    { failure: /No se encontraron los títulos/, sheet: 'Notas', others: ['[P]'], choices: ['P'] },
  ),
  prices(
    'ODS: hidden and filtered rows',
    () =>
      rawOds([
        { name: 'P', rows: [...plain, [3, 1300]], visibility: { 2: 'collapse', 4: 'filter' } },
      ]),
    'changed 2, same 1',
    { hidden: [2, 4], warnings: { hidden: 2 } },
  ),
  prices(
    'XML of Excel 2003',
    () => workbook([{ name: 'Products', rows: plain }], 'xlml', 'precios.xls'),
    'changed 1, same 1',
  ),
  prices(
    'a page named XLS',
    () => workbook([{ name: 'Products', rows: plain }], 'html', 'precios.xls'),
    'changed 1, same 1',
  ),
  list(
    'XLSX: a new product with an empty id',
    () =>
      sheet([
        ['id', 'name', 'kind', 'price_per_unit'],
        [null, 'Fideos', 'Pastas', 800],
      ]),
    'new 1',
  ),
  list(
    'XLSX: a product that exists',
    () =>
      sheet([
        ['name', 'kind'],
        ['Ñoquis', 'Pastas'],
      ]),
    'twin 1',
    { rows: { 2: /el 3/ }, warnings: { noPrice: 1 } },
  ),
  list(
    'XLSX: a date as a name',
    () =>
      sheet(
        [
          ['name', 'kind'],
          ['x', 'Pastas'],
        ],
        (one) => {
          one['A2'] = { t: 'n', v: 46150, z: 'dd/mm/yyyy' };
        },
      ),
    'invalid 1',
    { rows: { 2: /un texto; la celda es una fecha/ } },
  ),
  removal(
    'XLSX: ids in a sheet beside prices',
    () =>
      workbook([
        { name: 'Bajas', rows: [['id'], [1]] },
        { name: 'Precios', rows: plain },
      ]),
    '',
    {
      failure: /deje solo la columna Id/,
      sheet: 'Precios',
      others: ['Bajas'],
      choices: ['Bajas', 'Precios'],
      suggested: 'products-price',
    },
  ),
];
