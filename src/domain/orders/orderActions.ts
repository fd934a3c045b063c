import { messages } from '~/domain/messages';

import { mayCompletePayment, mayRequestPayment, type OrderRuleInput } from './orderRules';
import { nextStep } from './orderStatus';

/** What moves an order on: its payment is requested or completed, or it gets its next status. */
export type OrderAction = 'request' | 'complete' | 'status';

/**
 * The action that an order waits for; null: none. A payment that can be completed comes first. The request of a payment is
 * the action only in process: until then the shipping cost, which the request fixes, cannot be set.
 */
export function mainAction(
  order: Pick<OrderRuleInput, 'status' | 'payment_status' | 'payment_method'>,
): OrderAction | null {
  const hasNext = nextStep(order.status) !== null;
  if ((hasNext || order.status === 'done') && mayCompletePayment(order).allowed) return 'complete';
  if (order.status === 'preparing' && mayRequestPayment(order).allowed) return 'request';
  return hasNext ? 'status' : null;
}

/** Whether the store works on an order: it is confirmed and not closed. */
export function isInWork({ status }: Pick<OrderRuleInput, 'status'>): boolean {
  return status !== 'provisional' && nextStep(status) !== null;
}

/** What an order that the store does not work on waits for, or that it is closed; null: the store works on it. */
export function orderNote(order: Pick<OrderRuleInput, 'status' | 'payment_status'>): string | null {
  const { status, payment_status } = order;
  if (isInWork(order)) return null;
  if (status === 'provisional') return messages.orderNotConfirmedYet;
  if (status !== 'done') return messages.orderClosed;
  return payment_status === 'done' ? messages.orderDeliveredPaid : messages.orderDelivered;
}

/** One sentence for the payment actions that are forbidden: the state of the payment where it explains them, else the reason of `action`. */
export function paymentNote(
  { payment_status }: Pick<OrderRuleInput, 'payment_status'>,
  action: OrderAction,
  reason: string,
): string {
  if (payment_status === 'done') return messages.paymentStandsDone;
  if (payment_status === 'processing') return messages.paymentStandsProcessing;
  return action === 'complete' ? messages.paymentRequestedFirst : reason;
}
