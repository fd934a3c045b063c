import { useMemo } from 'react';

import type { OrderSummary } from '~/contract/types';
import { todaySales } from '~/domain/orders/todaySales';
import { formatMoney } from '~/lib/money';

import classes from './TodayLine.module.css';

/** What was sold today, against the same weekday of last week. */
export function TodayLine({
  orders,
  now,
  currency,
}: {
  orders: readonly OrderSummary[];
  /** In ms. */
  now: number;
  currency: string;
}) {
  const sales = useMemo(() => todaySales(orders, new Date(now), currency), [orders, now, currency]);
  return (
    <p className={classes.today}>
      <strong>
        Hoy · {sales.orders} ·{' '}
        <span className={classes.amount} translate="no">
          {formatMoney(sales.amount, currency)}
        </span>
      </strong>
      <span className={classes.comparison}>{sales.comparison}</span>
    </p>
  );
}
