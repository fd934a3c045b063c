import { describe, expect, it } from 'vitest';

import type { OrderStatus } from '~/contract/types';
import { sampleSummary } from '~/testSupport/orderFixtures';

import { homeTotals } from './homeOrders';

const at = (id: number, created_at: string) => sampleSummary({ id, created_at, status: 'pending' });

describe('the newest orders of the staff home', () => {
  it('come first; of the same second the later number', () => {
    const orders = [
      at(1, '2026-03-14 10:00:00'),
      at(2, '2026-03-14 12:00:00'),
      at(3, '2026-03-14 12:00:00'),
      at(4, '2026-03-14 11:00:00'),
    ];
    for (const given of [orders, orders.toReversed()]) {
      expect(homeTotals(given).tabs.ENTRANTES.orders.map(({ id }) => id)).toEqual([3, 2, 4, 1]);
    }
  });
});

describe('orders of the staff home', () => {
  const statuses: readonly OrderStatus[] = [
    'provisional',
    'pending',
    'pending',
    'preparing',
    'waiting_delivery',
    'charge',
    'done',
    'done',
    'discarded',
    'store_canceled',
    'client_canceled',
  ];
  const orders = statuses.map((status, index) =>
    sampleSummary({ id: index + 1, status, total_price: 10 ** (index % 3) + 0.1 }),
  );

  it('counts pending as incoming, preparing as in process, waiting_delivery to dispatch, done delivered', () => {
    const { tabs } = homeTotals(orders);
    expect(Object.entries(tabs).map(([tab, { count }]) => [tab, count])).toEqual([
      ['ENTRANTES', 2],
      ['EN PROCESO', 1],
      ['A DESPACHAR', 1],
      ['ENTREGADAS', 2],
    ]);
  });

  it('adds up open orders and deliveries', () => {
    const totals = homeTotals(orders);
    expect(totals.open).toEqual({ count: 3, amount: 111.3 });
    expect(totals.deliveries).toEqual({ count: 3, amount: 21.3 });
  });

  it('shows the 12 newest orders of a tab and counts all', () => {
    const many = Array.from({ length: 14 }, (_, index) =>
      sampleSummary({
        id: index + 1,
        status: 'pending',
        created_at: `2026-03-${String(10 + Math.floor(index / 2))} 10:00:00`,
      }),
    );
    const { ENTRANTES } = homeTotals(many).tabs;
    expect(ENTRANTES.count).toBe(14);
    expect(ENTRANTES.orders.map((order) => order.id)).toEqual([
      14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
    ]);
  });

  it('is all zeros for a store without orders', () => {
    expect(homeTotals([])).toEqual({
      tabs: {
        ENTRANTES: { count: 0, orders: [] },
        'EN PROCESO': { count: 0, orders: [] },
        'A DESPACHAR': { count: 0, orders: [] },
        ENTREGADAS: { count: 0, orders: [] },
      },
      open: { count: 0, amount: 0 },
      deliveries: { count: 0, amount: 0 },
    });
  });
});
