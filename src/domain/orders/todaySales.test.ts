import { expect, it } from 'vitest';

import type { OrderStatus } from '~/contract/types';

import { todaySales } from './todaySales';

// A Saturday.
const NOW = new Date(2026, 10, 28, 10, 30);

const order = (created_at: string, total_price: number, status: OrderStatus = 'pending') => ({
  created_at,
  total_price,
  status,
});

const compare = (...orders: ReturnType<typeof order>[]) =>
  todaySales([order('2026-11-28 09:00:00', 150), ...orders], NOW, '$').comparison;

it('counts today without cancelled orders and those of other days', () => {
  const orders = [
    order('2026-11-28 00:00:00', 100.5),
    order('2026-11-28 10:30:00', 1),
    order('2026-11-28 09:00:00', 7, 'store_canceled'),
    order('2026-11-28 09:00:00', 7, 'discarded'),
    order('2026-11-27 23:59:59', 7),
  ];
  expect(todaySales(orders, NOW, '$')).toMatchObject({
    count: 2,
    amount: 101.5,
    orders: '2 pedidos',
  });
  expect(todaySales([order('2026-11-28 10:00:00', 3)], NOW, '$').orders).toBe('1 pedido');
});

it('compares with the same weekday of last week until the same time', () => {
  expect(compare(order('2026-11-21 10:30:00', 100))).toBe(
    '50 % más que el sábado pasado a esta hora',
  );
  expect(compare(order('2026-11-21 08:00:00', 200))).toBe(
    '25 % menos que el sábado pasado a esta hora',
  );
  expect(compare(order('2026-11-21 08:00:00', 150))).toBe('Igual que el sábado pasado a esta hora');
  expect(compare(order('2026-11-21 10:31:00', 100), order('2026-11-20 09:00:00', 100))).toMatch(
    /^\$\s0,00 el sábado pasado a esta hora$/,
  );
});
