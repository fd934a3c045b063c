import { storedValue } from '~/lib/browser/storedValue';
import { isRecord } from '~/lib/isRecord';

/** A checkout without a result yet: open, or closed and waiting for the payment until `until` (ms since 1970). */
type StoredCheckout =
  | { readonly order: string; readonly phase: 'open' }
  | { readonly order: string; readonly phase: 'closed'; readonly until: number };

function parse(raw: unknown): StoredCheckout | null {
  if (!isRecord(raw)) return null;
  const { order, phase, until } = raw;
  if (typeof order !== 'string') return null;
  if (phase === 'open') return { order, phase };
  return phase === 'closed' && typeof until === 'number' ? { order, phase, until } : null;
}

/** The last checkout of the wallet in this browser. */
const checkout = storedValue('wallet_checkout', parse, 1);

/** The checkout of this order (by its token) that a reload interrupted; null for none. */
export function storedCheckout(order: string): StoredCheckout | null {
  const stored = checkout.get();
  return stored?.order === order ? stored : null;
}

export const saveCheckout: (interrupted: StoredCheckout) => void = checkout.set;

export function forgetCheckout(): void {
  checkout.set(null);
}
