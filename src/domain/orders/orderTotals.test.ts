import { describe, expect, it } from 'vitest';

import { conceptsTotal, itemTotal, itemsTotal, orderTotal, revisedUnitPrice } from './orderTotals';

function priced(amount: number, price: number | null, revised: number | null = null) {
  return { amount, revised_price: revised, product_denormalized: { price_per_unit: price } };
}

describe('item total (revised price if present, else amount times price, never negative)', () => {
  it.each([
    ['amount times price', priced(3, 250), 750],
    ['a revised price is the item total, whatever the amount', priced(3, 250, 600), 600],
    ['a revised price of zero is present', priced(3, 250, 0), 0],
    ['a negative revised price counts as zero', priced(3, 250, -1), 0],
    ['a negative amount counts as zero', priced(-3, 250), 0],
    ['grams', priced(500, 8.5), 4250],
    ['a product without a price', priced(2, null), 0],
    ['a revised price of a product without a price', priced(2, null, 90), 90],
  ])('%s', (_name, item, expected) => {
    expect(itemTotal(item)).toBe(expected);
  });
});

it.each([
  ['none without a revision', priced(3, 250), null],
  ['a revised total of three', priced(3, 1890, 5100), 1700],
  ['nothing to divide by', priced(0, 250, 100), null],
])('unit price of a revision: %s', (_name, item, expected) => {
  expect(revisedUnitPrice(item)).toBe(expected);
});

describe('order amount (sum of item totals rounded to 2 decimals)', () => {
  it.each([
    ['no items', [], 0],
    ['several', [priced(2, 100), priced(1, 50, 40)], 240],
    ['binary drift', [priced(1, 0.1), priced(1, 0.2)], 0.3],
    ['rounded once, after the sum', [priced(1, 0.004), priced(1, 0.004)], 0.01],
    ['half a cent goes up', [priced(1, 1.005)], 1.01],
    ['a negative item does not lower the others', [priced(1, 100), priced(1, 50, -60)], 100],
  ])('%s', (_name, items, expected) => {
    expect(itemsTotal(items)).toBe(expected);
  });
});

describe('concepts and order total', () => {
  it.each([
    ['none', [], 0],
    ['a discount and a surcharge', [{ amount: -500 }, { amount: 250.5 }], -249.5],
  ])('the total of the concepts: %s', (_name, concepts, expected) => {
    expect(conceptsTotal(concepts)).toBe(expected);
  });

  const items = [priced(2, 100.1), priced(1, 50, 40)];
  const other_concepts = [{ amount: -20 }, { amount: 5.25 }];

  it('adds items, concepts and shipping', () => {
    expect(orderTotal({ items, other_concepts, shipping_cost: 150 })).toBe(375.45);
    expect(orderTotal({ items, other_concepts, shipping_cost: 0 })).toBe(225.45);
  });

  it('may be negative: a discount larger than the order', () => {
    expect(orderTotal({ items: [], other_concepts: [{ amount: -50 }], shipping_cost: 0 })).toBe(
      -50,
    );
  });
});
