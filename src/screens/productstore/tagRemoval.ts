import { ApiError, errorMessage } from '~/api/errors';
import type { Product } from '~/contract/types';

/** Products that are sent at the same time: a few (readings, Modificar). */
export const AT_ONCE = 4;

/** A product whose tags could not be removed, and why. */
export interface RemovalFailure {
  product: Product;
  reason: string;
}

/** How far a removal has come, or how it ended. */
export interface RemovalState {
  total: number;
  done: number;
  failures: readonly RemovalFailure[];
}

/**
 * Sends the removal of the tags of each product, a few at a time, telling after each one how far it is. Aborting
 * `signal` starts no further product; those under way come to their end. A session that ended stops it too: nothing
 * else could succeed. Answers the last state: what is neither done nor failed was left as it was.
 */
export async function removeTags(
  products: readonly Product[],
  send: (product: Product) => Promise<unknown>,
  options: { signal: AbortSignal; onProgress: (state: RemovalState) => void },
): Promise<RemovalState> {
  const failures: RemovalFailure[] = [];
  let done = 0;
  let ended = false;
  const waiting = products.values();
  const state = () => ({ total: products.length, done, failures: [...failures] });

  async function work() {
    for (const product of waiting) {
      try {
        await send(product);
        done++;
      } catch (error) {
        failures.push({ product, reason: errorMessage(error) });
        ended ||= error instanceof ApiError && error.status === 401;
      }
      options.onProgress(state());
      if (ended || options.signal.aborted) return;
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return state();
}
