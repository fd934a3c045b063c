import { expect, it } from 'vitest';

import { sampleItem, sampleProduct } from '~/testSupport/orderFixtures';

import { repeatOrder } from './repeatOrder';

const cheese = sampleItem({ product_id: 101, amount: 1.5 });
const product = sampleProduct({
  id: 101,
  name: 'Queso sardo',
  quantity_unit: 'kg',
  price_per_unit: 100,
});

it('repeats the items with their amounts', () => {
  expect(repeatOrder([cheese], [product])).toEqual({
    items: [
      {
        product_id: 101,
        amount: 1.5,
        raw_product: '1,5 kg Queso sardo',
        quantity_unit: 'kg',
        name: 'Queso sardo',
      },
    ],
    gone: [],
    repriced: [],
  });
});

it('names what is gone or has another price', () => {
  const other = sampleItem({ product_id: 7 });
  const repeated = repeatOrder([cheese, other], [{ ...product, price_per_unit: 120 }]);
  expect(repeated.gone).toEqual(['Queso sardo']);
  expect(repeated.repriced).toEqual([{ name: 'Queso sardo', before: 100, now: 120 }]);
  expect(repeated.items).toHaveLength(1);
});

it('a product that is sold in another unit is gone', () => {
  expect(repeatOrder([cheese], [{ ...product, quantity_unit: 'gr' }])).toMatchObject({
    items: [],
    gone: ['Queso sardo'],
  });
});
