import { readStored, removeStored, writeStored } from '~/lib/storage';

/** The wallet's checkout that this browser opened and whose outcome it does not know yet. */
const CHECKOUT_KEY = 'wallet_checkout';

/** A checkout under way: it stands on the screen, or it was closed and the payment is given until then (ms). */
export type StoredCheckout =
  | { readonly order: string; readonly phase: 'open' }
  | { readonly order: string; readonly phase: 'closed'; readonly until: number };

function parse(raw: unknown): StoredCheckout | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { order, phase, until } = raw as Partial<Record<'order' | 'phase' | 'until', unknown>>;
  if (typeof order !== 'string') return null;
  if (phase === 'open') return { order, phase };
  return phase === 'closed' && typeof until === 'number' ? { order, phase, until } : null;
}

/** The checkout of this order (by its token) that a reload interrupted; null when there is none. */
export function storedCheckout(order: string): StoredCheckout | null {
  const checkout = readStored(CHECKOUT_KEY, parse);
  return checkout?.order === order ? checkout : null;
}

export function saveCheckout(checkout: StoredCheckout): void {
  writeStored(CHECKOUT_KEY, checkout);
}

export function forgetCheckout(): void {
  removeStored(CHECKOUT_KEY);
}
