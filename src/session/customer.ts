import { useSyncExternalStore } from 'react';

import type { CustomerMetadata, StorePublic } from '~/contract/types';
import { hasShape, type Shape } from '~/lib/shape';
import { readStored, removeStored, writeStored } from '~/lib/storage';

/** Keys of the shopper's session, by the names of the specification (§3 customer). */
const SESSION_ID = 'session_id';
const CURRENT_ORDER_TOKEN = 'current_order_token';
const PRODUCT_LIST_TOKEN = 'product_list_token';
const STORE_PUBLIC_DATA = 'store_public_data';
/** Ours: the order the shopper built last, to find it again once it is finished and the session has let it go. */
const LAST_ORDER_TOKEN = 'last_order_token';
const KEYS: readonly string[] = [
  SESSION_ID,
  CURRENT_ORDER_TOKEN,
  PRODUCT_LIST_TOKEN,
  LAST_ORDER_TOKEN,
  STORE_PUBLIC_DATA,
];

const asText = (raw: unknown) => (typeof raw === 'string' && raw !== '' ? raw : null);

const PUBLIC_STORE = {
  hashtag: 'string',
  name: 'string',
  address: 'text',
  prefered_language: 'string',
  curr_symbol: 'string',
  theme: {
    header_logo: 'text',
    widget_logo: 'text',
    title: 'text',
    subtitle: 'text',
    color_set: {},
    social_networks: { flags: {} },
    media: 'list',
  },
} as const satisfies Record<keyof StorePublic, Shape>;

/** A record that lacks something is not used: the store is read again. */
function parseStore(raw: unknown): StorePublic | null {
  return hasShape(raw, PUBLIC_STORE) ? (raw as StorePublic) : null;
}

/** What a shopper's browser remembers between visits. */
export interface StoredCustomerSession {
  sessionId: string | null;
  currentOrderToken: string | null;
  productListToken: string | null;
  /** The last order of this store that was built here and let go, finished; one that was discarded is not kept. */
  lastOrderToken: string | null;
  store: StorePublic | null;
}

export function customerSession(): StoredCustomerSession {
  return {
    sessionId: readStored(SESSION_ID, asText),
    currentOrderToken: readStored(CURRENT_ORDER_TOKEN, asText),
    productListToken: readStored(PRODUCT_LIST_TOKEN, asText),
    lastOrderToken: readStored(LAST_ORDER_TOKEN, asText),
    store: readStored(STORE_PUBLIC_DATA, parseStore),
  };
}

/** What the hook hands out: the same object for as long as nothing in it changes. */
let seen: StoredCustomerSession | null = null;
const listeners = new Set<() => void>();

function snapshot(): StoredCustomerSession {
  seen ??= customerSession();
  return seen;
}

function changed() {
  const now = customerSession();
  if (seen && JSON.stringify(now) === JSON.stringify(seen)) return;
  seen = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have written while nobody here was listening.
  changed();
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || KEYS.includes(event.key)) changed();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Re-renders when the shopper's session changes, in this tab or in another. */
export function useCustomerSession(): StoredCustomerSession {
  return useSyncExternalStore(subscribe, snapshot);
}

function keep(key: string, value: unknown) {
  if (value === null || value === undefined) removeStored(key);
  else writeStored(key, value);
}

/**
 * Keeps the given parts; a part that is null is forgotten, one not given stays. An order that is current no longer
 * becomes the last one, unless it is another store's.
 */
export function saveCustomerSession(
  parts: Partial<Omit<StoredCustomerSession, 'lastOrderToken'>>,
): void {
  const { store, currentOrderToken } = customerSession();
  const moved = parts.store && parts.store.hashtag !== store?.hashtag;
  if (moved) keep(LAST_ORDER_TOKEN, null);
  const lets = 'currentOrderToken' in parts && parts.currentOrderToken !== currentOrderToken;
  if (lets && currentOrderToken !== null && !moved) keep(LAST_ORDER_TOKEN, currentOrderToken);
  if ('sessionId' in parts) keep(SESSION_ID, parts.sessionId);
  if ('currentOrderToken' in parts) keep(CURRENT_ORDER_TOKEN, parts.currentOrderToken);
  if ('productListToken' in parts) keep(PRODUCT_LIST_TOKEN, parts.productListToken);
  if ('store' in parts) keep(STORE_PUBLIC_DATA, parts.store);
  changed();
}

/** The current order was discarded: the one before it, if there is one, is the last again. */
export function forgetCurrentOrder(): void {
  removeStored(CURRENT_ORDER_TOKEN);
  changed();
}

/** Keeps the session as a public order or product read returned it (§3 customer, metadata). */
export function saveMetadata(metadata: CustomerMetadata): void {
  saveCustomerSession({
    sessionId: metadata.session_id,
    currentOrderToken: metadata.current_order_token,
    productListToken: metadata.product_list_token,
    store: metadata.store_public_data,
  });
}

/**
 * "salir": the session's own keys go, by name; nothing else in the browser's storage is touched. The carts go with
 * `clearCarts`, so that a screen without a cart does not load its rules.
 */
export function clearCustomerSession(): void {
  for (const key of KEYS) removeStored(key);
  changed();
}
