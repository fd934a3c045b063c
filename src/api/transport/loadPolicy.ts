import { messages } from '~/domain/messages';

import { ApiError, kindOf } from './errors';

/**
 * What a failed load does.
 * - `login`: remembers the URL and goes to /login.
 * - `home`: goes to /home.
 * - `404`: goes to /404.
 * - `part`: the part of the screen shows the failure (see `~/ui/Boundary`).
 * - `toast`: only a toast.
 * - `silent`: nothing, because the load is repeated.
 *
 * A query's `meta` names the one of its first load; the status of the answer, and data on the screen, can change it:
 *
 *     meta    used for                        first load: 401, 403, other   refetch: 401, 403, other
 *     login   main load of a staff screen     login, login, login           login, toast, toast
 *     home    an order or a client            login, login, login           login, toast, toast
 *     part    load beside the main one        login, login, part            login, toast, toast
 *     404     order or catalogue of a shopper 404,   404,   404             toast, 404,   toast
 *     toast   load to do without              toast, toast, toast           toast, toast, toast
 *     silent  repeated load                   login, silent, silent         login, silent, silent
 *
 * An order or a client that is not all there, such as an order without its client, is answered like one that does not exist:
 * the first load leads to /home.
 */
export type LoadFailure = 'login' | 'home' | '404' | 'part' | 'toast' | 'silent';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { onFailure: LoadFailure };
  }
}

export const staffLoad = { onFailure: 'login' } as const;
export const recordLoad = { onFailure: 'home' } as const;
export const shopperLoad = { onFailure: '404' } as const;
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
  const ofUser = wanted === 'login' || wanted === 'home' || wanted === 'part';
  if (ofUser && (status === 401 || (status === 403 && !hasData))) return 'login';
  if (wanted === '404' && isStoreDisabled(error)) return '404';
  if (hasData) return 'toast';
  const isUnreadable = status !== null && status >= 200 && status < 300;
  return wanted === 'home' && !isUnreadable ? 'login' : wanted;
}

/** Whether the same request may succeed later: the server did not refuse it. */
export function mayRetry(error: unknown): boolean {
  const kind = kindOf(error);
  return kind !== 'refused' && kind !== 'user';
}

/** Whether a shopper's request was refused because the platform administrator has disabled the store. */
export const isStoreDisabled = (error: unknown): boolean => statusOf(error) === 403;

/** An answer to a shopper does not name the store whose widget and colours the page shows: leads to /homeclient. */
export class MissingStoreError extends ApiError {
  constructor() {
    super(messages.unexpectedAnswer, 200);
  }
}

/** The same query where it is not the screen's main load. */
export function asSecondary<Query extends { meta?: { onFailure: LoadFailure } }>(
  query: Query,
): Query {
  return { ...query, meta: secondaryLoad };
}
