import { queryOptions } from '@tanstack/react-query';

import { customerSessionKey, presetStore, recoverSession } from '~/api/customerSession';
import { ApiError, errorMessage } from '~/api/errors';
import { sideLoad } from '~/api/loadPolicy';
import type { CustomerSession } from '~/contract/types';
import { withHash } from '~/domain/store/hashtag';
import { randomId } from '~/lib/ids';
import {
  customerSession,
  saveCustomerSession,
  saveMetadata,
  type StoredCustomerSession,
} from '~/session/customer';

/** How the shopper's home begins. */
export type CustomerStart =
  | {
      kind: 'ready';
      session: CustomerSession;
      /** The session had to be loaded again: the chat shows its menu (§8 customer, session error). */
      reloaded: boolean;
      /** Why what is shown is what the browser remembers; null when it is fresh. */
      problem: string | null;
    }
  /** The address names no store and none is remembered. */
  | { kind: 'noStore' }
  /** The address names a store that does not exist or is closed. */
  | { kind: 'unknownStore' }
  /** Nothing could be loaded and nothing is remembered. */
  | { kind: 'failed'; message: string };

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

function isSameStore(stored: StoredCustomerSession, hashtag: string): boolean {
  return stored.store?.hashtag.toLowerCase() === withHash(hashtag).toLowerCase();
}

/** The stored session's id where it belongs to the store; another store's conversation is not carried over. */
function sessionIdFor(stored: StoredCustomerSession, hashtag: string): string {
  const usable = stored.store === null || isSameStore(stored, hashtag);
  return (usable ? stored.sessionId : null) ?? randomId();
}

function keep(session: CustomerSession): CustomerSession {
  saveMetadata(session);
  return session;
}

const ready = (session: CustomerSession, reloaded = false): CustomerStart => ({
  kind: 'ready',
  session: keep(session),
  reloaded,
  problem: null,
});

/** What the browser remembers of the store, fit to show before and without an answer. */
function remembered(hashtag: string | null): CustomerSession | null {
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

/** Links the session to the address's store, or recovers the stored one (§7 customer). */
async function firstTry(hashtag: string | null): Promise<CustomerStart> {
  const stored = customerSession();
  if (hashtag !== null) return ready(await presetStore(sessionIdFor(stored, hashtag), hashtag));
  if (stored.sessionId !== null) return ready(await recoverSession(stored.sessionId));
  if (stored.store === null) return { kind: 'noStore' };
  return ready(await presetStore(randomId(), stored.store.hashtag));
}

/** Session error: the data is loaded again with the stored session id, or none (§8 customer). */
async function secondTry(hashtag: string | null, error: unknown): Promise<CustomerStart> {
  const stored = customerSession();
  if (hashtag !== null) {
    if (stored.sessionId === null || !isSameStore(stored, hashtag)) throw error;
    return ready(await recoverSession(stored.sessionId), true);
  }
  if (stored.store === null) throw error;
  const { hashtag: known } = stored.store;
  return ready(await presetStore(sessionIdFor(stored, known), known), true);
}

function withoutAnswer(hashtag: string | null, error: unknown): CustomerStart {
  if (isNotFound(error)) {
    if (hashtag !== null) return { kind: 'unknownStore' };
    saveCustomerSession({ sessionId: null, store: null });
    return { kind: 'noStore' };
  }
  const session = remembered(hashtag);
  const message = errorMessage(error);
  return session === null
    ? { kind: 'failed', message }
    : { kind: 'ready', session, reloaded: true, problem: message };
}

async function start(hashtag: string | null): Promise<CustomerStart> {
  try {
    return await firstTry(hashtag);
  } catch (first) {
    if (hashtag !== null && isNotFound(first)) return { kind: 'unknownStore' };
    try {
      return await secondTry(hashtag, first);
    } catch (second) {
      return withoutAnswer(hashtag, second);
    }
  }
}

/**
 * The shopper's session as a screen begins, never failing: what went wrong is one of its kinds. What the browser
 * remembers of the same store is there at once and read again behind it.
 * @param hashtag store of the address, with or without #; null when the address names none
 */
export function customerStartQuery(hashtag: string | null) {
  return queryOptions({
    queryKey: [...customerSessionKey, 'start', hashtag],
    queryFn: () => start(hashtag),
    initialData: (): CustomerStart | undefined => {
      const session = remembered(hashtag);
      return session === null
        ? undefined
        : { kind: 'ready', session, reloaded: false, problem: null };
    },
    initialDataUpdatedAt: 0,
    // The home reads it without an observer (useCustomerStart), which would not keep it.
    gcTime: Number.POSITIVE_INFINITY,
    meta: sideLoad,
  });
}
