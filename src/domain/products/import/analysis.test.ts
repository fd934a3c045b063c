import { describe, expect, it } from 'vitest';

import type { ImportKind } from '~/contract/types';
import { plainSheet } from '~/testSupport/plainSheet';
import { readShopFile, shop } from '~/testSupport/readShopFile';

import { analyse, NO_COUNTS } from './analysis';
import type { FileCell } from './cells';
import { newValues } from './fields';
import type { Mapping } from './mapping/mapping';
import { rowsToSend, problemText } from './writtenRows';

const problemsOf = (kind: ImportKind, rows: FileCell[][], products?: typeof shop | null) =>
  readShopFile(kind, rows, products).rows.map((row) => row.problems.map(problemText).join('; '));

const kindsOf = (kind: ImportKind, rows: FileCell[][], products?: typeof shop | null) =>
  readShopFile(kind, rows, products).rows.map((row) => row.effect);

describe('a price file', () => {
  const titles = ['id', 'price_per_unit'];
  const interpretationOf = (prices: string[]) =>
    readShopFile('products-price', [titles, ...prices.map((price, at) => [String(at + 1), price])])
      .interpretation;

  it('says what each row does', () => {
    const analysis = readShopFile('products-price', [
      titles,
      ['1', '20'],
      ['2', '10'],
      ['9', '5'],
      ['', 'x'],
    ]);
    expect(analysis.rows).toMatchObject([
      {
        number: 2,
        effect: 'changed',
        id: 1,
        name: 'Pan',
        patch: { price_per_unit: 20 },
        changes: [{ column: 'price_per_unit', before: '$\u00A010,00', after: '$\u00A020,00' }],
      },
      { number: 3, effect: 'same', id: 2, patch: {}, changes: [] },
      { number: 4, effect: 'invalid', id: null },
      { number: 5, effect: 'invalid', id: null },
    ]);
    expect(analysis.counts).toEqual({ ...NO_COUNTS, changed: 1, same: 1, invalid: 2 });
    expect(rowsToSend(analysis, new Set())).toHaveLength(1);
    expect(rowsToSend(analysis, new Set()).map(({ id }) => id)).toEqual([1]);
  });

  it('names each problem with its column and text', () => {
    expect(
      problemsOf('products-price', [titles, ['9', '5'], ['', '5'], ['1', ''], ['2', 'x']]),
    ).toEqual([
      'columna id «9»: se espera un producto de la tienda: el producto 9 no existe',
      'columna id: se espera un valor: la celda está vacía',
      'columna price_per_unit: se espera un valor: la celda está vacía',
      'columna price_per_unit «x»: se espera un precio, por ejemplo 1234,50',
    ]);
  });

  it('takes none of several prices of a product, and the first of equal ones', () => {
    expect(
      problemsOf('products-price', [titles, ['1', '20'], ['2', '7'], ['1', '21'], ['2', '7']]),
    ).toEqual([
      'columna id «1»: se espera un solo valor por producto: el 1 está en las filas 2, 4',
      '',
      'columna id «1»: se espera un solo valor por producto: el 1 está en las filas 2, 4',
      'columna id «2»: se espera que cada producto esté una sola vez: el 2 ya está en la fila 3',
    ]);
  });

  it('does not know the name or the earlier price without the products', () => {
    expect(readShopFile('products-price', [titles, ['9', '5']], null).rows).toMatchObject([
      { effect: 'mismatch', id: 9, name: '', patch: { price_per_unit: 5 }, changes: [] },
    ]);
  });

  it('shows the longest price as example, and the first that can be read in two ways', () => {
    expect(interpretationOf(['5', '$ 1.234,50', '7']).price).toEqual({
      written: '$ 1.234,50',
      read: '$\u00A01.234,50',
    });
    expect(interpretationOf(['5', '1.234', '2.345'])).toMatchObject({ ambiguous: '1.234' });
    expect(interpretationOf(['5']).ambiguous).toBeNull();
    expect(readShopFile('products-delete', [['id'], ['1']]).interpretation.price).toBeNull();
  });
});

describe('a list of products', () => {
  const titles = [
    'id',
    'name',
    'brand',
    'kind',
    'category',
    'quantity_unit',
    'price_per_unit',
    'description',
    'tags',
    'image_url',
    'active',
  ];
  const panRow: FileCell[] = [
    '1',
    'Pan',
    'Marca',
    'Almacén',
    'Panadería',
    'unid',
    '10',
    'Casero',
    'oferta',
    'https://a.test/pan.png',
    'true',
  ];

  it('a row without an id adds a product, with the defaults for what it leaves out', () => {
    expect(
      readShopFile('products', [
        ['name', 'kind', 'quantity_unit', 'active'],
        ['Yerba', 'Almacén', '', ''],
      ]).rows,
    ).toMatchObject([
      {
        effect: 'new',
        id: null,
        name: 'Yerba',
        patch: { name: 'Yerba', kind: { name: 'Almacén' }, quantity_unit: 'unid', active: true },
      },
    ]);
  });

  it('a row of a product as it is changes nothing', () => {
    expect(kindsOf('products', [titles, panRow])).toEqual(['same']);
    const label = panRow.with(5, 'Unidad').with(10, '');
    expect(kindsOf('products', [titles, label])).toEqual(['same']);
  });

  it.each<[string, number, FileCell, string, string]>([
    ['name', 1, 'Pan rallado', 'Pan', 'Pan rallado'],
    ['brand', 2, '', 'Marca', ''],
    ['kind', 3, 'Pastas', 'Almacén', 'Pastas'],
    ['category', 4, '', 'Panadería', ''],
    ['quantity_unit', 5, 'kg', 'Unidad', 'Kilogramo'],
    ['price_per_unit', 6, '', '$\u00A010,00', ''],
    ['description', 7, 'Integral', 'Casero', 'Integral'],
    ['tags', 8, 'oferta,nuevo', 'oferta', 'oferta, nuevo'],
    ['image_url', 9, '', 'https://a.test/pan.png', ''],
    ['active', 10, 'no', 'Sí', 'No'],
  ])('changes %s', (column, at, cell, before, after) => {
    const { rows } = readShopFile('products', [titles, panRow.with(at, cell)]);
    expect(rows[0]).toMatchObject({ effect: 'changed', changes: [{ column, before, after }] });
    expect(Object.keys(rows[0]?.patch ?? {})).toEqual([column]);
  });

  it('a product that exists needs every column, and each product its own row', () => {
    expect(
      problemsOf('products', [
        ['id', 'name', 'kind'],
        ['1', 'Pan', 'Almacén'],
      ])[0],
    ).toBe(
      'se espera que estén todas las columnas, para modificar un producto que existe: falta Marca (brand), Categoría (category), Unidad (quantity_unit), Precio (price_per_unit), Descripción (description), Etiquetas (tags), Imagen (image_url), Se ofrece (active)',
    );
    expect(
      problemsOf('products', [
        ['name', 'kind'],
        ['Té', 'Almacén'],
        ['TÉ', 'Almacén'],
        ['', 'x'],
      ]),
    ).toEqual([
      '',
      'se espera que no se repita: es igual a la fila 2',
      'columna name: se espera un valor: la celda está vacía',
    ]);
  });

  it('a row with more cells than titles is invalid, unless they are blank', () => {
    const list = [
      ['name', 'kind'],
      ['Té', 'Almacén', ' '],
      ['Café', 'negro', 'Almacén'],
    ];
    expect(problemsOf('products', list)).toEqual([
      '',
      '«Almacén»: se espera que haya tantas celdas como títulos: un texto con comas va entre comillas',
    ]);
  });

  it('lists the values of a new product that are not empty', () => {
    expect(
      newValues({ name: 'Té', brand: { name: '' }, active: false, price_per_unit: 5 }, '$'),
    ).toEqual([
      { column: 'name', before: null, after: 'Té' },
      { column: 'price_per_unit', before: null, after: '$\u00A05,00' },
      { column: 'active', before: null, after: 'No' },
    ]);
  });
});

it('an empty cell of a selective update changes nothing', () => {
  const { rows } = readShopFile('products-update', [
    ['id', 'name', 'active'],
    ['1', '', ''],
    ['2', 'Queso azul', 'sí'],
  ]);
  expect(rows).toMatchObject([
    { effect: 'same', patch: {} },
    { effect: 'changed', patch: { name: 'Queso azul', active: true } },
  ]);
});

it('a deletion reads ids only', () => {
  const analysis = readShopFile('products-delete', [
    ['id', 'Motivo'],
    ['1', 'x'],
    ['2', ''],
  ]);
  expect(analysis.rows.map(({ effect, patch }) => [effect, patch])).toEqual([
    ['removed', {}],
    ['removed', {}],
  ]);
  expect(analysis.hasOtherColumns).toBe(true);
  expect(
    readShopFile('products-delete', [
      ['id', ''],
      ['1', ''],
    ]).hasOtherColumns,
  ).toBe(false);
  expect(
    readShopFile('products-price', [
      ['id', 'price_per_unit'],
      ['1', '5'],
    ]).hasOtherColumns,
  ).toBe(false);
});

it('refuses a file of prices or stock as a deletion', () => {
  for (const column of ['price_per_unit', 'active']) {
    const { failure, rows } = readShopFile('products-delete', [
      ['id', 'name', column],
      ['1', 'Arroz', '5'],
    ]);
    expect(failure).toMatch(/deje solo la columna Id/);
    expect(rows).toEqual([]);
  }
});

it('asks for the price where an unknown column has prices, and reads the one that is chosen', () => {
  const cells = [
    ['id', 'col b', 'nota'],
    ['1', '20', 'x'],
  ];
  const read = (mappings?: Record<string, Mapping>) =>
    analyse([plainSheet(null, cells)], {
      kind: 'products-price',
      products: shop,
      numbers: null,
      sheet: null,
      symbol: '$',
      ...(mappings && { mappings }),
    });
  const asked = read();
  expect(asked).toMatchObject({ suggestedKind: null, columns: { isDoubtful: true } });
  expect(asked.failure).toMatch(/Falta la columna Precio/);
  const { key, mapping } = asked.columns ?? { key: '', mapping: null };
  const chosen = read(
    mapping === null ? {} : { [key]: { ...mapping, uses: ['id', 'price_per_unit', 'none'] } },
  );
  expect(chosen).toMatchObject({ failure: null, columns: { isChosen: true } });
  expect(chosen.rows).toMatchObject([{ patch: { price_per_unit: 20 } }]);
});
