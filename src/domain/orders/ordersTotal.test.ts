import { expect, it } from 'vitest';

import { collectedText, ordersTotalText, soldText } from './ordersTotal';

const order = (total_price: number, curr_symbol = '$') => ({ total_price, curr_symbol });

it.each([
  [[], ''],
  [[order(0.1), order(0.2)], '$\u00a00,30'],
  [[order(1234.5), order(-34.5)], '$\u00a01.200,00'],
  [[order(1), order(1, 'US$')], ''],
])('%j add up to "%s"', (orders, expected) => {
  expect(ordersTotalText(orders)).toBe(expected);
});

type Status = Parameters<typeof collectedText>[0][number]['status'];
const sale = (
  total_price: number,
  status: Status = 'pending',
  payment_status: 'pending' | 'required' | 'done' = 'pending',
) => ({ ...order(total_price), status, payment_status });

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [[sale(100)], '1 pedido · $ 100,00'],
  [[sale(100), sale(50, 'store_canceled')], '2 pedidos · $ 150,00 (1 cancelado, $ 50,00)'],
  [
    [sale(100), sale(50, 'client_canceled'), sale(5, 'discarded')],
    '3 pedidos · $ 155,00 (2 cancelados, $ 55,00)',
  ],
  [[sale(1), { ...sale(1), curr_symbol: 'US$' }], '2 pedidos'],
])('%j are headed "%s"', (orders, expected) => {
  expect(spaced(soldText(orders))).toBe(expected);
});

it.each([
  [[sale(10, 'done', 'done'), sale(5, 'done', 'required')], '$ 10,00 cobrados · $ 5,00 sin cobrar'],
  [[sale(10, 'done', 'done'), sale(7, 'store_canceled')], '$ 10,00 cobrados'],
  [[sale(5, 'done')], '$ 5,00 sin cobrar'],
  [[sale(7, 'store_canceled')], '1 pedido'],
  [[sale(1), { ...sale(1), curr_symbol: 'US$' }], '2 pedidos'],
])('%j as payments are headed "%s"', (orders, expected) => {
  expect(spaced(collectedText(orders))).toBe(expected);
});
