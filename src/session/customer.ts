import type { StorePublic } from '~/contract/types';
import { readStored, removeStored, writeStored } from '~/lib/storage';

/** Keys of the shopper's session, by the names of the specification (§3 companion). */
const SESSION_ID = 'session_id';
const CURRENT_ORDER_TOKEN = 'current_order_token';
const PRODUCT_LIST_TOKEN = 'product_list_token';
const STORE_PUBLIC_DATA = 'store_public_data';

const asText = (raw: unknown) => (typeof raw === 'string' && raw !== '' ? raw : null);

function parseStore(raw: unknown): StorePublic | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const store = raw as Partial<StorePublic>;
  return typeof store.hashtag === 'string' && typeof store.theme === 'object'
    ? (store as StorePublic)
    : null;
}

/** What a shopper's browser remembers between visits. */
export interface StoredCustomerSession {
  sessionId: string | null;
  currentOrderToken: string | null;
  productListToken: string | null;
  store: StorePublic | null;
}

export function customerSession(): StoredCustomerSession {
  return {
    sessionId: readStored(SESSION_ID, asText),
    currentOrderToken: readStored(CURRENT_ORDER_TOKEN, asText),
    productListToken: readStored(PRODUCT_LIST_TOKEN, asText),
    store: readStored(STORE_PUBLIC_DATA, parseStore),
  };
}

function keep(key: string, value: unknown) {
  if (value === null || value === undefined) removeStored(key);
  else writeStored(key, value);
}

/** Keeps the given parts; a part that is null is forgotten, one not given stays. */
export function saveCustomerSession(parts: Partial<StoredCustomerSession>): void {
  if ('sessionId' in parts) keep(SESSION_ID, parts.sessionId);
  if ('currentOrderToken' in parts) keep(CURRENT_ORDER_TOKEN, parts.currentOrderToken);
  if ('productListToken' in parts) keep(PRODUCT_LIST_TOKEN, parts.productListToken);
  if ('store' in parts) keep(STORE_PUBLIC_DATA, parts.store);
}

/** "salir": the session's own keys go, by name; nothing else in the browser's storage is touched. */
export function clearCustomerSession(): void {
  for (const key of [SESSION_ID, CURRENT_ORDER_TOKEN, PRODUCT_LIST_TOKEN, STORE_PUBLIC_DATA]) {
    removeStored(key);
  }
}
