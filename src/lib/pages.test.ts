import { expect, it } from 'vitest';

import { pageNumbers, pageRows, rangeText } from './pages';

it.each([
  [31, 1, { first: 0, rows: 15, page: 1, pages: 3 }],
  [31, 2, { first: 15, rows: 15, page: 2, pages: 3 }],
  [31, 3, { first: 30, rows: 1, page: 3, pages: 3 }],
  [31, 9, { first: 30, rows: 1, page: 3, pages: 3 }],
  [30, 3, { first: 15, rows: 15, page: 2, pages: 2 }],
  [0, 1, { first: undefined, rows: 0, page: 1, pages: 1 }],
])('of %i rows, 15 each, page %i is %j', (count, wanted, expected) => {
  const all = Array.from({ length: count }, (_, index) => index);
  const { rows, ...shown } = pageRows(all, wanted, 15);
  expect({ first: rows[0], rows: rows.length, ...shown }).toEqual(expected);
});

it.each([
  [1, 7, 117, '1–7 de 117'],
  [17, 7, 117, '113–117 de 117'],
  [2, 15, 10_001, '16–30 de 10.001'],
])('page %i of %i rows each, of %i: %s', (page, pageSize, count, expected) => {
  expect(rangeText(page, pageSize, count)).toBe(expected);
});

it.each([
  [1, 1, [1]],
  [1, 8, [1, 2, null, 8]],
  [8, 8, [1, null, 7, 8]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 8, [1, 2, 3, 4, 5, null, 8]],
  [5, 8, [1, null, 4, 5, 6, 7, 8]],
  [8, 16, [1, null, 7, 8, 9, null, 16]],
])(
  'on page %i of %i leads to the first, the last and the pages beside it',
  (page, pages, shown) => {
    expect(pageNumbers(page, pages)).toEqual(shown);
  },
);
