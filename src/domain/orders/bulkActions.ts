import type { OrderStatus, OrderSummary } from '~/contract/types';
import { messages } from '~/domain/messages';
import { deny, allow, reasonOf, type Verdict } from '~/domain/verdict';

import { mayCompletePayment } from './orderRules';
import { nextStep } from './orderStatus';

/** A change of several orders at once. */
export type BulkAction = { kind: 'status'; status: OrderStatus } | { kind: 'completePayment' };

type Facts = Pick<OrderSummary, 'status' | 'payment_status'>;

function mayApply(order: Facts, action: BulkAction): Verdict {
  if (action.kind === 'completePayment') return mayCompletePayment(order);
  return order.status === action.status ? deny(messages.statusAlreadySet) : allow();
}

/** Which of the orders an action applies to, and why not to the others. */
export function eligibleFor<Order extends Facts>(
  orders: readonly Order[],
  action: BulkAction,
): { eligible: readonly Order[]; others: readonly { order: Order; reason: string }[] } {
  const judged = orders.map((order) => ({ order, reason: reasonOf(mayApply(order, action)) }));
  return {
    eligible: judged.filter(({ reason }) => reason === null).map(({ order }) => order),
    others: judged.flatMap(({ order, reason }) => (reason === null ? [] : [{ order, reason }])),
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
