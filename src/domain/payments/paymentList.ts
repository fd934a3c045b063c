import type { OrderStatus, OrderSummary } from '~/contract/types';
import { RECENT_DAYS } from '~/domain/orders/statistics';
import { withinLastDays } from '~/lib/dates';
import { hasText } from '~/lib/text';

type Judged = Pick<OrderSummary, 'status' | 'payment_method' | 'payment_status'>;

/** What goes out or went out unpaid is a payment, too: nobody may have chosen its method. */
const SENT: ReadonlySet<OrderStatus> = new Set(['waiting_delivery', 'charge', 'done']);

/** Whether an order is in the payment list: its payment was requested, the client has chosen a method, or it was sent. */
function isPayment({ status, payment_method, payment_status }: Judged): boolean {
  return payment_status !== 'pending' || hasText(payment_method) || SENT.has(status);
}

/** The rows of the payment list, in the order given. */
export function listPayments<Order extends Judged>(orders: readonly Order[]): Order[] {
  return orders.filter(isPayment);
}

/** Value of the payment filter, beside the statuses of payments, for {@link uncollected}. */
export const UNCOLLECTED = 'uncollected';

/**
 * Whether an order of the last days was delivered and its payment never requested. Older ones are left out: a store that
 * marks no payments would count its whole history.
 * @returns the check, for many orders
 */
export function uncollected(
  now: Date,
): (order: Pick<OrderSummary, 'status' | 'payment_status' | 'created_at'>) => boolean {
  const isRecent = withinLastDays(RECENT_DAYS, now);
  return ({ status, payment_status, created_at }) =>
    status === 'done' && payment_status === 'pending' && isRecent(created_at);
}

/** How many were {@link uncollected}, after the number. */
export const uncollectedNoun = (count: number): string =>
  count === 1 ? 'entregado sin cobrar' : 'entregados sin cobrar';
