import { existsSync } from 'node:fs';

import { expect, it } from 'vitest';

import { slug } from '../seed/products';
import { DONPEPE_CATALOGUE } from '../seed/productsCatalogue';
import { FEIRA_CATALOGUE } from '../seed/productsFeira';
import { pictureOf } from './pictureNames';

it('every product of the demo has a picture', () => {
  const names = [...DONPEPE_CATALOGUE, ...FEIRA_CATALOGUE].flatMap(({ products }) =>
    products.map(({ name }) => slug(name)),
  );
  const missing = names.filter(
    (name) => !existsSync(`public/mock-pictures/${pictureOf(name) ?? 'none'}.svg`),
  );
  expect(missing).toEqual([]);
});

it('the word that stands first in the name decides', () => {
  expect(pictureOf('jugo-de-naranja')).not.toBe(pictureOf('naranja'));
  expect(pictureOf('medialunas-de-manteca')).not.toBe(pictureOf('manteca'));
  expect(pictureOf('cosa-rara')).toBeNull();
});
