import { expect, it } from 'vitest';

import { testProduct } from '~/testSupport/testShop';

import { changedPrice, changedTags, readPercentage, wholeUpdate } from './bulkChanges';

const pan = testProduct(1, { price_per_unit: 99.99, image_url: null, tags: ['oferta', 'Pan'] });

it.each([
  ['add', ['pan', 'nuevo'], ['oferta', 'pan', 'nuevo']],
  ['replace', ['nuevo'], ['nuevo']],
  ['remove', ['OFERTA'], ['Pan']],
] as const)('%s %j makes the tags %j', (mode, typed, tags) => {
  expect(changedTags(pan, typed, mode)).toEqual(tags);
});

it.each([
  ['12,5', 12.5],
  ['-10 %', -10],
  ['+5', 5],
  ['0', null],
  ['-91', null],
  ['501', null],
  ['1.000', null],
  ['8.5', 8.5],
  ['diez', null],
  ['', null],
])('reads the percentage %s as %s', (typed, percentage) => {
  expect(readPercentage(typed)).toBe(percentage);
});

it('rounds a price to cents, and leaves a product without one', () => {
  expect(changedPrice(pan, 10)).toBe(109.99);
  expect(changedPrice(testProduct(1, { price_per_unit: null }), 10)).toBeNull();
});

it('sends the whole of what a save has', () => {
  expect(wholeUpdate(pan, { tags: [] })).toEqual({
    price_per_unit: 99.99,
    image_url: null,
    tags: [],
  });
});

it.each([
  [4250, 8.5, 0, 4611.25],
  [4250, 8.5, 1, 4611],
  [4250, 8.5, 10, 4610],
  [4250, 8.5, 50, 4600],
  [4250, 8.5, 100, 4600],
  [20, 10, 100, 100],
  [0, 10, 100, 0],
])('%s changed by %s % and rounded to %s is %s', (price, percentage, multiple, expected) => {
  const product = testProduct(1, { price_per_unit: price });
  expect(changedPrice(product, percentage, multiple)).toBe(expected);
});
