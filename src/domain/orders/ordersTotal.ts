import type { OrderSummary } from '~/contract/types';
import { formatMoney } from '~/lib/money';

/** The sum of the orders' totals as a price; empty for none, and for orders of several currencies. */
export function ordersTotal(
  orders: readonly Pick<OrderSummary, 'total_price' | 'curr_symbol'>[],
): string {
  const [symbol, ...others] = new Set(orders.map(({ curr_symbol }) => curr_symbol));
  if (symbol === undefined || others.length > 0) return '';
  return formatMoney(
    orders.reduce((sum, { total_price }) => sum + total_price, 0),
    symbol,
  );
}
