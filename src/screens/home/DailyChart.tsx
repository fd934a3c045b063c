import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';

import type { DayOfOrders } from '~/domain/orders/statistics';
import { formatMoney, formatNumber } from '~/lib/money';

import { evenTicks } from './evenTicks';

import classes from './DailyOrders.module.css';

const series = {
  count: { label: 'Pedidos', color: 'var(--app-brand)' },
  amount: { label: 'Monto', color: 'var(--home-amount)' },
} as const;

/** DD/MM of a YYYY-MM-DD. */
function shortDay(date: unknown): string {
  const [, month = '', day = ''] = String(date).split('-');
  return `${day}/${month}`;
}

/** Days between two labels, for the width of a phone. */
const LABEL_STEP = 5;

/** The labelled days, counted back from today. */
function labelledDays(days: readonly DayOfOrders[]): string[] {
  return days
    .filter((_day, index) => (days.length - 1 - index) % LABEL_STEP === 0)
    .map(({ date }) => date);
}

/** Formats an axis value: "12,5 mil", "3 M". */
const axisAmount = new Intl.NumberFormat('es', { notation: 'compact', maximumFractionDigits: 1 });

/** Two charts over the same days, because orders and amounts have different scales; hovering a day marks it in both. */
export function DailyChart({ days, currency }: { days: readonly DayOfOrders[]; currency: string }) {
  return (
    <>
      <DayBars
        days={days}
        name="count"
        format={(value) => formatNumber(value)}
        axis={(value) => formatNumber(value)}
      />
      <DayBars
        days={days}
        name="amount"
        format={(value) => formatMoney(value, currency)}
        axis={(value) => axisAmount.format(value)}
      />
    </>
  );
}

function DayBars({
  days,
  name,
  format,
  axis,
}: {
  days: readonly DayOfOrders[];
  name: 'count' | 'amount';
  format: (value: number) => string;
  axis: (value: number) => string;
}) {
  const { label, color } = series[name];
  const ticks = evenTicks(Math.max(0, ...days.map((day) => day[name])));
  return (
    <>
      <p className={classes.chartTitle} data-series={name}>
        {label}
      </p>
      <BarChart
        className={classes.bars}
        data={days.map((day) => ({ ...day }))}
        dataKey="date"
        series={[{ name, label, color }]}
        accessibilityLayer={false}
        tickLine="none"
        gridAxis="x"
        barProps={{ isAnimationActive: false, radius: 2 }}
        barChartProps={{ syncId: 'home-days', margin: { top: 8, right: 16, bottom: 0, left: 0 } }}
        valueFormatter={format}
        xAxisProps={{
          tickFormatter: shortDay,
          ticks: labelledDays(days),
          interval: 0,
          height: 20,
          // The library moves the dates away from the axis.
          tickMargin: -6,
        }}
        yAxisProps={{
          width: 66,
          tickFormatter: axis,
          ticks,
          domain: [0, ticks[2]],
          interval: 0,
        }}
        tooltipProps={{ labelFormatter: shortDay }}
      />
    </>
  );
}
