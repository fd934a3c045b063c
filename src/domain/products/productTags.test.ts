import { describe, expect, it } from 'vitest';

import { productTags, tagsInLine } from './productTags';

describe('tags of a product (list or comma-separated text)', () => {
  it.each([
    [
      ['oferta', 'sin TACC'],
      ['oferta', 'sin TACC'],
    ],
    ['oferta, sin TACC', ['oferta', 'sin TACC']],
    ['', []],
    [' , ', []],
  ])('%j are read as %j', (tags, expected) => {
    expect(productTags({ tags })).toEqual(expected);
  });
});

it.each([
  [['vegano', 'orgánico'], 24, ['vegano', 'orgánico'], []],
  [['más vendido', 'recomendado'], 24, ['más vendido'], ['recomendado']],
  [['oferta', 'sin TACC'], 6, [], ['oferta', 'sin TACC']],
  [[], 6, [], []],
])(
  'shows of %j in %i characters what leaves room for the number of the others',
  (tags, room, shown, others) => {
    expect(tagsInLine(tags, room)).toEqual({ shown, others });
  },
);
