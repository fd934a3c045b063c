import { describe, expect, it } from 'vitest';

import { productTags } from './productTags';

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
