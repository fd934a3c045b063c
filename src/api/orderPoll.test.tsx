import { focusManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { OrderSummary } from '~/contract/types';
import type { OrderNews } from '~/domain/orders/orderNews';
import { setConfig } from '~/lib/config';
import { sampleSummary } from '~/testSupport/orderFixtures';
import { shippedConfig } from '~/testSupport/testConfig';
import { newTab, renderInTab } from '~/testSupport/testHooks';

import { useOrderPoll } from './orderPoll';
import { ordersQuery } from './orders';

const first = sampleSummary({ id: 1, alphanum_id: 'A', status: 'pending' });
const second = sampleSummary({ id: 2, alphanum_id: 'B', status: 'pending' });

/** The backend's orders; null: it answers 500. */
let stored: OrderSummary[] | null;
let reads: number;

beforeEach(() => {
  vi.useFakeTimers();
  setConfig(shippedConfig());
  stored = [first];
  reads = 0;
  vi.stubGlobal('fetch', () => {
    reads++;
    return Promise.resolve(
      stored
        ? Response.json({ data: stored })
        : Response.json({ message: 'No responde' }, { status: 500 }),
    );
  });
});

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function poll(loaded: readonly OrderSummary[] | null = [first], inBackground = false) {
  const tab = newTab();
  const { queryKey } = ordersQuery();
  if (loaded) tab.setQueryData(queryKey, { rows: [...loaded], unreadable: 0 });
  const found: OrderNews[] = [];
  const { unmount } = renderInTab(
    () => useOrderPoll((news) => found.push(news), { inBackground }),
    tab,
  );
  await pass(0);
  return {
    tab,
    unmount,
    arrived: () => found.flatMap(({ arrived }) => Array.from(arrived.keys())),
    approved: () => found.flatMap(({ approved }) => Array.from(approved.keys())),
    shown: () => tab.getQueryData(queryKey)?.rows.map(({ alphanum_id }) => alphanum_id),
  };
}

it('reads the orders every 30 s and reports what came in', async () => {
  const { arrived, shown } = await poll();
  expect(reads).toBe(0);
  stored = [second, first];
  await pass(29_999);
  expect(reads).toBe(0);
  await pass(1);
  expect(reads).toBe(1);
  expect(arrived()).toEqual(['B']);
  expect(shown()).toEqual(['B', 'A']);
  await pass(30_000);
  expect(reads).toBe(2);
  expect(arrived()).toEqual(['B']);
});

it('does not read while the page is hidden, and reads at once when it becomes visible', async () => {
  const { arrived } = await poll();
  focusManager.setFocused(false);
  await pass(120_000);
  expect(reads).toBe(0);
  stored = [second, first];
  focusManager.setFocused(true);
  await pass(0);
  expect(reads).toBe(1);
  expect(arrived()).toEqual(['B']);
});

it('reads in the background where alerts are wanted', async () => {
  const { arrived } = await poll([first], true);
  focusManager.setFocused(false);
  stored = [second, first];
  await pass(30_000);
  expect(arrived()).toEqual(['B']);
});

it('reports payments that became Aprobado', async () => {
  const requested = { ...first, payment_status: 'required' as const };
  const { approved } = await poll([requested]);
  stored = [{ ...requested, payment_status: 'done' }];
  await pass(30_000);
  expect(approved()).toEqual(['A']);
});

it('does not report what this tab saved', async () => {
  const requested = { ...first, payment_status: 'required' as const };
  const { approved, arrived, tab } = await poll([requested]);
  const paid = { ...requested, payment_status: 'done' as const };
  // The last one was put back to pending.
  stored = [second, paid];
  tab.setQueryData(ordersQuery().queryKey, { rows: stored, unreadable: 0 });
  await pass(30_000);
  expect(reads).toBe(1);
  expect(approved()).toEqual([]);
  expect(arrived()).toEqual([]);
});

it('a read that follows an action reports new orders, not approved payments', async () => {
  const requested = { ...first, payment_status: 'required' as const };
  const { approved, arrived, tab } = await poll([requested]);
  stored = [second, { ...requested, payment_status: 'done' }];
  await act(() => tab.fetchQuery({ ...ordersQuery(), staleTime: 0 }));
  expect(arrived()).toEqual(['B']);
  expect(approved()).toEqual([]);
});

it('goes on after a failed read, which keeps the orders', async () => {
  const { arrived, shown } = await poll();
  stored = null;
  await pass(30_000);
  expect(shown()).toEqual(['A']);
  stored = [second, first];
  await pass(30_000);
  expect(arrived()).toEqual(['B']);
});

it('reads at the start where the screen has not loaded the orders; those are no news', async () => {
  const { arrived } = await poll(null);
  expect(reads).toBe(1);
  stored = [second, first];
  await pass(30_000);
  expect(arrived()).toEqual(['B']);
});

it('stops with the staff screens', async () => {
  const { unmount } = await poll();
  unmount();
  await pass(120_000);
  expect(reads).toBe(0);
});
