import { afterEach, expect, it, vi } from 'vitest';

import { openWorkerEngine } from './engineClient';

/** A worker that answers nothing. */
class SilentWorker extends EventTarget {
  static readonly messages: unknown[] = [];
  postMessage = (message: unknown) => SilentWorker.messages.push(message);
  terminate() {}
}

function openSilent() {
  SilentWorker.messages.length = 0;
  vi.stubGlobal('Worker', SilentWorker);
  return openWorkerEngine(() => undefined);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('rejects the calls that wait for an answer when it is closed', async () => {
  const engine = openSilent();
  const reasons = engine.call('reasons');
  engine.close();
  await expect(reasons).rejects.toThrow('Lectura cancelada');
});

it('rejects a call after it was closed, and sends nothing', async () => {
  const engine = openSilent();
  engine.close();
  await expect(engine.call('reasons')).rejects.toThrow('Lectura cancelada');
  expect(SilentWorker.messages).toEqual([]);
});
