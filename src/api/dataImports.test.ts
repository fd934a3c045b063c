import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { ImportStatus } from '~/contract/types';

import { dataImportsUntilFinishedQuery, whileUnfinished } from './dataImports';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** How many reads a screen makes within 7 s while the jobs have these statuses; null: the reads fail. */
async function readsWithin7s(statuses: readonly ImportStatus[] | null): Promise<number> {
  let reads = 0;
  const observer = new QueryObserver(new QueryClient(), {
    queryKey: ['jobs'],
    queryFn: () => {
      reads += 1;
      if (statuses === null) throw new Error('no connection');
      return { rows: statuses.map((status) => ({ status })), unreadable: 0 };
    },
    refetchInterval: whileUnfinished(2_000),
    retry: false,
    networkMode: 'always',
  });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(7_000);
  stop();
  return reads;
}

it.each<[readonly ImportStatus[], number]>([
  [['complete', 'pending'], 4],
  [['processing', 'failed'], 4],
  [['complete', 'failed'], 1],
  [[], 1],
])('jobs %j are read %d times', async (statuses, expected) => {
  expect(await readsWithin7s(statuses)).toBe(expected);
});

it('a failed read is not repeated', async () => {
  expect(await readsWithin7s(null)).toBe(1);
});

it('jobs that are watched are read again every 2 s; nothing is while none is known', () => {
  const { refetchInterval } = dataImportsUntilFinishedQuery();
  const interval = (state: object) =>
    typeof refetchInterval === 'function' ? refetchInterval({ state } as never) : refetchInterval;
  const data = { rows: [{ status: 'pending' }], unreadable: 0 };
  expect(interval({ status: 'success', data })).toBe(2_000);
  expect(interval({ status: 'error', data })).toBe(false);
  expect(interval({ status: 'success', data: undefined })).toBe(false);
});
