import { expect, it } from 'vitest';

import { ordersTotalText } from './ordersTotal';

const order = (total_price: number, curr_symbol = '$') => ({ total_price, curr_symbol });

it.each([
  [[], ''],
  [[order(0.1), order(0.2)], '$\u00a00,30'],
  [[order(1234.5), order(-34.5)], '$\u00a01.200,00'],
  [[order(1), order(1, 'US$')], ''],
])('%j add up to "%s"', (orders, expected) => {
  expect(ordersTotalText(orders)).toBe(expected);
});
