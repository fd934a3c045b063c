import { ApiError, kindOf } from './errors';

/**
 * What a failed load does.
 * - `login`: the main load of a staff screen; remembers the URL and goes to /login.
 * - `404`: a public order or catalogue; goes to /404.
 * - `part`: a load beside the main one; its part shows the failure (see `~/ui/Boundary`), 401 and 403 go to /login.
 * - `toast`: only a toast.
 * - `silent`: nothing, because the load is repeated; a 401 goes to /login.
 * A failed refetch of data that are on the screen is a toast, except a 401, which goes to /login, and the order or
 * catalogue of a store that was disabled meanwhile, which goes to /404.
 */
export type LoadFailure = 'login' | '404' | 'part' | 'toast' | 'silent';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { onFailure: LoadFailure };
  }
}

export const staffLoad = { onFailure: 'login' } as const;
export const publicLoad = { onFailure: '404' } as const;
const secondaryLoad = { onFailure: 'part' } as const;
export const toastLoad = { onFailure: 'toast' } as const;
export const silentLoad = { onFailure: 'silent' } as const;

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : null);

/**
 * What to do about a failed load.
 * @param wanted of the query's meta
 * @param hasData whether an earlier answer is on the screen
 */
export function outcomeOf(wanted: LoadFailure, error: unknown, hasData: boolean): LoadFailure {
  const status = statusOf(error);
  if (wanted === 'silent') return status === 401 ? 'login' : 'silent';
  const ofUser = wanted === 'login' || wanted === 'part';
  if (ofUser && (status === 401 || (status === 403 && !hasData))) return 'login';
  if (wanted === '404' && isClosedStore(error)) return '404';
  return hasData ? 'toast' : wanted;
}

/** Whether the same request may succeed later: the server did not refuse it. */
export function mayRetry(error: unknown): boolean {
  const kind = kindOf(error);
  return kind !== 'refused' && kind !== 'user';
}

/** Whether a shopper's request was refused because the platform administrator has disabled the store. */
export const isClosedStore = (error: unknown): boolean => statusOf(error) === 403;

/** The same query where it is not the screen's main load. */
export function asSecondary<Query extends { meta?: { onFailure: LoadFailure } }>(
  query: Query,
): Query {
  return { ...query, meta: secondaryLoad };
}
