import { afterEach, expect, it, vi } from 'vitest';

import { openFileWorker } from './client';

/** A worker that answers nothing. */
class SilentWorker extends EventTarget {
  static readonly messages: unknown[] = [];
  postMessage = (message: unknown) => SilentWorker.messages.push(message);
  terminate() {}
}

function openSilent() {
  SilentWorker.messages.length = 0;
  vi.stubGlobal('Worker', SilentWorker);
  return openFileWorker(() => undefined);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('rejects the calls that wait for an answer when it is closed', async () => {
  const worker = openSilent();
  const reasons = worker.call('reasons');
  worker.close();
  await expect(reasons).rejects.toThrow('Lectura cancelada');
});

it('rejects a call after it was closed, and sends nothing', async () => {
  const worker = openSilent();
  worker.close();
  await expect(worker.call('reasons')).rejects.toThrow('Lectura cancelada');
  expect(SilentWorker.messages).toEqual([]);
});
