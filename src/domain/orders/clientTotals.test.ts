import { expect, it } from 'vitest';

import { sampleSummary } from '~/testSupport/orderFixtures';

import { clientTotals, totalsByClient } from './clientTotals';

it('counts all orders of a client and sums the confirmed ones', () => {
  const newest = sampleSummary({ id: 3, created_at: '2026-03-16 09:00:00', status: 'provisional' });
  const orders = [
    sampleSummary({ id: 1, total_price: 100.1, status: 'done' }),
    newest,
    sampleSummary({ id: 2, total_price: 50.2, status: 'pending' }),
    sampleSummary({ id: 4, total_price: 70, status: 'client_canceled' }),
  ];
  expect(clientTotals(orders)).toEqual({ count: 4, spent: 150.3, last: newest });
  expect(clientTotals([])).toEqual({ count: 0, spent: 0, last: null });
});

it('keeps the orders of clients apart', () => {
  const totals = totalsByClient([
    sampleSummary({ id: 1, client_id: 7, total_price: 100, status: 'done' }),
    sampleSummary({ id: 2, client_id: 8, total_price: 20, status: 'pending' }),
    sampleSummary({ id: 3, client_id: 7, total_price: 5, status: 'discarded' }),
  ]);
  expect(totals.get(7)).toMatchObject({ count: 2, spent: 100 });
  expect(totals.get(8)).toMatchObject({ count: 1, spent: 20 });
  expect(totals.has(9)).toBe(false);
});
