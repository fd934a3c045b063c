import type { OrderSummary } from '~/contract/types';
import { formatMoney, formatNumber, roundMoney } from '~/lib/money';

import { orderCount } from './orderCount';
import { isCancelled } from './orderStatus';

type Added = Pick<OrderSummary, 'total_price' | 'curr_symbol' | 'status'>;

/** Sum of the orders' totals, whatever their currency, 2 decimals. */
export const sumOfTotals = (orders: readonly Pick<OrderSummary, 'total_price'>[]): number =>
  roundMoney(orders.reduce((sum, { total_price }) => sum + total_price, 0));

/** Sum of the orders in their currency; null for none, and when they have several. */
export function ordersTotal(
  orders: readonly Pick<OrderSummary, 'total_price' | 'curr_symbol'>[],
): { amount: number; symbol: string } | null {
  const symbol = orders[0]?.curr_symbol;
  return symbol !== undefined && orders.every(({ curr_symbol }) => curr_symbol === symbol)
    ? { amount: sumOfTotals(orders), symbol }
    : null;
}

/** {@link ordersTotal} as a price; empty for null. */
export function ordersTotalText(orders: Parameters<typeof ordersTotal>[0]): string {
  const total = ordersTotal(orders);
  return total === null ? '' : formatMoney(total.amount, total.symbol);
}

/** {@link ordersTotalText}, which says what of it was cancelled: `$ 102.096,50 (1 cancelado, $ 16.800,00)`. */
export function soldTotalText(orders: readonly Added[]): string {
  const total = ordersTotalText(orders);
  const cancelled = orders.filter(isCancelled);
  if (total === '' || cancelled.length === 0) return total;
  const noun = cancelled.length === 1 ? 'cancelado' : 'cancelados';
  return `${total} (${formatNumber(cancelled.length)} ${noun}, ${ordersTotalText(cancelled)})`;
}

/** What a heading says of orders: `7 pedidos · $ 102.096,50 (1 cancelado, $ 16.800,00)`. */
export const soldText = (orders: readonly Added[]): string =>
  [orderCount(orders.length), soldTotalText(orders)].filter(Boolean).join(' · ');

/** What a heading says of payments, without cancelled orders: `$ 22.985,50 cobrados · $ 15.450,00 sin cobrar`. */
export function collectedText(
  orders: readonly (Added & Pick<OrderSummary, 'payment_status'>)[],
): string {
  const sold = orders.filter((order) => !isCancelled(order));
  // Several currencies add up to nothing.
  if (ordersTotal(sold) === null) return orderCount(orders.length);
  const paid = ordersTotalText(sold.filter(({ payment_status }) => payment_status === 'done'));
  const open = ordersTotalText(sold.filter(({ payment_status }) => payment_status !== 'done'));
  const parts = [paid && `${paid} cobrados`, open && `${open} sin cobrar`];
  return parts.filter(Boolean).join(' · ');
}
