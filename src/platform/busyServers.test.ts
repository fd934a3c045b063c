import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { noteBusyServer, waitForServer } from './busyServers';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const order = new Request('https://api.test/client/orderstatus', { method: 'POST' });

it.each([
  ['7', 429, 7],
  ['3600', 503, 15],
  ['', 429, 0],
  ['soon', 429, 0],
  ['7', 500, 0],
  [new Date(Date.now() + 6_000).toUTCString(), 429, 6],
])('after "Retry-After: %s" of a %i the next call waits', async (header, status, seconds) => {
  noteBusyServer(order, new Response('', { status, headers: { 'Retry-After': header } }));
  const sent = vi.fn<() => void>();
  void waitForServer(order).then(sent);
  await waitForServer(new Request('https://api.test/client/productlist', { method: 'POST' }));
  await vi.advanceTimersByTimeAsync(Math.max(0, seconds - 1.5) * 1000);
  expect(sent).toHaveBeenCalledTimes(seconds > 0 ? 0 : 1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveBeenCalledTimes(1);
});
