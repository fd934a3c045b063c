import { expect, it } from 'vitest';

import { featuredProducts } from './featured';

const product = (id: number, change: object = {}) => ({
  id,
  category: 'Quesos',
  price_per_unit: 10,
  tags: [] as string[],
  image_url: 'https://media.tienda.test/a.svg',
  ...change,
});

const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id);

it('shows recommended products first, then those with a photo, never one without a price', () => {
  const products = [
    product(1, { image_url: null }),
    product(2),
    product(3, { tags: ['oferta'], image_url: null }),
    product(4, { tags: 'sin tacc' }),
    product(5, { tags: ['oferta'], price_per_unit: null }),
  ];
  expect(ids(featuredProducts(products, 6))).toEqual([4, 3, 2, 1]);
});

it('shows one product of each category before another of the same', () => {
  const products = [
    product(1),
    product(2),
    product(3, { category: 'Vinos' }),
    product(4, { category: null }),
  ];
  expect(ids(featuredProducts(products, 3))).toEqual([1, 3, 4]);
});
