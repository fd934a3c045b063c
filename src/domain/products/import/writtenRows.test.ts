import { describe, expect, it } from 'vitest';

import { pan, queso, readShopFile, shop } from '~/testSupport/readShopFile';

import { failedRows, outgoingRows, productRows, reasonRows } from './writtenRows';

describe('the files that are made', () => {
  it('hold the new value of what changes and the stored one of the rest', () => {
    const { rows } = readShopFile('products-stock', [
      ['id', 'active'],
      ['1', 'no'],
      ['2', 'sí'],
    ]);
    expect(outgoingRows('products-stock', rows, shop)).toEqual([
      ['id', 'active'],
      [1, false],
      [2, true],
    ]);
  });

  it('hold the changed cells only in a selective update', () => {
    const { rows } = readShopFile('products-update', [
      ['id', 'name', 'tags'],
      ['1', 'Pan', 'a,b'],
      ['2', 'Otro', ''],
    ]);
    expect(outgoingRows('products-update', rows, shop)).toEqual([
      ['id', 'name', 'tags'],
      [1, '', 'a,b'],
      [2, 'Otro', ''],
    ]);
  });

  it('hold the used columns only of new products', () => {
    const { rows } = readShopFile('products', [
      ['name', 'kind', 'price_per_unit'],
      ['Té', 'Almacén', ''],
    ]);
    expect(outgoingRows('products', rows, shop)).toEqual([
      ['name', 'kind', 'price_per_unit'],
      ['Té', 'Almacén', ''],
    ]);
  });

  it('list products as the model has them', () => {
    expect(productRows('products', [pan, queso])).toEqual([
      [
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
      ],
      [
        1,
        'Pan',
        'Marca',
        'Almacén',
        'Panadería',
        'unid',
        10,
        'Casero',
        'oferta',
        'https://a.test/pan.png',
        true,
      ],
      [2, 'Queso', '', 'Almacén', '', 'kg', 10, '', '', '', false],
    ]);
  });

  it('name the reason beside each invalid row', () => {
    const rows = [['Precios'], ['id', 'Precio'], ['1', '5'], ['9', 'x']];
    expect(reasonRows(readShopFile('products-price', rows))).toEqual([
      ['id', 'Precio', 'fila', 'motivo'],
      [
        '9',
        'x',
        4,
        'columna id «9»: se espera un producto de la tienda: el producto 9 no existe; columna price_per_unit «x»: se espera un precio, por ejemplo 1234,50',
      ],
    ]);
  });

  it.each([
    ['Fila 3, columna id: no existe', ['', 'Fila 3, columna id: no existe']],
    ['El servicio no responde', ['El servicio no responde', 'El servicio no responde']],
  ])('have the reason %j of a failed job in its row, or in each', (error, reasons) => {
    expect(failedRows([['id', 'active'], ['1'], ['2', 'true', 'x']], error, [])).toEqual([
      ['id', 'active', '', 'fila', 'motivo'],
      ['1', '', '', '2', reasons[0]],
      ['2', 'true', 'x', '3', reasons[1]],
    ]);
  });

  it('have the numbers of the chosen file, of which some rows were left out', () => {
    const STARTS = [
      [2, 4],
      [3, 9],
    ] as const;
    expect(failedRows([['id'], ['1'], ['2']], 'Fila 3: no existe', STARTS)).toEqual([
      ['id', 'fila', 'motivo'],
      ['1', '4', ''],
      ['2', '9', 'Fila 9: no existe'],
    ]);
  });
});
