import type { OrderSummary } from '~/contract/types';

/**
 * Whether an order is in the payment list: its payment was requested, or the customer has chosen a method.
 */
function isPayment(order: Pick<OrderSummary, 'payment_method' | 'payment_status'>): boolean {
  return order.payment_status !== 'pending' || (order.payment_method?.trim() ?? '') !== '';
}

/** The rows of the payment list, in the order given. */
export function listPayments<Order extends Pick<OrderSummary, 'payment_method' | 'payment_status'>>(
  orders: readonly Order[],
): Order[] {
  return orders.filter(isPayment);
}
