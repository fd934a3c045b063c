import { describe, expect, it } from 'vitest';

import type { ImportKind } from '~/contract/types';

import { type ImportColumn, importModels } from './models';
import {
  suggestOperation,
  columnLabel,
  columnLetter,
  columnOfTitle,
  columnsOf,
  isPlainTitle,
  titleText,
} from './titles';

const labels = {
  id: 'Id',
  name: 'Nombre',
  brand: 'Marca',
  kind: 'Tipo',
  category: 'Categoría',
  quantity_unit: 'Unidad',
  price_per_unit: 'Precio',
  description: 'Descripción',
  tags: 'Etiquetas',
  image_url: 'Imagen',
  active: 'Se ofrece',
} as const satisfies Record<ImportColumn, string>;

const columns = Object.keys(labels) as ImportColumn[];

describe('titles', () => {
  it.each(columns)('%s is known by its name in the model and by its label', (column) => {
    expect(columnLabel(column)).toBe(labels[column]);
    for (const title of [column, labels[column]]) {
      expect(columnOfTitle(title)).toBe(column);
      expect(columnOfTitle(` ${title.toUpperCase()}: `)).toBe(column);
      expect(isPlainTitle(title, column)).toBe(true);
    }
  });

  it.each([
    ['Producto', 'name'],
    ['Unidad de venta', 'quantity_unit'],
    ['precio por unidad', 'price_per_unit'],
    ['Nuevo precio', 'price_per_unit'],
    ['Price', 'price_per_unit'],
    ['Foto', 'image_url'],
    ['url de la imagen', 'image_url'],
    ['Image', 'image_url'],
    ['Activo', 'active'],
    ['Stock', 'active'],
    ['En stock', 'active'],
  ] as const)('%s is another title of %s, which is explained', (title, column) => {
    expect(columnOfTitle(title)).toBe(column);
    expect(isPlainTitle(title, column)).toBe(false);
  });

  it('any other text, a number or an empty cell is the title of no column', () => {
    expect(columnsOf(['id', 'Notas', '', 7, 'Precio'])).toEqual([
      'id',
      null,
      null,
      null,
      'price_per_unit',
    ]);
  });

  it('a column without a title is named by its letter', () => {
    expect(titleText('Notas', 0)).toBe('Notas');
    expect(titleText(' ', 2)).toBe('columna C, sin título');
    expect(titleText(undefined, 26)).toBe('columna AA, sin título');
    expect([0, 25, 26, 27, 51, 52, 701, 702].map(columnLetter)).toEqual([
      'A',
      'Z',
      'AA',
      'AB',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });
});

describe('the operation that fits the columns', () => {
  const all = importModels.products.columns;

  it.each<[string, readonly ImportColumn[], ImportKind, ImportKind | null]>([
    ['ids alone remove', ['id'], 'products-delete', null],
    ['nothing suggests a removal', ['id'], 'products-price', null],
    ['prices', ['id', 'price_per_unit'], 'products-price', null],
    ['prices with names', ['id', 'name', 'brand', 'price_per_unit'], 'products-price', null],
    ['prices are a selective update too', ['id', 'price_per_unit'], 'products-update', null],
    ['prices do not remove', ['id', 'price_per_unit'], 'products-delete', 'products-price'],
    ['stock', ['id', 'active'], 'products-stock', null],
    ['stock does not remove', ['id', 'name', 'active'], 'products-delete', 'products-stock'],
    ['two fields update', ['id', 'active', 'tags'], 'products-update', null],
    ['two fields are no stock', ['id', 'active', 'tags'], 'products-stock', 'products-update'],
    ['names with ids update', ['id', 'name'], 'products-update', null],
    ['ids with names remove', ['id', 'name', 'brand'], 'products-delete', null],
    ['every column is a list of products', all, 'products', null],
    ['every column may be an update', all, 'products-update', null],
    ['every column is no price file', all, 'products-price', 'products'],
    ['new products have no id', ['name', 'kind'], 'products', null],
    ['new products are no update', ['name', 'kind'], 'products-update', 'products'],
    ['a name without a type fits nothing', ['name'], 'products-update', null],
    ['a type without a name fits nothing', ['kind'], 'products-price', null],
  ])('%s', (_name, given, kind, suggestedKind) => {
    expect(suggestOperation(kind, given, 'all')).toBe(suggestedKind);
  });
});
