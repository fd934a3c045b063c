/** Files of prices. */
import { csv, lockedOds, rawRow, rawXlsx, sheet, text, workbook } from '../table/writers';
import { FOREIGN_ROWS, found, type FoundFile } from './foundFile';

const PRICES = 'id,price_per_unit';
const prices = found('products-price');

/** A sheet of ids and prices whose numbers have formats. */
const formatted = (rows: readonly (readonly [id: number, price: number, format: string])[]) =>
  sheet([['Id', 'Precio'], ...rows.map(([id, price]) => [id, price])], (one) => {
    for (const [at, [, price, format]] of rows.entries()) {
      one[`B${at + 2}`] = { t: 'n', v: price, z: format };
    }
  });

export const priceFiles: readonly FoundFile[] = [
  prices(
    'a quote that is not closed',
    () =>
      text(
        'id,nombre,precio\n1,"Arroz largo fino 1 kg,1900\n2,Arroz yamaní suelto,3500\n3,"Fideos",1300\n',
      ),
    { sent: null, waiting: [2, 3, 4] },
  ),
  prices(
    'an inch mark inside quotes',
    () => text('id,nombre,precio\n1,Arroz largo fino 1 kg,1900\n2,"Monitor 24" LED",3500\n'),
    { sent: [PRICES, '1,1900'], waiting: [3] },
  ),
  prices(
    'quotes inside quotes',
    () => text('id,nombre,precio\n1,"Arroz "largo" fino 1 kg",1900\n2,Azúcar común,3500\n'),
    { sent: [PRICES, '2,3500'], waiting: [2] },
  ),
  prices('blanks before quotes', () => text('id, "precio"\n1, "1900"\n2, "3.500,50"\n'), {
    sent: [PRICES, '1,1900', '2,3500.5'],
  }),
  prices('the ids of another shop', () => csv([['id', 'nombre', 'precio'], ...FOREIGN_ROWS]), {
    sent: null,
    waiting: FOREIGN_ROWS.map((_, at) => at + 2),
  }),
  prices(
    'a list by code',
    () =>
      text(
        'código;descripción;precio\n7790001;Arroz largo fino 1 kg;2.000,00\n7790002;Fideos;1.400,00\n',
      ),
    { sent: [PRICES, '1,2000'], wrong: [3] },
  ),
  prices(
    'a list by name',
    () => text('producto;precio\nArroz largo fino 1 kg;2.000,00\nNo existe;5\n'),
    {
      sent: [PRICES, '1,2000'],
      wrong: [3],
    },
  ),
  prices('a price twice', () => text('id,precio,nuevo precio\n1,1890,2100\n'), {
    sent: null,
    failure: /está dos veces/,
  }),
  prices(
    'a price for a unit beside the price',
    () => text('id,Precio,Precio unitario\n1,1900,2000\n'),
    {
      sent: null,
      failure: /está dos veces/,
    },
  ),
  prices(
    'prices in two currencies',
    () => text('id,Precio ARS,Precio USD\n1,1900,1.5\n2,3500,2.9\n'),
    {
      sent: [PRICES, '1,1900', '2,3500'],
    },
  ),
  prices('prices with a dot and three digits', () => text('id;precio\n1;1.890\n2;3.450\n'), {
    sent: null,
    wrong: [2, 3],
  }),
  prices(
    'a dot and three digits among prices with cents',
    () => text('id;precio\n1;2.990\n2;4.250,00\n3;1.480,50\n'),
    { sent: [PRICES, '1,2990', '2,4250', '3,1480.5'] },
  ),
  prices(
    'a comma and three digits among prices with cents',
    () => text('id;precio\n1;2,990\n2;4250.00\n'),
    {
      sent: [PRICES, '1,2990', '2,4250'],
    },
  ),
  prices('three digits after the sign of the cents', () => text('id;precio\n1;2.990\n2;42.50\n'), {
    sent: [PRICES, '2,42.5'],
    wrong: [2],
  }),
  prices(
    'prices of a formula',
    () => text('id,precio\n1,2182.9500000000003\n3,1561.5049999999999\n5,1112.166\n'),
    {
      sent: [PRICES, '1,2182.95', '3,1561.51', '5,1112.17'],
    },
  ),
  prices(
    'a raise, shown with two decimals',
    () =>
      formatted([
        [1, 2286.9, '#,##0.00'],
        [3, 1561.505, '#,##0.00'],
      ]),
    {
      sent: [PRICES, '1,2286.9', '3,1561.51'],
    },
  ),
  prices(
    'currencies of number formats',
    () =>
      formatted([
        [1, 2000, '[$USD-409] #,##0.00'],
        [2, 3600, '"US$" #,##0.00'],
        [3, 1400, '#,##0.00 [$€-407]'],
        [5, 1000, '"$" #,##0.00'],
      ]),
    { sent: [PRICES, '5,1000'], waiting: [2, 3, 4] },
  ),
  prices('bars as separators', () => text('id|precio\n1|1900\n2|3500.50\n'), {
    sent: [PRICES, '1,1900', '2,3500.5'],
  }),
  prices('a first line that names the bar', () => text('sep=|\nid|precio\n1|1900\n'), {
    sent: [PRICES, '1,1900'],
  }),
  prices(
    'no-break spaces as separators',
    () => text('id\u00A0precio\n1\u00A01900\n2\u00A03500,50\n'),
    {
      sent: [PRICES, '1,1900', '2,3500.5'],
    },
  ),
  prices('a CSV named XLS', () => text('id;precio\n1;1900\n', 'precios.xls'), {
    sent: [PRICES, '1,1900'],
  }),
  prices('tabs named XLS', () => text('id\tprecio\n1\t1900\n', 'precios.xls'), {
    sent: [PRICES, '1,1900'],
  }),
  prices('tabs named TXT', () => text('id\tprecio\n1\t1.900,50\n', 'precios.txt'), {
    sent: [PRICES, '1,1900.5'],
  }),
  prices('tabs named TSV', () => text('id\tprecio\n1\t1.900,50\n', 'precios.tsv'), {
    sent: [PRICES, '1,1900.5'],
  }),
  prices(
    'a page named XLS',
    () =>
      text(
        '<html><body><table><tr><td>id</td><td>precio</td></tr><tr><td>1</td><td>1900</td></tr></table></body></html>',
        'precios.xls',
      ),
    { sent: [PRICES, '1,1900'] },
  ),
  prices(
    'XML of Excel 2003',
    () =>
      workbook(
        [
          {
            rows: [
              ['id', 'precio'],
              [1, 1900],
            ],
          },
        ],
        'xlml',
        'precios.xls',
      ),
    { sent: [PRICES, '1,1900'] },
  ),
  prices(
    'a workbook with macros',
    () =>
      workbook(
        [
          {
            rows: [
              ['id', 'precio'],
              [1, 1900],
              [2, 3500.5],
            ],
          },
        ],
        'xlsm',
      ),
    { sent: [PRICES, '1,1900', '2,3500.5'] },
  ),
  prices('an ODS with a password', lockedOds, { sent: null, failure: /tiene contraseña/ }),
  prices(
    'codes with the zeros of their format',
    () =>
      sheet(
        [
          ['código', 'producto', 'precio'],
          [7, '007', 10],
        ],
        (one) => {
          one['A2'] = { t: 'n', v: 7, z: '000' };
        },
      ),
    { sent: [PRICES, '12,10'] },
  ),
  prices(
    'a date without a date format among prices',
    () =>
      rawXlsx(
        rawRow(1, ['id', 'precio']) +
          '<row r="2"><c r="A2"><v>1</v></c><c r="B2" t="d"><v>2026-12-01</v></c></row>' +
          rawRow(3, [2, 3500]),
      ),
    { sent: [PRICES, '2,3500'], wrong: [2] },
  ),
];
