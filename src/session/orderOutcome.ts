import { readExactly } from '~/contract/readShape';
import { shape } from '~/contract/shape';
import { storedValue, useStored } from '~/lib/browser/storedValue';

/** The order that this browser confirmed last. */
interface Receipt {
  /** Token of the order. */
  readonly order: string;
  /** When it was confirmed, in ms since the epoch. */
  readonly at: number;
  /** Whether its receipt has not been shown. */
  readonly isNew: boolean;
}

const receiptShape = /* @__PURE__ */ shape<Receipt>({
  order: 'text',
  at: 'number',
  isNew: 'boolean',
});

const receipt = storedValue('order_receipt', (raw) => readExactly(receiptShape, raw), 1);

/** When this browser confirmed an order, in ms since the epoch; null where it did not, or confirmed another one since. */
export function confirmedAt(order: string): number | null {
  const last = receipt.get();
  return last?.order === order ? last.at : null;
}

/** Whether an order's receipt is shown for the first time. */
export function isNewReceipt(order: string): boolean {
  const last = receipt.get();
  return last?.order === order && last.isNew;
}

export function receiptShown(): void {
  const last = receipt.get();
  if (last?.isNew === true) receipt.set({ ...last, isNew: false });
}

/** Result of the order that this tab finished or discarded last. */
interface OrderOutcome {
  readonly kind: 'confirmed' | 'discarded';
  /** Token of the order; null when it is not known. */
  readonly order: string | null;
  /** Hashtag of the order's store: its pages show the result. */
  readonly store: string;
}

const outcomeShape = /* @__PURE__ */ shape<OrderOutcome>({
  kind: 'text',
  order: 'text?',
  store: 'text',
});

function parse(raw: unknown): OrderOutcome | null {
  const read = readExactly(outcomeShape, raw);
  return read?.kind === 'confirmed' || read?.kind === 'discarded' ? read : null;
}

/** Shown until the shopper closes it or starts another order. */
const outcome = storedValue('order_outcome', parse, 1, 'session');

export const useOrderOutcome = (): OrderOutcome | null => useStored(outcome);

export function saveOrderOutcome(value: OrderOutcome): void {
  outcome.set(value);
  const { kind, order } = value;
  if (kind === 'confirmed' && order !== null) receipt.set({ order, at: Date.now(), isNew: true });
}

export function forgetOrderOutcome(): void {
  outcome.set(null);
}
