import { ApiError, errorMessage } from './errors';

/** Maximum number of requests in flight. */
export const MAX_IN_FLIGHT = 4;

/** An entry whose request failed, and why. */
export interface BatchFailure<Entry> {
  entry: Entry;
  reason: string;
}

/** The progress of a batch, or its result. */
export interface BatchState<Entry> {
  total: number;
  done: readonly Entry[];
  failures: readonly BatchFailure<Entry>[];
}

export const batchStart = <Entry>(total: number): BatchState<Entry> => ({
  total,
  done: [],
  failures: [],
});

/**
 * Sends a request for each entry, a few at a time, and reports the progress after each one. After `signal` aborts,
 * requests in flight finish and no further one starts. The end of the session stops the batch too, because nothing else
 * could succeed.
 * @returns the last state; an entry that is neither done nor failed was not sent
 */
export async function runBatch<Entry>(
  entries: readonly Entry[],
  send: (entry: Entry) => Promise<unknown>,
  options: { signal: AbortSignal; onProgress: (state: BatchState<Entry>) => void },
): Promise<BatchState<Entry>> {
  const done: Entry[] = [];
  const failures: BatchFailure<Entry>[] = [];
  let ended = false;
  const waiting = entries.values();
  const state = () => ({ total: entries.length, done: [...done], failures: [...failures] });

  async function work() {
    for (const entry of waiting) {
      try {
        await send(entry);
        done.push(entry);
      } catch (error) {
        failures.push({ entry, reason: errorMessage(error) });
        ended ||= error instanceof ApiError && error.status === 401;
      }
      options.onProgress(state());
      if (ended || options.signal.aborted) return;
    }
  }

  await Promise.all(Array.from({ length: MAX_IN_FLIGHT }, work));
  return state();
}
