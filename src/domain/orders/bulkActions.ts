import type { OrderStatus, OrderSummary } from '~/contract/types';
import { messages } from '~/domain/messages';
import { deny, allow, reasonOf, type Verdict } from '~/domain/verdict';
import { roundMoney } from '~/lib/money';

import { mayCompletePayment } from './orderRules';
import { nextStep } from './orderStatus';

/** A change of several orders at once. */
export type BulkAction = { kind: 'status'; status: OrderStatus } | { kind: 'completePayment' };

type Facts = Pick<OrderSummary, 'status' | 'payment_status'>;

function mayApply(order: Facts, action: BulkAction): Verdict {
  if (action.kind === 'completePayment') {
    return order.payment_status === 'done'
      ? deny(messages.paymentAlreadyDone)
      : mayCompletePayment(order);
  }
  return order.status === action.status ? deny(messages.statusAlreadySet) : allow();
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

/** Sum of the orders in their currency; null when they have several. */
export function ordersTotal(
  orders: readonly Pick<OrderSummary, 'total_price' | 'curr_symbol'>[],
): { amount: number; symbol: string } | null {
  const symbol = orders[0]?.curr_symbol;
  return symbol !== undefined && orders.every(({ curr_symbol }) => curr_symbol === symbol)
    ? { amount: roundMoney(orders.reduce((sum, order) => sum + order.total_price, 0)), symbol }
    : null;
}

/** The usual next step of all the orders; null when it differs or there is none. */
export function commonNextStep(
  orders: readonly Pick<OrderSummary, 'status'>[],
): ReturnType<typeof nextStep> {
  const steps = orders.map(({ status }) => nextStep(status));
  const first = steps[0] ?? null;
  return steps.every((step) => step?.status === first?.status) ? first : null;
}
