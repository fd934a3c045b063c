import { ApiError, errorMessage } from '../transport/errors';

/** Maximum number of requests in flight. */
export const MAX_IN_FLIGHT = 4;

/** An entry whose request failed, and why. */
export interface BatchFailure<Entry> {
  entry: Entry;
  /** For the user. */
  reason: string;
  error: unknown;
}

/** The progress of a batch, or its result. */
export interface BatchState<Entry> {
  total: number;
  done: readonly Entry[];
  failures: readonly BatchFailure<Entry>[];
  /** Not carried out: not sent, or refused because the session had ended. While the batch runs, also those in flight. */
  left: readonly Entry[];
}

export interface BatchOptions<Entry> {
  signal: AbortSignal;
  onProgress: (state: BatchState<Entry>) => void;
}

/**
 * Sends a request for each entry, a few at a time, and reports the progress after each one. After `signal` aborts,
 * requests in flight finish and no further one starts. The end of the session stops the batch too, because nothing else
 * could succeed.
 * @returns the last state
 */
export async function runBatch<Entry>(
  entries: readonly Entry[],
  send: (entry: Entry) => Promise<unknown>,
  options: BatchOptions<Entry>,
): Promise<BatchState<Entry>> {
  const done: Entry[] = [];
  const failures: BatchFailure<Entry>[] = [];
  let ended = false;
  const waiting = entries.values();
  const left = new Set(entries);
  const state = () => ({
    total: entries.length,
    done: [...done],
    failures: [...failures],
    left: [...left],
  });

  async function work() {
    for (const entry of waiting) {
      try {
        await send(entry);
        done.push(entry);
        left.delete(entry);
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) {
          ended = true;
        } else {
          failures.push({ entry, reason: errorMessage(error), error });
          left.delete(entry);
        }
      }
      options.onProgress(state());
      if (ended || options.signal.aborted) return;
    }
  }

  await Promise.all(Array.from({ length: MAX_IN_FLIGHT }, work));
  return state();
}
