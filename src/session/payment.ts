import { readExactly } from '~/contract/readShape';
import { shape } from '~/contract/shape';
import { storedValue } from '~/lib/browser/storedValue';

/**
 * A checkout without a result yet: open (`until` is null), or closed and waiting for the payment until `until` (ms since
 * 1970).
 */
interface StoredCheckout {
  readonly order: string;
  readonly until: number | null;
}

const checkoutShape = /* @__PURE__ */ shape<StoredCheckout>({ order: 'text', until: 'number?' });

/** The last checkout of the wallet in this browser. */
const checkout = storedValue('wallet_checkout', (raw) => readExactly(checkoutShape, raw), 2);

/** The checkout of this order (by its token) that a reload interrupted; null for none. */
export function storedCheckout(order: string): StoredCheckout | null {
  const stored = checkout.get();
  return stored?.order === order ? stored : null;
}

export const saveCheckout: (interrupted: StoredCheckout) => void = checkout.set;

export function forgetCheckout(): void {
  checkout.set(null);
}
