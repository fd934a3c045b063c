import { useMemo } from 'react';

import type { OrderSummary } from '~/contract/types';
import { dailyOrders, type DayOfOrders, RECENT_DAYS } from '~/domain/orders/statistics';
import { formatMoney, formatNumber } from '~/lib/money';
import { Deferred } from '~/ui/Deferred';
import { lazyNamed } from '~/ui/lazyNamed';
import type { Column } from '~/ui/list/columns';
import { DataTable } from '~/ui/list/table/DataTable';

import { Block } from './Block';
import { dailySummary, dayLabel } from './dailySummary';

import classes from './DailyOrders.module.css';

/** Loaded after the tables, because the chart library is large. */
const DailyChart = lazyNamed(() => import('./DailyChart'), 'DailyChart', { when: 'idle' });

/** Orders and amount per day of the last 30 days: a chart, a summary and a table. */
export function DailyOrders({
  orders,
  now,
  currency,
}: {
  orders: readonly OrderSummary[];
  /** Time of the last read, or the last midnight if later, in ms. */
  now: number;
  currency: string;
}) {
  const columns = useMemo(() => dayColumns(currency), [currency]);
  // The days and their charts follow the day, not each read.
  const today = new Date(now).setHours(0, 0, 0, 0);
  const days = useMemo(() => dailyOrders(orders, new Date(today)), [orders, today]);
  const chart = useMemo(() => <DailyChart days={days} currency={currency} />, [days, currency]);
  return (
    <Block title={`Pedidos de los últimos ${RECENT_DAYS} días`}>
      <p className={classes.summary}>{dailySummary(days, currency)}</p>
      <div aria-hidden="true">
        <div className={classes.chart}>{chart}</div>
      </div>
      <details className={classes.details}>
        <summary>Ver los números por día</summary>
        <Deferred>
          <DataTable
            list={{
              name: 'Pedidos por día',
              columns,
              rowKey: (day) => day.date,
              page: { rows: days.toReversed() },
            }}
            minWidth={280}
          />
        </Deferred>
      </details>
    </Block>
  );
}

function dayColumns(currency: string): readonly Column<DayOfOrders>[] {
  return [
    { key: 'dia', header: 'Día', text: ({ date }) => dayLabel(date) },
    {
      key: 'pedidos',
      header: 'Pedidos',
      text: ({ count }) => formatNumber(count),
      align: 'right',
    },
    {
      key: 'monto',
      header: 'Monto',
      text: ({ amount }) => formatMoney(amount, currency),
      align: 'right',
    },
  ];
}
