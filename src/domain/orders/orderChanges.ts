import type { OrderStatus, OrderSummary } from '~/contract/types';
import { messages } from '~/domain/messages';
import { paymentStatusDisplay } from '~/domain/payments/paymentStatus';
import { deny, allow, reasonOf, type Verdict } from '~/domain/verdict';
import { formatMoney } from '~/lib/money';

import { mayCompletePayment } from './orderRules';
import { nextStep, orderStatusDisplay } from './orderStatus';

/** A change of one order or of several, as each was seen. */
export type OrderChange = { kind: 'status'; status: OrderStatus } | { kind: 'completePayment' };

type Facts = Pick<OrderSummary, 'status' | 'payment_status'>;

/** What a person saw of an order when they chose its change. */
export type SeenOrder = Facts & Pick<OrderSummary, 'alphanum_id' | 'total_price' | 'curr_symbol'>;

/** Whether an order is as the change leaves it. */
export const isAsAfter = (order: Facts, change: OrderChange): boolean =>
  change.kind === 'status' ? order.status === change.status : order.payment_status === 'done';

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

function mayApply(order: Facts, change: OrderChange): Verdict {
  if (isAsAfter(order, change)) {
    return deny(change.kind === 'status' ? messages.statusAlreadySet : messages.paymentAlreadyDone);
  }
  return change.kind === 'status' ? allow() : mayCompletePayment(order);
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
