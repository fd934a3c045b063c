import { storedValue, useStored } from '~/lib/browser/storedValue';
import { isRecord } from '~/lib/isRecord';

/** Result of the order that this tab finished or discarded last. */
interface OrderOutcome {
  readonly kind: 'confirmed' | 'discarded';
  /** Token of the order; null when it is not known. */
  readonly order: string | null;
  /** Hashtag of the order's store: its pages show the result. */
  readonly store: string;
}

function parse(raw: unknown): OrderOutcome | null {
  if (!isRecord(raw)) return null;
  const { kind, order, store } = raw;
  if (kind !== 'confirmed' && kind !== 'discarded') return null;
  if (typeof store !== 'string') return null;
  return { kind, order: typeof order === 'string' ? order : null, store };
}

/** Shown until the shopper closes it or starts another order. */
const outcome = storedValue('order_outcome', parse, 1, 'session');

export const useOrderOutcome = (): OrderOutcome | null => useStored(outcome);

export const saveOrderOutcome: (value: OrderOutcome) => void = outcome.set;

export function forgetOrderOutcome(): void {
  outcome.set(null);
}
