import { messages } from '~/domain/messages';

import { mayCompletePayment, mayRequestPayment, type OrderFacts } from './orderRules';
import { nextStep } from './orderStatus';

/** What moves an order on: its payment is requested or completed, or it gets its next status. */
export type OrderAction = 'request' | 'complete' | 'status';

/**
 * The one action that an order waits for; null: none. The payment of an order in process is requested first, because its
 * shipping cost, which the request fixes, can be set only since then.
 */
export function mainAction(
  order: Pick<OrderFacts, 'status' | 'payment_status' | 'payment_method'>,
): OrderAction | null {
  const hasNext = nextStep(order.status) !== null;
  if ((hasNext || order.status === 'done') && mayCompletePayment(order).allowed) return 'complete';
  if (order.status === 'preparing' && mayRequestPayment(order).allowed) return 'request';
  return hasNext ? 'status' : null;
}

/** Why an order waits for no action. */
export function nothingToDo({
  status,
  payment_status,
}: Pick<OrderFacts, 'status' | 'payment_status'>): string {
  if (status === 'provisional') return messages.orderNotConfirmedYet;
  if (status !== 'done') return messages.orderClosed;
  return payment_status === 'done' ? messages.orderDeliveredPaid : messages.orderDelivered;
}
