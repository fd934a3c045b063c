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
