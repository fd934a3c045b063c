import { readExactly } from '~/contract/readShape';
import { storePublicShape } from '~/contract/sessionShapes.gen';
import type { CustomerMetadata, StorePublic } from '~/contract/types';
import { filledText, storedValue, useStored } from '~/lib/storedValue';

/** The shopper's session in the browser. */
export interface StoredCustomerSession {
  sessionId: string | null;
  currentOrderToken: string | null;
  productListToken: string | null;
  /** The last order of this store that was finished in this browser; discarded ones are not stored. */
  lastOrderToken: string | null;
  /** Null when a field is missing: the store is then read again. */
  store: StorePublic | null;
}

/** The stored values. Their keys are specified, except `last_order_token`. */
const stored = {
  sessionId: storedValue('session_id', filledText),
  currentOrderToken: storedValue('current_order_token', filledText),
  productListToken: storedValue('product_list_token', filledText),
  store: storedValue('store_public_data', (raw) => readExactly(storePublicShape, raw)),
  lastOrderToken: storedValue('last_order_token', filledText),
};

/** Header and text colours of the store, as CSS variables, which only the start script reads. */
const storeColors = storedValue<Readonly<Record<string, string>>>('store_colors', () => null);

export const saveStoreColors = storeColors.set;

export function customerSession(): StoredCustomerSession {
  return {
    sessionId: stored.sessionId.get(),
    currentOrderToken: stored.currentOrderToken.get(),
    productListToken: stored.productListToken.get(),
    lastOrderToken: stored.lastOrderToken.get(),
    store: stored.store.get(),
  };
}

/** Re-renders when the shopper's session changes, in this tab or in another. */
export function useCustomerSession(): StoredCustomerSession {
  return {
    sessionId: useStored(stored.sessionId),
    currentOrderToken: useStored(stored.currentOrderToken),
    productListToken: useStored(stored.productListToken),
    lastOrderToken: useStored(stored.lastOrderToken),
    store: useStored(stored.store),
  };
}

/**
 * Stores the given values; null removes one. An order that is no longer current becomes the last one, unless the store
 * changes.
 */
export function saveCustomerSession(
  changes: Partial<Omit<StoredCustomerSession, 'lastOrderToken'>>,
): void {
  const { store, currentOrderToken } = customerSession();
  const otherStore = changes.store && changes.store.hashtag !== store?.hashtag;
  const otherOrder =
    'currentOrderToken' in changes && changes.currentOrderToken !== currentOrderToken;
  if (otherStore) stored.lastOrderToken.set(null);
  else if (otherOrder && currentOrderToken !== null) stored.lastOrderToken.set(currentOrderToken);
  if ('sessionId' in changes) stored.sessionId.set(changes.sessionId ?? null);
  if ('currentOrderToken' in changes)
    stored.currentOrderToken.set(changes.currentOrderToken ?? null);
  if ('productListToken' in changes) stored.productListToken.set(changes.productListToken ?? null);
  if ('store' in changes) stored.store.set(changes.store ?? null);
}

/** Removes the discarded current order; the last order stays. */
export function forgetCurrentOrder(): void {
  stored.currentOrderToken.set(null);
}

/** Stores the session in the metadata of a public read. */
export function saveMetadata(metadata: CustomerMetadata): void {
  saveCustomerSession({
    sessionId: metadata.session_id,
    currentOrderToken: metadata.current_order_token,
    productListToken: metadata.product_list_token,
    store: metadata.store_public_data,
  });
}

/**
 * Removes the session's keys and nothing else, as part of "salir". Carts have their own function, so that screens
 * without a cart do not load its rules.
 */
export function clearCustomerSession(): void {
  for (const { set } of [...Object.values(stored), storeColors]) set(null);
}
