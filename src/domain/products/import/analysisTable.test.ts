import { describe, expect, it } from 'vitest';

import type { ImportKind, Product } from '~/contract/types';
import { plainSheet } from '~/testSupport/plainSheet';
import { testProduct } from '~/testSupport/testShop';

import { analyse } from './analysis';
import type { FileCell } from './cells';
import { rowsToSend } from './writtenRows';

const shop = new Map<number, Product>([1, 2].map((id) => [id, testProduct(id)]));

function read(kind: ImportKind, rows: FileCell[][]) {
  return analyse([plainSheet(null, rows)], {
    kind,
    products: shop,
    numbers: null,
    sheet: null,
    symbol: '$',
  });
}

const sheet = (name: string, ...rows: FileCell[][]) => plainSheet(name, rows);

describe('the table of a file', () => {
  it('skips blank rows, examples and columns without a title, and names them', () => {
    const { interpretation, rows } = read('products-price', [
      ['Lista de precios'],
      ['', 'id', 'Precio', 'Notas', '', ''],
      ['', 'EJEMPLO', '5', '', '', ''],
      ['', '', '', '', '', ''],
      ['', '1', '20', 'x', 'y', ''],
      ['', '', ''],
    ]);
    expect(interpretation).toMatchObject({
      titleRow: 2,
      matched: [
        { title: 'id', column: 'id' },
        { title: 'Precio', column: 'price_per_unit' },
      ],
      ignored: ['Notas'],
      blankRows: [4],
      exampleRows: [3],
      blankColumns: ['A'],
    });
    expect(rows.map(({ number }) => number)).toEqual([5]);
  });

  it('is in the first sheet with the most titles', () => {
    const context = {
      kind: 'products-price',
      products: shop,
      numbers: null,
      sheet: null,
      symbol: '$',
    } as const;
    const table = [
      ['id', 'price_per_unit'],
      ['1', '20'],
    ];
    const sheets = [sheet('Notas', ['id']), sheet('A', ...table), sheet('B', ...table)];
    expect(analyse(sheets, context).interpretation.sheet).toBe('A');
  });

  it.each<[string, FileCell[][], string]>([
    ['nothing', [], 'El archivo está vacío'],
    ['blank cells', [['', ' '], []], 'El archivo está vacío'],
    [
      'titles alone',
      [['id', 'price_per_unit']],
      'El archivo no tiene productos. Tiene títulos y ninguna fila',
    ],
    [
      'examples alone',
      [
        ['id', 'price_per_unit'],
        ['EJEMPLO', '5'],
      ],
      'El archivo no tiene productos. Solo tiene las filas de ejemplo del modelo',
    ],
    ['no price', [['id'], ['1']], 'Falta la columna Precio'],
    ['no price', [['name'], ['Pan']], 'Falta la columna Precio'],
    ['no id, code or name', [['brand'], ['Norte']], 'Faltan las columnas Id, Precio'],
    [
      'two prices',
      [
        ['id', 'Precio', 'x', 'Price'],
        ['1', '2', '', '3'],
      ],
      'La columna Precio está dos veces: B, D',
    ],
    [
      'no titles',
      [['1', '2']],
      'No se encontraron los títulos de las columnas. Se esperan: Id, Precio (o, como en el modelo: id, price_per_unit)',
    ],
  ])('%s: nothing can be sent', (_name, rows, failure) => {
    const analysis = read('products-price', rows);
    expect(analysis).toMatchObject({ failure, rows: [] });
    expect(rowsToSend(analysis, new Set())).toHaveLength(0);
  });

  it('offers the operation that fits the titles better', () => {
    expect(read('products-price', [['id'], ['1']]).suggestedKind).toBeNull();
    expect(
      read('products-price', [
        ['id', 'active'],
        ['1', 'no'],
      ]).suggestedKind,
    ).toBe('products-stock');
    expect(
      read('products-price', [
        ['id', 'price_per_unit'],
        ['1', '5'],
      ]).suggestedKind,
    ).toBeNull();
  });

  it('reports how much of it was read', () => {
    const rows = Array.from({ length: 4_001 }, (_, at): FileCell[] => [String(at + 1), '5']);
    const progress: number[] = [];
    const sheets = [plainSheet(null, [['id', 'price_per_unit'], ...rows])];
    analyse(sheets, {
      kind: 'products-price',
      products: null,
      numbers: null,
      sheet: null,
      symbol: '$',
      onProgress: (done) => progress.push(done),
    });
    expect(progress).toEqual([0, 2_000 / 4_001, 4_000 / 4_001]);
  });
});
