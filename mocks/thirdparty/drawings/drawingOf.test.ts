import { expect, it } from 'vitest';

import { slug } from '../../seed/products';
import { DONPEPE_CATALOGUE } from '../../seed/productsCatalogue';
import { FEIRA_CATALOGUE } from '../../seed/productsFeira';
import { drawingOf } from './drawingOf';

it('every product of the demo has a drawing', () => {
  const names = [...DONPEPE_CATALOGUE, ...FEIRA_CATALOGUE].flatMap(({ products }) =>
    products.map(({ name }) => slug(name)),
  );
  expect(names.filter((name) => drawingOf(name) === null)).toEqual([]);
});

it('the word that stands first in the name decides', () => {
  expect(drawingOf('jugo-de-naranja')).not.toBe(drawingOf('naranja'));
  expect(drawingOf('medialunas-de-manteca')).not.toBe(drawingOf('manteca'));
  expect(drawingOf('cosa-rara')).toBeNull();
});
