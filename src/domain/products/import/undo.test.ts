import { describe, expect, it } from 'vitest';

import type { ImportKind, Product } from '~/contract/types';
import { plainSheet } from '~/testSupport/plainSheet';
import { testProduct } from '~/testSupport/testShop';

import { analyse } from './analysis';
import type { FileCell } from './cells';
import { undoOf, undoRows } from './undo';

const pan = testProduct(1, { name: 'Pan', price_per_unit: 10, description: 'Casero' });
const queso = testProduct(2, { name: 'Queso', price_per_unit: null });
const shop = [pan, queso];

const byId = (products: readonly Product[]) => new Map(products.map((one) => [one.id, one]));

function read(kind: ImportKind, rows: FileCell[][], products: readonly Product[]) {
  return analyse([plainSheet(null, rows)], {
    kind,
    products: byId(products),
    numbers: null,
    sheet: null,
    symbol: '$',
  });
}

/** What undoes a file, and the store once the file was applied. */
function applied(kind: ImportKind, rows: FileCell[][]) {
  const reading = read(kind, rows, shop);
  const after = byId(shop);
  for (const { id, patch } of reading.rows) {
    const product = id === null ? undefined : after.get(id);
    if (product) after.set(product.id, { ...product, ...patch });
  }
  return {
    undo: undoRows(kind, reading.rows, byId(shop)) ?? [],
    after: [...after.values()],
  };
}

describe('the inverse of a file', () => {
  it('puts the earlier prices back', () => {
    const { undo, after } = applied('products-price', [
      ['id', 'price_per_unit'],
      ['1', '15'],
    ]);
    const inverse = undoOf('products-price', undo, after);
    expect(inverse).toEqual({
      kind: 'products-price',
      rows: [
        ['id', 'name', 'price_per_unit'],
        [1, 'Pan', '10'],
      ],
      leftOut: [],
    });
    expect(read(inverse.kind, inverse.rows, after).rows).toMatchObject([
      { effect: 'changed', patch: { price_per_unit: 10 } },
    ]);
  });

  it('empties what was empty with a list of products', () => {
    const { undo, after } = applied('products-price', [
      ['id', 'price_per_unit'],
      ['1', '15'],
      ['2', '20'],
    ]);
    const inverse = undoOf('products-price', undo, after);
    expect(inverse.kind).toBe('products');
    expect(read(inverse.kind, inverse.rows, after).rows).toMatchObject([
      { effect: 'changed', id: 1, patch: { price_per_unit: 10 } },
      { effect: 'changed', id: 2, patch: { price_per_unit: null } },
    ]);
  });

  it('puts back only the changed cells of a selective update', () => {
    const { undo, after } = applied('products-update', [
      ['id', 'name', 'description'],
      ['1', 'Pan integral', ''],
    ]);
    const inverse = undoOf('products-update', undo, after);
    expect(inverse.rows).toEqual([
      ['id', 'name'],
      [1, 'Pan'],
    ]);
  });

  it('leaves out, and names, what someone has changed or removed since', () => {
    const { undo, after } = applied('products-stock', [
      ['id', 'active'],
      ['1', 'no'],
      ['2', 'no'],
    ]);
    const prices = applied('products-price', [
      ['id', 'price_per_unit'],
      ['1', '15'],
    ]);
    expect(undoOf('products-stock', undo, after.slice(0, 1)).leftOut).toEqual([
      { id: 2, name: 'Queso', reason: 'removed' },
    ]);
    const newer = [{ ...pan, price_per_unit: 99 }, queso];
    expect(undoOf('products-price', prices.undo, newer)).toMatchObject({
      rows: [['id', 'name']],
      leftOut: [{ id: 1, name: 'Pan', reason: 'changed' }],
    });
  });

  it('has nothing to put back once it was undone', () => {
    const { undo } = applied('products-stock', [
      ['id', 'active'],
      ['1', 'no'],
    ]);
    expect(undoOf('products-stock', undo, shop)).toMatchObject({
      leftOut: [],
      rows: [['id', 'name']],
    });
  });

  it('is made only for files that change products', () => {
    expect(undoRows('products-delete', [], byId(shop))).toBeNull();
    expect(undoRows('products', [], byId(shop))).toBeNull();
    expect(undoRows('products-price', [], null)).toBeNull();
  });
});
