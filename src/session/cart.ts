import { useSyncExternalStore } from 'react';

import { type Cart, EMPTY_CART } from '~/domain/shopper/cart';
import { readStored, removeStored, writeStored } from '~/lib/storage';

/** The carts of the catalogues a shopper has open, by product-list token. */
const CARTS_KEY = 'carts';

type Entry = Cart[string];

function isEntry(raw: unknown): raw is Entry {
  if (typeof raw !== 'object' || raw === null) return false;
  const entry = raw as Partial<Record<keyof Entry, unknown>>;
  return (
    typeof entry.typed === 'string' &&
    typeof entry.amount === 'number' &&
    entry.amount >= 0 &&
    (entry.error === null || typeof entry.error === 'string')
  );
}

function parseCart(raw: unknown): Cart {
  if (typeof raw !== 'object' || raw === null) return EMPTY_CART;
  return Object.fromEntries(
    Object.entries(raw).filter((pair): pair is [string, Entry] => isEntry(pair[1])),
  );
}

function parseCarts(raw: unknown): Record<string, Cart> {
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(Object.entries(raw).map(([token, cart]) => [token, parseCart(cart)]));
}

/** A field that was emptied again is as if it had never been touched. */
function withoutBlanks(cart: Cart): Cart {
  return Object.fromEntries(Object.entries(cart).filter(([, { typed }]) => typed !== ''));
}

let seen: Readonly<Record<string, Cart>> | null = null;
const listeners = new Set<() => void>();

/** Forgets what was read and tells the screens; they read anew. */
function changed() {
  seen = null;
  for (const listener of listeners) listener();
}

function cartOf(token: string): Cart {
  seen ??= readStored(CARTS_KEY, parseCarts) ?? {};
  return seen[token] ?? EMPTY_CART;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have written while nobody here was listening.
  changed();
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === CARTS_KEY) changed();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The cart of a catalogue; re-renders when it changes, in this tab or in another. */
export function useCart(token: string): Cart {
  return useSyncExternalStore(subscribe, () => cartOf(token));
}

/** Changes the cart of a catalogue as it stands in the browser now, so that two tabs never undo each other. */
export function changeCart(token: string, change: (cart: Cart) => Cart): void {
  const carts = readStored(CARTS_KEY, parseCarts) ?? {};
  const { [token]: before = EMPTY_CART, ...others } = carts;
  const after = withoutBlanks(change(before));
  const next = Object.keys(after).length === 0 ? others : { ...others, [token]: after };
  if (Object.keys(next).length === 0) removeStored(CARTS_KEY);
  else writeStored(CARTS_KEY, next);
  changed();
}

/** Part of "salir": the carts go with the session. */
export function clearCarts(): void {
  removeStored(CARTS_KEY);
  changed();
}
