import type { OrderSummary } from '~/contract/types';
import { toApiDate } from '~/lib/dates';
import { formatMoney, formatNumber } from '~/lib/money';

import type { CountAndAmount } from './homeOrders';
import { isCancelled } from './orderStatus';
import { sumOfTotals } from './ordersTotal';

type Sold = Pick<OrderSummary, 'status' | 'total_price' | 'created_at'>;

/** The orders of the day of `now` until then; discarded and cancelled ones are left out. */
function salesUntil(orders: readonly Sold[], now: Date): CountAndAmount {
  // Wire dates sort as text.
  const end = toApiDate(now);
  const start = end.slice(0, 10);
  const sold = orders.filter(
    (order) => !isCancelled(order) && order.created_at >= start && order.created_at <= end,
  );
  return { count: sold.length, amount: sumOfTotals(sold) };
}

/** What was sold today, and how that compares with the same weekday of last week until the same time of the day. */
interface TodaySales extends CountAndAmount {
  /** "11 pedidos" */
  readonly orders: string;
  /** "12 % más que el sábado pasado a esta hora" */
  readonly comparison: string;
}

export function todaySales(orders: readonly Sold[], now: Date, currency: string): TodaySales {
  const lastWeek = new Date(now);
  lastWeek.setDate(now.getDate() - 7);
  const today = salesUntil(orders, now);
  const before = salesUntil(orders, lastWeek);
  const { count } = today;
  const day = `el ${lastWeek.toLocaleDateString('es', { weekday: 'long' })} pasado a esta hora`;
  const percent = before.amount === 0 ? null : Math.round((today.amount / before.amount - 1) * 100);
  return {
    ...today,
    orders: `${formatNumber(count)} ${count === 1 ? 'pedido' : 'pedidos'}`,
    comparison:
      percent === null
        ? `${formatMoney(before.amount, currency)} ${day}`
        : percent === 0
          ? `Igual que ${day}`
          : `${formatNumber(Math.abs(percent))} % ${percent > 0 ? 'más' : 'menos'} que ${day}`,
  };
}
