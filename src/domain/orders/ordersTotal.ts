import type { OrderSummary } from '~/contract/types';
import { formatMoney, roundMoney } from '~/lib/money';

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
