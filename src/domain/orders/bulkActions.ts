import type { OrderStatus, OrderSummary } from '~/contract/types';
import { messages } from '~/domain/messages';
import { paymentStatusDisplay } from '~/domain/payments/paymentStatus';
import { deny, allow, reasonOf, type Verdict } from '~/domain/verdict';
import { formatMoney } from '~/lib/money';

import { mayCompletePayment } from './orderRules';
import { nextStep, orderStatusDisplay } from './orderStatus';

/** A change of several orders at once. */
export type BulkAction = { kind: 'status'; status: OrderStatus } | { kind: 'completePayment' };

type Facts = Pick<OrderSummary, 'status' | 'payment_status'>;

/** What a person saw of an order when they chose an action. */
export type SeenOrder = Facts & Pick<OrderSummary, 'alphanum_id' | 'total_price' | 'curr_symbol'>;

/** Whether an order is as the action leaves it. */
export const alreadyHas = (order: Facts, action: BulkAction): boolean =>
  action.kind === 'status' ? order.status === action.status : order.payment_status === 'done';

/**
 * How an order has changed since a person saw it, in what their action depends on: its status, and for its payment also
 * the payment and the total (Spanish); null: it has not.
 */
export function changeSince(seen: SeenOrder, newest: SeenOrder, action: BulkAction): string | null {
  if (newest.status !== seen.status) {
    return `Cambió a ${orderStatusDisplay(newest.status).label} mientras tanto`;
  }
  if (action.kind === 'status') return null;
  if (newest.payment_status !== seen.payment_status) {
    return `El pago cambió a ${paymentStatusDisplay(newest.payment_status).listLabel} mientras tanto`;
  }
  return newest.total_price === seen.total_price
    ? null
    : `El valor cambió a ${formatMoney(newest.total_price, newest.curr_symbol)} mientras tanto`;
}

function mayApply(order: Facts, action: BulkAction): Verdict {
  if (alreadyHas(order, action)) {
    return deny(action.kind === 'status' ? messages.statusAlreadySet : messages.paymentAlreadyDone);
  }
  return action.kind === 'status' ? allow() : mayCompletePayment(order);
}

/** Which of the orders an action applies to, and the others by the reason why it does not. */
export function eligibleFor<Order extends Facts>(
  orders: readonly Order[],
  action: BulkAction,
): {
  eligible: readonly Order[];
  others: readonly { reason: string; orders: readonly Order[] }[];
} {
  const byReason = new Map<string | null, Order[]>();
  for (const order of orders) {
    const reason = reasonOf(mayApply(order, action));
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
