import { expect, it } from 'vitest';

import { hasTwoDecimals, priceError } from './moneyLimits';

it.each([0, 10, 10.9, 10.98, -50.05, 0.1 + 0.2, 1.005 * 1000, 4.35, 123_456_789.01])(
  '%d has at most two decimals',
  (amount) => {
    expect(hasTwoDecimals(amount)).toBe(true);
  },
);

it.each([10.987_65, 0.001, -1.005, 123_456_789.015])('%d has more', (amount) => {
  expect(hasTwoDecimals(amount)).toBe(false);
});

it.each([
  [null, null],
  [undefined, null],
  [0, null],
  [0.01, null],
  [0.5, null],
  [0.99, null],
  [0.005, 'Los importes llevan hasta dos decimales'],
  [8450.5, null],
  [-0.01, 'El precio no puede ser negativo'],
  [10.987_65, 'Los importes llevan hasta dos decimales'],
  [999_999_999.99, null],
  [1_000_000_000, 'El importe máximo es 999.999.999,99'],
  [1e300, 'El importe máximo es 999.999.999,99'],
])('the price %s: %s', (price, expected) => {
  expect(priceError(price)).toBe(expected);
});
