import { readExactly } from '~/contract/readShape';
import { storePublicShape } from '~/contract/sessionShapes.gen';
import type { CustomerMetadata, StorePublic } from '~/contract/types';
import { filledText, storedValue, useStored } from '~/lib/browser/storedValue';
import { isRecord } from '~/lib/isRecord';

/** A shopper's session at a store, in the browser. */
export interface StoredCustomerSession {
  sessionId: string | null;
  currentOrderToken: string | null;
  productListToken: string | null;
  /** The order of this store that was current before, unless it was discarded. */
  lastOrderToken: string | null;
  /** Null when a field is missing: the store is then read again. */
  store: StorePublic | null;
  /** Header and text colours of the store, as CSS variables, which only the start script reads. */
  colors: Readonly<Record<string, unknown>> | null;
}

const NO_SESSION: StoredCustomerSession = {
  sessionId: null,
  currentOrderToken: null,
  productListToken: null,
  lastOrderToken: null,
  store: null,
  colors: null,
};

const readStore = (raw: unknown) => readExactly(storePublicShape, raw);

const readColors = (raw: unknown) => (isRecord(raw) ? raw : null);

/** The session at the store visited last. The keys are specified, except `last_order_token` and `store_colors`. */
const lastVisited = {
  store: storedValue('store_public_data', readStore),
  sessionId: storedValue('session_id', filledText),
  currentOrderToken: storedValue('current_order_token', filledText),
  productListToken: storedValue('product_list_token', filledText),
  lastOrderToken: storedValue('last_order_token', filledText),
  colors: storedValue('store_colors', readColors),
};

type KnownSessions = Readonly<Record<string, StoredCustomerSession>>;

function readSessions(raw: unknown): KnownSessions | null {
  if (!isRecord(raw)) return null;
  const sessions: Record<string, StoredCustomerSession> = {};
  for (const session of Object.values(raw)) {
    const store = isRecord(session) ? readStore(session['store']) : null;
    if (!isRecord(session) || store === null) continue;
    sessions[store.hashtag] = {
      sessionId: filledText(session['sessionId']),
      currentOrderToken: filledText(session['currentOrderToken']),
      productListToken: filledText(session['productListToken']),
      lastOrderToken: filledText(session['lastOrderToken']),
      store,
      colors: readColors(session['colors']),
    };
  }
  return sessions;
}

/** The sessions at all stores visited in this browser, by hashtag; the start script reads them too. */
const sessions = storedValue('store_sessions', readSessions);

/** Keeps the page's store for the next page of this tab, so that `/` opens it again. */
const tabStore = storedValue('page_store', filledText, undefined, 'session');

/** Hashtag of the store that this page shows, which another tab cannot change; null until it is known. */
let pageStore = tabStore.get();

function setPageStore(hashtag: string | null): void {
  pageStore = hashtag;
  tabStore.set(hashtag);
}

export const pageStoreHashtag = (): string | null => pageStore;

function lastSession(): StoredCustomerSession {
  return {
    sessionId: lastVisited.sessionId.get(),
    currentOrderToken: lastVisited.currentOrderToken.get(),
    productListToken: lastVisited.productListToken.get(),
    lastOrderToken: lastVisited.lastOrderToken.get(),
    store: lastVisited.store.get(),
    colors: lastVisited.colors.get(),
  };
}

/** The session at the page's store; until that is known, the one at the store visited last. */
export function customerSession(): StoredCustomerSession {
  const last = lastSession();
  if (pageStore === null || last.store === null || last.store.hashtag === pageStore) return last;
  return sessions.get()?.[pageStore] ?? NO_SESSION;
}

/** Re-renders when the shopper's session changes, in this tab or in another. */
export function useCustomerSession(): StoredCustomerSession {
  useStored(lastVisited.sessionId);
  useStored(lastVisited.currentOrderToken);
  useStored(lastVisited.productListToken);
  useStored(lastVisited.lastOrderToken);
  useStored(lastVisited.store);
  useStored(sessions);
  return customerSession();
}

/** The remembered session that satisfies the condition, first of all the page's own. */
export function findSession(
  isIt: (session: StoredCustomerSession) => boolean,
): StoredCustomerSession | undefined {
  return [customerSession(), lastSession(), ...Object.values(sessions.get() ?? {})].find(isIt);
}

function remember(session: StoredCustomerSession): void {
  const last = lastSession();
  const known = { ...sessions.get() };
  // Migration: copies the single-session keys of earlier releases into `store_sessions`. An existing entry wins, because it
  // is written atomically while another tab may be half-way through writing the keys.
  if (last.store) known[last.store.hashtag] ??= last;
  if (session.store) known[session.store.hashtag] = session;
  sessions.set(known);
  if (session.store) setPageStore(session.store.hashtag);
  // The store first: a tab notified after this write sees a different store and ignores the remaining keys.
  lastVisited.store.set(session.store);
  lastVisited.sessionId.set(session.sessionId);
  lastVisited.currentOrderToken.set(session.currentOrderToken);
  lastVisited.productListToken.set(session.productListToken);
  lastVisited.lastOrderToken.set(session.lastOrderToken);
  lastVisited.colors.set(session.colors);
}

function forget(hashtag: string | undefined): void {
  const known = Object.entries(sessions.get() ?? {}).filter(([key]) => key !== hashtag);
  sessions.set(known.length === 0 ? null : Object.fromEntries(known));
}

/** Makes the store of a remembered session the page's store, and the one visited last. */
export function enterStore(isIt: (session: StoredCustomerSession) => boolean): void {
  const session = findSession(isIt);
  if (session?.store) remember(session);
}

/** What {@link saveCustomerSession} stores: the last order follows from the current one. */
type SessionChanges = Partial<Omit<StoredCustomerSession, 'lastOrderToken' | 'store'>> & {
  store?: StorePublic;
};

/**
 * Stores the given values; null removes one. An order that is no longer current becomes the last one. Another store than
 * the page's becomes the page's store, with what is remembered of it. The store becomes the one visited last.
 */
export function saveCustomerSession(changes: SessionChanges): void {
  const before = customerSession();
  const { store = before.store } = changes;
  const isOther = store !== null && before.store !== null && store.hashtag !== before.store.hashtag;
  const known = isOther ? (sessions.get()?.[store.hashtag] ?? NO_SESSION) : before;
  const after = { ...known, ...changes };
  if (known.currentOrderToken !== null && after.currentOrderToken !== known.currentOrderToken) {
    after.lastOrderToken = known.currentOrderToken;
  }
  remember(after);
}

/**
 * Removes session id and store. `current_order_token`, `last_order_token` and `product_list_token` are kept, as those
 * visited last.
 */
export function forgetUnknownStore(): void {
  const { store, ...session } = customerSession();
  remember({ ...session, sessionId: null, store: null });
  forget(store?.hashtag);
}

/** Stores the colours of the page's store, without a visit: it need not be the store visited last. */
export function saveStoreColors(colors: StoredCustomerSession['colors']): void {
  const session = customerSession();
  const hashtag = session.store?.hashtag;
  if (hashtag !== undefined) sessions.set({ ...sessions.get(), [hashtag]: { ...session, colors } });
  if (lastVisited.store.get()?.hashtag === hashtag) lastVisited.colors.set(colors);
}

/** Removes the discarded current order; the last order stays. */
export function forgetCurrentOrder(): void {
  remember({ ...customerSession(), currentOrderToken: null });
}

/** Stores the session in the metadata of an answer to a shopper. */
export function saveMetadata(metadata: CustomerMetadata): void {
  saveCustomerSession({
    sessionId: metadata.session_id,
    currentOrderToken: metadata.current_order_token,
    productListToken: metadata.product_list_token,
    store: metadata.store_public_data,
  });
}

/**
 * Removes the session at the page's store and nothing else, as part of "salir". Carts have their own function, so that
 * screens without a cart do not load its rules.
 */
export function leaveStore(): void {
  const { store } = customerSession();
  const last = lastVisited.store.get();
  if (last?.hashtag === store?.hashtag) {
    for (const { set } of Object.values(lastVisited)) set(null);
  }
  forget(store?.hashtag);
  setPageStore(null);
}

/** The catalogues visited last at all stores whose session is remembered. */
export const knownCatalogues = (): readonly (string | null)[] =>
  Object.values(sessions.get() ?? {}).map(({ productListToken }) => productListToken);

/** The order that a tab changed last: its token, and a timestamp, so that the storage event fires each time. */
const changedOrder = storedValue('changed_order', filledText);

export const announceOrderChange = (token: string): void =>
  changedOrder.set(`${token} ${Date.now()}`);

/** Calls `listener` after another tab has changed the order. Returns the unsubscribe function. */
export function onOrderChangedElsewhere(token: string, listener: () => void): () => void {
  return changedOrder.subscribe((event) => {
    if (event && changedOrder.get()?.startsWith(`${token} `)) listener();
  });
}
