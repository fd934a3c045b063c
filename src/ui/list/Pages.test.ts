import { expect, it } from 'vitest';

import { pageNumbers } from './Pages';

it.each([
  [1, 1, [1]],
  [8, 16, [1, null, 7, 8, 9, null, 16]],
  [3, 5, [1, 2, 3, 4, 5]],
])(
  'on page %i of %i leads to the first, the last and the pages beside it',
  (page, pages, shown) => {
    expect(pageNumbers(page, pages)).toEqual(shown);
  },
);
