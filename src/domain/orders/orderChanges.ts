import type { OrderStatus, OrderSummary } from '~/contract/types';
import { messages } from '~/domain/messages';
import { paymentStatusDisplay } from '~/domain/payments/paymentStatus';
import { deny, allow, reasonOf, type Verdict } from '~/domain/verdict';
import { formatMoney } from '~/lib/money';

import { mayCompletePayment, mayRequestPayment } from './orderRules';
import { nextStep, orderStatusDisplay } from './orderStatus';

/** A change of one order or of several, as each was seen. */
export type OrderChange =
  | { kind: 'status'; status: OrderStatus }
  | { kind: 'completePayment' }
  /** `info` fills the payment information of an order that has none. */
  | { kind: 'requestPayment'; info: string }
  /** Requests the payment, where it is not yet, and completes it. */
  | { kind: 'alreadyPaid' };

type Facts = Pick<OrderSummary, 'status' | 'payment_status' | 'payment_method'>;

/** What a person saw of an order when they chose its change. */
export type SeenOrder = Facts & Pick<OrderSummary, 'alphanum_id' | 'total_price' | 'curr_symbol'>;

/** Whether an order is as the change leaves it. */
export function isAsAfter(order: Facts, change: OrderChange): boolean {
  if (change.kind === 'status') return order.status === change.status;
  return change.kind === 'requestPayment'
    ? order.payment_status !== 'pending'
    : order.payment_status === 'done';
}

/**
 * How an order has changed since a person saw it, in what their change depends on: its status, and for its payment also
 * the payment and the total (Spanish); null: it has not.
 */
export function changeSince(
  seen: SeenOrder,
  newest: SeenOrder,
  change: OrderChange,
): string | null {
  if (newest.status !== seen.status) {
    return `Cambió a ${orderStatusDisplay(newest.status).label} mientras tanto`;
  }
  if (change.kind === 'status') return null;
  if (newest.payment_status !== seen.payment_status) {
    return `El pago cambió a ${paymentStatusDisplay(newest.payment_status).listLabel} mientras tanto`;
  }
  return newest.total_price === seen.total_price
    ? null
    : `El valor cambió a ${formatMoney(newest.total_price, newest.curr_symbol)} mientras tanto`;
}

/** An order whose payment can be requested no more is worked on again for it: it passes through this status. */
export const REQUEST_STATUS: OrderStatus = 'preparing';

const SENT: ReadonlySet<OrderStatus> = new Set(['waiting_delivery', 'charge', 'done']);

/** Whether an order left before its payment was requested: a payment that arrives is requested first, in {@link REQUEST_STATUS}. */
const leftUnrequested = ({ status, payment_status }: Facts): boolean =>
  SENT.has(status) && payment_status === 'pending';

/** The status that an order has again after a change that passes through {@link REQUEST_STATUS}; null: it does not. */
export const statusAfter = (order: Facts, change: OrderChange): OrderStatus | null =>
  change.kind === 'alreadyPaid' && leftUnrequested(order) ? order.status : null;

/** Whether an order may be marked as paid although its payment was not requested. */
export const mayBePaid = (order: Facts): Verdict =>
  mayRequestPayment(leftUnrequested(order) ? { ...order, status: REQUEST_STATUS } : order);

/** The saves of a change, one after the other. */
export function stepsOf(
  change: OrderChange,
): readonly Exclude<OrderChange, { kind: 'alreadyPaid' }>[] {
  return change.kind === 'alreadyPaid'
    ? [{ kind: 'requestPayment', info: '' }, { kind: 'completePayment' }]
    : [change];
}

/** Why nothing changes. */
const AS_AFTER = {
  status: messages.statusAlreadySet,
  completePayment: messages.paymentAlreadyDone,
  requestPayment: messages.requestPaymentAlreadyRequested,
  alreadyPaid: messages.paymentAlreadyDone,
} as const satisfies Record<OrderChange['kind'], string>;

function mayApply(order: Facts, change: OrderChange): Verdict {
  if (isAsAfter(order, change)) {
    return deny(AS_AFTER[change.kind]);
  }
  if (change.kind === 'status') return allow();
  if (change.kind === 'requestPayment') return mayRequestPayment(order);
  return change.kind === 'alreadyPaid' && order.payment_status === 'pending'
    ? mayBePaid(order)
    : mayCompletePayment(order);
}

/** Which of the orders a change applies to, and the others by the reason why it does not. */
export function eligibleFor<Order extends Facts>(
  orders: readonly Order[],
  change: OrderChange,
): {
  eligible: readonly Order[];
  others: readonly { reason: string; orders: readonly Order[] }[];
} {
  const byReason = new Map<string | null, Order[]>();
  for (const order of orders) {
    const reason = reasonOf(mayApply(order, change));
    byReason.set(reason, [...(byReason.get(reason) ?? []), order]);
  }
  return {
    eligible: byReason.get(null) ?? [],
    others: [...byReason].flatMap(([reason, same]) =>
      reason === null ? [] : [{ reason, orders: same }],
    ),
  };
}

/** The usual next step of all the orders; null when it differs or there is none. */
export function commonNextStep(
  orders: readonly Pick<OrderSummary, 'status'>[],
): ReturnType<typeof nextStep> {
  const steps = orders.map(({ status }) => nextStep(status));
  const first = steps[0] ?? null;
  return steps.every((step) => step?.status === first?.status) ? first : null;
}
