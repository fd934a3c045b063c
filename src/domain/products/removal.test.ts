import { expect, it } from 'vitest';

import { asksForCount, isCount } from './removal';

it.each([
  [1, 100, false],
  [9, 100, false],
  [10, 100, true],
  [10, null, true],
  [9, null, false],
  [2, 8, false],
  [3, 8, true],
  [1, 1, true],
])('a removal of %d products of %s asks for the number: %s', (count, knownProducts, asks) => {
  expect(asksForCount(count, knownProducts)).toBe(asks);
});

it('the number is typed with or without separators', () => {
  expect(['1250', '1.250', ' 1 250 '].every((typed) => isCount(typed, 1250))).toBe(true);
  expect(['', '125', '12500'].some((typed) => isCount(typed, 1250))).toBe(false);
});
