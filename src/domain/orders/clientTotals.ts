import type { OrderSummary } from '~/contract/types';

import { newestFirst } from './homeOrders';
import { isCancelled } from './orderStatus';
import { sumOfTotals } from './ordersTotal';

export interface ClientTotals {
  /** Number of orders in every status. */
  readonly count: number;
  /** Sum of the confirmed ones, in the store's currency, 2 decimals. */
  readonly spent: number;
  /** The newest one. */
  readonly last: OrderSummary | null;
}

/** What a client has ordered. */
export function clientTotals(orders: readonly OrderSummary[]): ClientTotals {
  const bought = orders.filter((order) => order.status !== 'provisional' && !isCancelled(order));
  return {
    count: orders.length,
    spent: sumOfTotals(bought),
    last: orders.toSorted(newestFirst)[0] ?? null,
  };
}

/** What each client has ordered, by the client's id; one without orders is not in it. */
export function totalsByClient(orders: readonly OrderSummary[]): ReadonlyMap<number, ClientTotals> {
  const byClient = new Map<number, OrderSummary[]>();
  for (const order of orders) {
    const own = byClient.get(order.client_id);
    if (own) own.push(order);
    else byClient.set(order.client_id, [order]);
  }
  return new Map(Array.from(byClient, ([id, own]) => [id, clientTotals(own)]));
}
