import { orderCount } from '~/domain/orders/orderCount';
import type { DayOfOrders } from '~/domain/orders/statistics';
import { formatMoney, formatNumber, roundMoney } from '~/lib/money';

/** DD/MM/YYYY of a YYYY-MM-DD. */
export function dayLabel(date: string): string {
  return date.split('-').toReversed().join('/');
}

/** Summary of the days: number of orders, amount, and the busiest day. */
export function dailySummary(days: readonly DayOfOrders[], currency: string): string {
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const amount = roundMoney(days.reduce((sum, day) => sum + day.amount, 0));
  if (count === 0) return 'No hubo pedidos.';
  return (
    `${orderCount(count)} por ${formatMoney(amount, currency)}, ` +
    `sin contar los descartados ni los cancelados. ${bestOf(days)}`
  );
}

/** Maximum number of equally busy days that are listed. */
const NAMED_DAYS = 3;

/** The busiest day; of several, all of them or their number and the last one. */
function bestOf(days: readonly DayOfOrders[]): string {
  const most = Math.max(...days.map(({ count }) => count));
  const best = days.filter(({ count }) => count === most).map(({ date }) => dayLabel(date));
  const last = best.at(-1) ?? '';
  const many = formatNumber(most);
  if (best.length === 1) return `El día con más pedidos fue el ${last} (${many}).`;
  const which =
    best.length > NAMED_DAYS
      ? `${formatNumber(best.length)}, el último el ${last}`
      : `el ${best.slice(0, -1).join(', el ')} y el ${last}`;
  return `Los días con más pedidos fueron ${which} (${many} cada uno).`;
}
