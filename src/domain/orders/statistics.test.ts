import { describe, expect, it } from 'vitest';

import type { OrderSummary } from '~/contract/types';

import { clientCounts, dailyOrders, lastSeenClients } from './statistics';

const now = new Date(2026, 4, 15, 12, 0, 0);

const seen = (first_seen: string | null, last_seen: string | null) => ({
  first_seen,
  last_seen,
});

const order = (
  created_at: string,
  total_price: number,
  status: OrderSummary['status'] = 'pending',
) => ({ created_at, total_price, status });

describe('clientCounts', () => {
  it('counts the last 30 days and the calendar month apart', () => {
    expect(
      clientCounts(
        [
          seen('2026-05-01 00:00:00', '2026-05-15 11:00:00'),
          seen('2026-04-20 10:00:00', '2026-05-02 10:00:00'),
          seen('2026-04-01 10:00:00', '2026-04-30 23:59:59'),
          seen('2025-05-10 10:00:00', '2026-04-10 10:00:00'),
          seen(null, null),
        ],
        now,
      ),
    ).toEqual({ registered: { recent: 2, month: 1 }, active: { recent: 3, month: 2 } });
    expect(clientCounts([], now)).toEqual({
      registered: { recent: 0, month: 0 },
      active: { recent: 0, month: 0 },
    });
  });
});

describe('dailyOrders', () => {
  it('has 30 days, today the last', () => {
    const days = dailyOrders([], now);
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ date: '2026-04-16', count: 0, amount: 0 });
    expect(days.at(-1)).toEqual({ date: '2026-05-15', count: 0, amount: 0 });
  });

  it('counts and adds without drift', () => {
    expect(
      dailyOrders(
        [
          order('2026-05-15 00:00:00', 0.1),
          order('2026-05-15 23:59:59', 0.2),
          order('2026-05-13 08:00:00', 1234.5),
          order('2026-05-12 23:59:59', 99),
          order('2026-05-16 00:00:00', 99),
        ],
        now,
        3,
      ),
    ).toEqual([
      { date: '2026-05-13', count: 1, amount: 1234.5 },
      { date: '2026-05-14', count: 0, amount: 0 },
      { date: '2026-05-15', count: 2, amount: 0.3 },
    ]);
  });
});

const counted = (status: OrderSummary['status']) =>
  dailyOrders([order('2026-05-15 10:00:00', 7, status)], now, 1)[0]?.count;

describe('dailyOrders, what is counted', () => {
  it.each(['discarded', 'store_canceled', 'client_canceled'] as const)(
    'no order that is %s',
    (status) => {
      expect(counted(status)).toBe(0);
    },
  );

  it.each(['provisional', 'pending', 'preparing', 'waiting_delivery', 'charge', 'done'] as const)(
    'an order that is %s',
    (status) => {
      expect(counted(status)).toBe(1);
    },
  );
});

const client = (id: number, last_seen: string | null) => ({ id, last_seen });

describe('lastSeenClients', () => {
  it('has the five seen last, the newest first', () => {
    const clients = [
      client(1, '2026-05-01 10:00:00'),
      client(2, null),
      client(3, '2026-05-14 10:00:00'),
      client(4, '2026-05-14 10:00:01'),
      client(5, '2025-12-31 23:59:59'),
      client(6, '2026-04-30 10:00:00'),
      client(7, '2026-05-14 10:00:00'),
    ];
    expect(lastSeenClients(clients).map(({ id }) => id)).toEqual([4, 7, 3, 1, 6]);
  });

  it('puts those never seen at the end', () => {
    expect(
      lastSeenClients([client(1, null), client(2, '2026-05-01 10:00:00'), client(3, null)]).map(
        ({ id }) => id,
      ),
    ).toEqual([2, 3, 1]);
    expect(lastSeenClients([])).toEqual([]);
  });
});
