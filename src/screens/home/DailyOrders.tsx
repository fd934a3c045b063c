import { Suspense, useMemo } from 'react';

import type { OrderSummary } from '~/contract/types';
import { dailyOrders, type DayOfOrders, RECENT_DAYS } from '~/domain/statistics';
import { afterFirstView } from '~/lib/firstView';
import { formatMoney, formatNumber, roundMoney } from '~/lib/money';
import { lazyPart } from '~/ui/lazyPart';
import type { Column } from '~/ui/list/columns';
import { DataTable } from '~/ui/list/DataTable';

import { Block } from './Block';

import classes from './DailyOrders.module.css';

/** After the tables: the chart's code is heavy. */
const DailyChart = lazyPart(() =>
  afterFirstView()
    .then(() => import('./DailyChart'))
    .then((module) => module.DailyChart),
);

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
  return (
    <Block title={`Pedidos de los últimos ${RECENT_DAYS} días`}>
      <p className={classes.summary}>{summaryOf(days, currency)}</p>
      <div aria-hidden="true">
        <div className={classes.chart}>
          <Suspense fallback={null}>
            <DailyChart days={days} currency={currency} />
          </Suspense>
        </div>
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
