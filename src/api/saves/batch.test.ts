import { describe, expect, it } from 'vitest';

import { ApiError } from '../transport/errors';
import { MAX_IN_FLIGHT, runBatch } from './batch';

const entries = Array.from({ length: 20 }, (_, index) => index + 1);

const untilStopped = (signal = new AbortController().signal) => ({
  signal,
  onProgress: () => undefined,
});

describe('runBatch', () => {
  it('sends every entry once, a few at a time, and reports the progress', async () => {
    const sent: number[] = [];
    const progress: number[] = [];
    let running = 0;
    let most = 0;
    const state = await runBatch(
      entries,
      async (entry) => {
        most = Math.max(most, ++running);
        await Promise.resolve();
        running--;
        sent.push(entry);
      },
      { ...untilStopped(), onProgress: ({ done }) => progress.push(done.length) },
    );
    expect(sent.toSorted((a, b) => a - b)).toEqual(entries);
    expect(most).toBe(MAX_IN_FLIGHT);
    expect(progress).toEqual(entries);
    expect(state).toEqual({ total: 20, done: entries, failures: [], left: [] });
  });

  it('continues after a failure and reports the entry with the reason', async () => {
    const error = new ApiError('No se pudo', 500);
    const state = await runBatch(
      entries,
      (entry) => (entry === 7 ? Promise.reject(error) : Promise.resolve(null)),
      untilStopped(),
    );
    expect(state.done).toHaveLength(19);
    expect(state.failures).toMatchObject([{ entry: 7, reason: 'No se pudo' }]);
    expect(state.left).toEqual([]);
  });

  it('can be stopped: requests in flight finish, no other starts', async () => {
    const stop = new AbortController();
    let sent = 0;
    const state = await runBatch(
      entries,
      () => {
        if (++sent === 6) stop.abort();
        return Promise.resolve(null);
      },
      untilStopped(stop.signal),
    );
    expect(sent).toBeLessThan(6 + MAX_IN_FLIGHT);
    expect(state.done).toHaveLength(sent);
    expect(state.left).toEqual(entries.filter((entry) => !state.done.includes(entry)));
  });

  it('stops when the session has ended', async () => {
    let sent = 0;
    const state = await runBatch(
      entries,
      () => {
        sent++;
        return Promise.reject(new ApiError('Error en sesion', 401));
      },
      untilStopped(),
    );
    expect(sent).toBe(MAX_IN_FLIGHT);
    expect(state.done).toEqual([]);
  });
});
