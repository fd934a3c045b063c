import { lazy, Suspense, useEffect, useMemo, useState } from 'react';

import type { OrderSummary } from '~/contract/types';
import { dailyOrders, type DayOfOrders, RECENT_DAYS } from '~/domain/statistics';
import { formatMoney, formatNumber, roundMoney } from '~/lib/money';
import type { Column } from '~/ui/list/columns';
import { DataTable } from '~/ui/list/DataTable';

import { Block } from './Block';

import classes from './DailyOrders.module.css';

const DailyChart = lazy(() => import('./DailyChart').then((m) => ({ default: m.DailyChart })));

/** Where a browser knows no idle time: the tables are drawn well within this, in ms. */
const IDLE_FALLBACK_MS = 200;

/** Orders and amount of each of the last 30 days: a picture, its summary in words, and the numbers in a table. */
export function DailyOrders({
  orders,
  now,
  currency,
}: {
  orders: readonly OrderSummary[];
  /** When the orders were read, in ms. */
  now: number;
  currency: string;
}) {
  const columns = useMemo(() => dayColumns(currency), [currency]);
  const days = useMemo(() => dailyOrders(orders, new Date(now)), [orders, now]);
  const drawn = useAfterFirstRows();
  const place = <div className={classes.chart} />;
  return (
    <Block title={`Pedidos de los últimos ${RECENT_DAYS} días`}>
      <p className={classes.summary}>{summaryOf(days, currency)}</p>
      <div aria-hidden="true">
        {drawn ? (
          <Suspense fallback={place}>
            <div className={classes.chart}>
              <DailyChart days={days} currency={currency} />
            </div>
          </Suspense>
        ) : (
          place
        )}
      </div>
      <details className={classes.details}>
        <summary>Ver los números por día</summary>
        <DataTable
          rows={days.toReversed()}
          columns={columns}
          rowKey={(day) => day.date}
          label="Pedidos por día"
          minWidth={280}
        />
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

/** DD/MM/YYYY of a YYYY-MM-DD. */
function dayLabel(date: string): string {
  return date.split('-').toReversed().join('/');
}

function summaryOf(days: readonly DayOfOrders[], currency: string): string {
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const amount = roundMoney(days.reduce((sum, day) => sum + day.amount, 0));
  if (count === 0) return 'No hubo pedidos.';
  const best = days.reduce((most, day) => (day.count > most.count ? day : most));
  return (
    `${formatNumber(count)} ${count === 1 ? 'pedido' : 'pedidos'} por ${formatMoney(amount, currency)}, ` +
    `sin contar los descartados ni los cancelados. El día con más pedidos fue el ${dayLabel(best.date)} (${formatNumber(best.count)}).`
  );
}

/** False until the screen has drawn its tables and has nothing else to do: the chart's code is heavy. */
function useAfterFirstRows(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIdle(true), IDLE_FALLBACK_MS);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(() => setIdle(true));
    return () => window.cancelIdleCallback(handle);
  }, []);
  return idle;
}
