import { readExactly } from '~/contract/readShape';
import { storePublicShape } from '~/contract/sessionShapes.gen';
import { shape } from '~/contract/shape';
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

const sessionShape = /* @__PURE__ */ shape<StoredCustomerSession>({
  sessionId: 'text?',
  currentOrderToken: 'text?',
  productListToken: 'text?',
  lastOrderToken: 'text?',
  store: { maybe: storePublicShape },
  colors: { maybe: shape({}) },
});

/** Sessions by the hashtag of their store, in the order of the visits; '' is one without a store. */
type Sessions = Readonly<Record<string, StoredCustomerSession>>;

const keyOf = ({ store }: StoredCustomerSession) => store?.hashtag ?? '';

function readSessions(raw: unknown): Sessions | null {
  if (!isRecord(raw)) return null;
  const sessions = Object.values(raw).map((session) => readExactly(sessionShape, session));
  return Object.fromEntries(
    sessions.flatMap((session) => (session ? [[keyOf(session), session]] : [])),
  );
}

/** The sessions at all stores visited in this browser; the start script reads them too. */
const record = storedValue('store_sessions', readSessions, undefined, 'kept');

/**
 * The session at the store visited last under the specified keys (but `last_order_token` and `store_colors`): written for
 * others, and read only where there is no record, as releases before left them.
 */
const mirror = {
  store: storedValue('store_public_data', (raw) => readExactly(storePublicShape, raw)),
  sessionId: storedValue('session_id', filledText),
  currentOrderToken: storedValue('current_order_token', filledText),
  productListToken: storedValue('product_list_token', filledText),
  lastOrderToken: storedValue('last_order_token', filledText),
  colors: storedValue('store_colors', (raw) => (isRecord(raw) ? raw : null)),
};

function sessions(): Sessions {
  const stored = record.get();
  if (stored) return stored;
  const mirrored: StoredCustomerSession = {
    sessionId: mirror.sessionId.get(),
    currentOrderToken: mirror.currentOrderToken.get(),
    productListToken: mirror.productListToken.get(),
    lastOrderToken: mirror.lastOrderToken.get(),
    store: mirror.store.get(),
    colors: mirror.colors.get(),
  };
  return { [keyOf(mirrored)]: mirrored };
}

const lastOf = (all: Sessions) => Object.values(all).at(-1) ?? NO_SESSION;

function setSessions(all: Sessions): void {
  const isEmpty = Object.values(all).every((session) => session === NO_SESSION);
  record.set(isEmpty ? null : all);
  const last = lastOf(all);
  mirror.store.set(last.store);
  mirror.sessionId.set(last.sessionId);
  mirror.currentOrderToken.set(last.currentOrderToken);
  mirror.productListToken.set(last.productListToken);
  mirror.lastOrderToken.set(last.lastOrderToken);
  mirror.colors.set(last.colors);
}

/** Keeps the page's store for the next page of this tab, so that `/` opens it again. */
const tabStore = storedValue('page_store', filledText, undefined, 'session');

/** Hashtag of the store that this page shows, which another tab cannot change; null until it is known. */
let pageStore = tabStore.get();

function setPageStore(hashtag: string | null): void {
  pageStore = hashtag;
  tabStore.set(hashtag);
}

export const pageStoreHashtag = (): string | null => pageStore;

/** The session at the page's store; until that is known, the one at the store visited last. */
export function customerSession(): StoredCustomerSession {
  const all = sessions();
  return pageStore === null ? lastOf(all) : (all[pageStore] ?? all[''] ?? NO_SESSION);
}

/** Re-renders when the shopper's session changes, in this tab or in another. */
export function useCustomerSession(): StoredCustomerSession {
  useStored(record);
  return customerSession();
}

/** The remembered session that satisfies the condition: the page's own first, then that of the latest visit. */
export function findSession(
  isIt: (session: StoredCustomerSession) => boolean,
): StoredCustomerSession | undefined {
  const all = Object.values(sessions());
  return [customerSession(), ...all.toReversed()].find(isIt);
}

/** Stores a session as that of the store visited last, which the page then shows. */
function remember(session: StoredCustomerSession): void {
  const { '': _, [keyOf(session)]: __, ...others } = sessions();
  setSessions({ ...others, [keyOf(session)]: session });
  if (session.store) setPageStore(session.store.hashtag);
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
  const known = isOther ? (sessions()[store.hashtag] ?? NO_SESSION) : before;
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
  const session = customerSession();
  const { [keyOf(session)]: _, ...others } = sessions();
  setPageStore(null);
  setSessions({ ...others, '': { ...session, sessionId: null, store: null } });
}

/** Stores the colours of the page's store, without a visit: it need not be the store visited last. */
export function saveStoreColors(colors: StoredCustomerSession['colors']): void {
  const session = customerSession();
  if (session.store) setSessions({ ...sessions(), [keyOf(session)]: { ...session, colors } });
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
  const all = sessions();
  const left = keyOf(customerSession());
  const { [left]: _, ...others } = all;
  // Of the other stores none was visited last.
  setSessions(keyOf(lastOf(all)) === left ? { ...others, '': NO_SESSION } : others);
  setPageStore(null);
}

/** The catalogues visited last at all stores whose session is remembered. */
export const knownCatalogues = (): readonly (string | null)[] =>
  Object.values(sessions()).map(({ productListToken }) => productListToken);

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
