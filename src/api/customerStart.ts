import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';

import type { CustomerSession } from '~/contract/types';
import { withHash } from '~/domain/store/hashtag';
import { firstSessionOf } from '~/lib/browser/firstRequests';
import { randomId } from '~/lib/ids';
import {
  customerSession,
  enterStore,
  findSession,
  forgetUnknownStore,
  saveMetadata,
  type StoredCustomerSession,
} from '~/session/customer';

import { customerSessionKey, presetStore, recoverSession } from './customerSession';
import { ApiError, errorMessage } from './transport/errors';
import { isStoreDisabled, toastLoad } from './transport/loadPolicy';

/** What the shopper's home shows: a store, or why it cannot. */
export type CustomerStart =
  | {
      kind: 'ready';
      session: CustomerSession;
      /** The session had to be loaded again: the chat shows its menu. */
      reloaded: boolean;
      /** Why only remembered data are shown (Spanish); null when the server answered. */
      problem: string | null;
    }
  /** The URL names no store and none is remembered. */
  | { kind: 'noStore' }
  /** The URL names a store that does not exist. */
  | { kind: 'unknownStore' }
  /** The platform administrator has disabled the store. */
  | { kind: 'storeDisabled' }
  /** Nothing could be loaded and nothing is remembered. */
  | { kind: 'failed'; message: string };

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

function isSameStore(stored: StoredCustomerSession, hashtag: string): boolean {
  return stored.store?.hashtag.toLowerCase() === withHash(hashtag).toLowerCase();
}

/** Id of the stored session if it belongs to the store, else a new one: each store has its own conversation. */
function sessionIdFor(stored: StoredCustomerSession, hashtag: string): string {
  const usable = stored.store === null || isSameStore(stored, hashtag);
  return (usable ? stored.sessionId : null) ?? firstSessionOf(hashtag) ?? randomId();
}

/** Side effect: stores the session and makes its store the page's. */
function saveAndReturnReady(session: CustomerSession, reloaded = false): CustomerStart {
  saveMetadata(session);
  return { kind: 'ready', session, reloaded, problem: null };
}

/** Side effect: makes a remembered store the page's. */
function enter(hashtag: string | null): void {
  if (hashtag !== null) enterStore((session) => isSameStore(session, hashtag));
}

/**
 * The stored session of the store, to show before or without an answer; null when there is none. Side effect: makes it the
 * page's store.
 */
function enterRememberedStore(hashtag: string | null): CustomerSession | null {
  enter(hashtag);
  const stored = customerSession();
  const { store, sessionId, currentOrderToken, productListToken } = stored;
  if (store === null || sessionId === null) return null;
  if (hashtag !== null && !isSameStore(stored, hashtag)) return null;
  return {
    session_id: sessionId,
    current_order_token: currentOrderToken,
    product_list_token: productListToken,
    client: null,
    store_public_data: store,
  };
}

/** Links the session to the store in the URL, or recovers the stored one. */
async function loadSession(hashtag: string | null): Promise<CustomerStart> {
  const stored = customerSession();
  if (hashtag !== null) {
    const linked = await presetStore(sessionIdFor(stored, hashtag), hashtag);
    // Only the answer tells that the id of a store means the store of a remembered session.
    const { hashtag: linkedTag } = linked.store_public_data;
    const known = findSession((session) => isSameStore(session, linkedTag))?.sessionId ?? null;
    const isOther = known !== null && known !== linked.session_id;
    return saveAndReturnReady(isOther ? await recoverSession(known) : linked);
  }
  if (stored.sessionId !== null) return saveAndReturnReady(await recoverSession(stored.sessionId));
  if (stored.store === null) return { kind: 'noStore' };
  return saveAndReturnReady(await presetStore(randomId(), stored.store.hashtag));
}

/** After a failed {@link loadSession}: loads again with the stored session id, or with a new one. */
async function retryWithStoredSession(
  hashtag: string | null,
  error: unknown,
): Promise<CustomerStart> {
  const stored = customerSession();
  if (hashtag !== null) {
    if (stored.sessionId === null || !isSameStore(stored, hashtag)) throw error;
    return saveAndReturnReady(await recoverSession(stored.sessionId), true);
  }
  if (stored.store === null) throw error;
  const { hashtag: known } = stored.store;
  return saveAndReturnReady(await presetStore(sessionIdFor(stored, known), known), true);
}

function afterFailure(hashtag: string | null, error: unknown): CustomerStart {
  if (isNotFound(error)) {
    if (hashtag !== null) return { kind: 'unknownStore' };
    forgetUnknownStore();
    return { kind: 'noStore' };
  }
  const session = enterRememberedStore(hashtag);
  const message = errorMessage(error);
  return session === null
    ? { kind: 'failed', message }
    : { kind: 'ready', session, reloaded: true, problem: message };
}

async function start(hashtag: string | null): Promise<CustomerStart> {
  enter(hashtag);
  try {
    return await loadSession(hashtag);
  } catch (first) {
    if (isStoreDisabled(first)) return { kind: 'storeDisabled' };
    if (hashtag !== null && isNotFound(first)) return { kind: 'unknownStore' };
    try {
      return await retryWithStoredSession(hashtag, first);
    } catch (second) {
      return afterFailure(hashtag, second);
    }
  }
}

/**
 * The shopper's session when a screen opens. Never fails: a failure is one of the kinds. A stored session of the same
 * store is the initial data, which is refetched in the background.
 * @param hashtag the store in the URL, by its hashtag with or without #, or by its id; null when the URL names none
 */
export function customerStartQuery(hashtag: string | null) {
  return queryOptions({
    queryKey: [...customerSessionKey, 'start', hashtag],
    queryFn: () => start(hashtag),
    initialData: (): CustomerStart | undefined => {
      const session = enterRememberedStore(hashtag);
      return session === null
        ? undefined
        : { kind: 'ready', session, reloaded: false, problem: null };
    },
    initialDataUpdatedAt: 0,
    meta: toastLoad,
  });
}

/**
 * The session of the shopper's home, which the route's loader has put into the cache. Read again when it was only
 * remembered, when it was invalidated, and when the tab becomes visible.
 */
export function useCustomerStart(hashtag: string | null): {
  start: CustomerStart;
  /** False while the data is only what the browser remembers. */
  isFresh: boolean;
  refresh: () => void;
} {
  const { data: start, dataUpdatedAt, refetch } = useSuspenseQuery(customerStartQuery(hashtag));
  return { start, isFresh: dataUpdatedAt > 0, refresh: () => void refetch() };
}
