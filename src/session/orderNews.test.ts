import { beforeEach, expect, it, vi } from 'vitest';

import { NO_NEWS, orderNews } from '~/domain/orders/orderNews';
import { sampleSummary } from '~/testSupport/orderFixtures';

import { orderNewsStore } from './orderNews';

const order = (alphanum_id: string, payment_status: 'pending' | 'done' = 'pending') =>
  sampleSummary({ alphanum_id, payment_status });

const codes = () => ({
  arrived: [...orderNewsStore.get().arrived.keys()],
  approved: [...orderNewsStore.get().approved.keys()],
});

beforeEach(() => {
  orderNewsStore.clear();
  orderNewsStore.add(
    orderNews([order('A'), order('B')], [order('A', 'done'), order('B'), order('C')]),
  );
});

it('holds news until a list has shown them', () => {
  expect(codes()).toEqual({ arrived: ['C'], approved: ['A'] });
  const shown = orderNewsStore.get();
  orderNewsStore.add(orderNews([order('A')], [order('A'), order('D')]));
  orderNewsStore.markSeen('arrived', shown.arrived);
  expect(codes()).toEqual({ arrived: ['D'], approved: ['A'] });
  orderNewsStore.markSeen('approved', shown.approved);
  expect(codes()).toEqual({ arrived: ['D'], approved: [] });
});

it('forgets the news of an order that was opened', () => {
  orderNewsStore.markOrderSeen('A');
  expect(codes()).toEqual({ arrived: ['C'], approved: [] });
  orderNewsStore.markOrderSeen('C');
  expect(codes()).toEqual({ arrived: [], approved: [] });
});

it('tells its subscribers about changes only', () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = orderNewsStore.subscribe(listener);
  orderNewsStore.markSeen('arrived', NO_NEWS.arrived);
  orderNewsStore.markOrderSeen('Z');
  expect(listener).not.toHaveBeenCalled();
  orderNewsStore.markOrderSeen('C');
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  orderNewsStore.clear();
  expect(listener).toHaveBeenCalledTimes(1);
});
