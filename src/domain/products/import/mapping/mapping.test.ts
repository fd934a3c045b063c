import { describe, expect, it } from 'vitest';

import type { ImportKind } from '~/contract/types';
import { plainSheet } from '~/testSupport/plainSheet';
import { testProduct } from '~/testSupport/testShop';

import { analyse } from '../analysis';
import type { FileCell } from '../cells';
import { firstPicture, lastCategory, plainText } from './cellRules';
import type { Mapping } from './mapping';

const shop = new Map(
  [
    testProduct(1, { name: 'Arroz largo fino 1 kg', original_id: 'A-1' }),
    testProduct(2, { name: 'Queso', brand: { name: 'Norte' } }),
    testProduct(3, { name: 'Queso', brand: { name: 'Sur' } }),
  ].map((product) => [product.id, product] as const),
);

function read(
  kind: ImportKind,
  rows: FileCell[][],
  change: (mapping: Mapping) => Mapping = (own) => own,
) {
  const context = { kind, products: shop, numbers: null, sheet: null, symbol: '$' } as const;
  const sheets = [plainSheet(null, rows)];
  const { columns } = analyse(sheets, context);
  if (columns === null) throw new Error('the file has titles');
  return analyse(sheets, { ...context, mappings: { [columns.key]: change(columns.mapping) } });
}

const list = (titles: string[], ...rows: FileCell[][]) => read('products', [titles, ...rows]);

describe('rows without an id', () => {
  const titles = ['código', 'producto', 'marca', 'precio'];
  const match = (...cells: FileCell[]) => read('products-price', [titles, cells]).rows[0];

  it('find their product by code or name', () => {
    expect(match('a-1', '', '', 5)).toMatchObject({
      id: 1,
      effect: 'changed',
      matchedBy: 'código a-1',
    });
    expect(match('', 'ARROZ LARGO FINO 1kg', '', 5)).toMatchObject({ id: 1, matchedBy: 'nombre' });
    expect(match('', 'Queso', 'Sur', 5)).toMatchObject({ id: 3, matchedBy: 'nombre' });
  });

  it('wait for a tick where the name is only alike, or that of another product', () => {
    expect(match('', 'Arroz fino', '', 5)).toMatchObject({
      id: 1,
      effect: 'mismatch',
      confirmationReason: expect.stringContaining('«Arroz fino»'),
    });
    expect(match('A-1', 'Lavandina', '', 5)).toMatchObject({ id: 1, effect: 'mismatch' });
  });

  it('are wrong where none or several products are meant', () => {
    expect(match('', 'Queso', '', 5)).toMatchObject({
      effect: 'invalid',
      problems: [{ expected: expect.stringContaining('2, 3') }],
    });
    expect(match('Z-9', 'Lavandina', '', 5)).toMatchObject({ effect: 'invalid', id: null });
  });
});

describe('fields without a column', () => {
  it('take the category or one value for all rows', () => {
    const { rows } = list(['Artículo', 'Categoría', 'PVP'], ['Pan', 'Horno', 5], ['Sal', '', 6]);
    expect(rows.map(({ patch }) => patch.kind?.name)).toEqual(['Horno', 'General']);
  });

  it('leave products that are there as they are', () => {
    const { rows } = list(['id', 'Nombre', 'Precio'], ['1', 'Arroz largo fino 1 kg', 5]);
    expect(rows[0]).toMatchObject({ effect: 'invalid', patch: { price_per_unit: 5 } });
    expect(rows[0]?.problems.map(({ column }) => column)).toContain('kind');
  });
});

describe('a rule', () => {
  const titles = [
    'Artículo',
    'Rubro',
    'PVP',
    'Existencias',
    'Publicado',
    'Descripción',
    'Foto',
    'Etiquetas',
  ];
  const cells = [
    'Té &amp; mate',
    'A',
    '9,999',
    3,
    'no',
    '<p>a</p>b',
    'http://a.test/1.jpg, http://a.test/2.jpg',
    'x;y',
  ];
  const rows = [titles, cells, ['Yerba', 'A', '1561,513', 12, 'sí', '', '', '']];

  it('names what it changes, and how often', () => {
    const { columns, rows: found } = read('products', rows);
    const said = columns?.rules.map(
      ({ rule, count, before, after }) => `${rule} ${count}: ${before} → ${after}`,
    );
    expect(said?.toSorted()).toEqual([
      'firstPicture 1: http://a.test/1.jpg, http://a.test/2.jpg → http://a.test/1.jpg',
      'plainText 2: Té &amp; mate → Té & mate',
      'published 2: no → false',
      'quantity 2: 3 → true',
      'round 1: 1561,513 → 1561.51',
      'tagSeparator 1: x;y → x,y',
    ]);
    expect(found[1]).toMatchObject({ patch: { active: true, price_per_unit: 1561.51 } });
  });

  it('is off where a person switches it off', () => {
    const off = read('products', rows, (own) => ({
      ...own,
      rules: { ...own.rules, plainText: false, round: false, quantity: false },
    }));
    expect(off.rows[0]?.patch).toMatchObject({ name: 'Té &amp; mate' });
    expect(off.rows[1]?.problems.map(({ column }) => column)).toEqual(['price_per_unit', 'active']);
  });
});

it('a tag with a comma is refused, as the model separates tags by commas', () => {
  const { rows } = list(['Nombre', 'Tipo', 'Etiquetas'], ['Vela', 'Deco', '1,2 m; 1,5 m']);
  expect(rows).toMatchObject([{ effect: 'invalid', problems: [{ column: 'tags' }] }]);
});

it('a row of a product that has none of its own stays an error', () => {
  const { rows } = list(['Nombre', 'Tipo', 'Precio'], ['Vela', 'Deco', 5], ['', 'Deco', 6]);
  expect(rows).toMatchObject([{ effect: 'new' }, { effect: 'invalid' }]);
});

it.each([
  ['<p>Hola <b>mundo</b></p><p>Chau</p>', 'Hola mundo\nChau'],
  ['&aacute;rbol &amp; hoja', 'árbol & hoja'],
  ['a < b y c > d', 'a < b y c > d'],
  ['<script>alert(1)</script>Pan', 'Pan'],
  ['Línea 1<br>Línea 2', 'Línea 1\nLínea 2'],
])('HTML becomes text: %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each([
  ['https://a.test/1.jpg|https://a.test/2.jpg', 'https://a.test/1.jpg'],
  ['https://a.test/1.jpg;https://a.test/2.jpg', 'https://a.test/1.jpg'],
  ['https://a.test/1.jpg https://a.test/2.jpg', 'https://a.test/1.jpg'],
  ['["https://a.test/1.jpg"]', 'https://a.test/1.jpg'],
  ['https://a.test/1.jpg,', 'https://a.test/1.jpg'],
  ['https://a.test/w_300,h_200/1.jpg', 'https://a.test/w_300,h_200/1.jpg'],
  ['foto1.jpg', ''],
])('the first picture of a list: %s', (list_, first) => {
  expect(firstPicture(list_)).toBe(first);
});

it('the last part of a path is the category; without a path the text is', () => {
  expect(lastCategory('Ropa > Remeras', null)).toBe('Remeras');
  expect(lastCategory('Frutas, verduras', null)).toBe('Frutas, verduras');
});
