import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { sendInTime } from './timeLimits';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = (_request: Request, signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

const request = (path: string, options: RequestInit = {}) =>
  new Request(`https://api.test${path}`, options);

const file = {
  method: 'POST',
  headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  body: 'x'.repeat(160_000),
};

it.each([
  ['a read', '/store/orders', {}, 20],
  ['a read sent with POST', '/client/orderstatus', { method: 'POST' }, 20],
  ['a save', '/client/orders/1/items/2', { method: 'PUT' }, 30],
  ['a file of 160 kB', '/store/products/import', file, 40],
])('%s is given up in time', async (_what, path, options, seconds) => {
  const outcome = vi.fn<(error: unknown) => void>();
  void sendInTime(request(path, options), never).catch(outcome);
  await vi.advanceTimersByTimeAsync((seconds - 1) * 1000);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: 'TooSlow' }));
});

it('an answer that stops in the middle is given up, too', async () => {
  const stopped = new Response(
    new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) }),
  );
  const outcome = vi.fn<(error: unknown) => void>();
  void sendInTime(request('/store/orders'), () => Promise.resolve(stopped)).catch(outcome);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(outcome).toHaveBeenCalled();
});

it('a cancelled request ends at once, as cancelled', async () => {
  const cancel = new AbortController();
  const sent = sendInTime(request('/store/orders', { signal: cancel.signal }), never);
  await vi.advanceTimersByTimeAsync(1);
  cancel.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
});
