import type { OrderStatus, OrderSummary } from '~/contract/types';

import { newestFirst } from './homeOrders';
import { sumOfTotals } from './ordersTotal';

/** Not bought, or not yet. */
const NOT_BOUGHT: ReadonlySet<OrderStatus> = new Set([
  'provisional',
  'discarded',
  'store_canceled',
  'client_canceled',
]);

/** What a client has ordered: how many orders, the sum of the confirmed ones, and the newest. */
export function clientTotals(orders: readonly OrderSummary[]): {
  readonly count: number;
  readonly spent: number;
  readonly last: OrderSummary | null;
} {
  const bought = orders.filter(({ status }) => !NOT_BOUGHT.has(status));
  return {
    count: orders.length,
    spent: sumOfTotals(bought),
    last: orders.toSorted(newestFirst)[0] ?? null,
  };
}
