import { formatDate, toApiDate } from '~/lib/dates';
import { formatNumber } from '~/lib/money';

import type { Column, DayHeadings } from '../columns';

const DAY_LENGTH = 'DD/MM/YYYY'.length;

/** The day of a local date, as the texts of the column begin. */
const textOfDay = (date: Date) => formatDate(toApiDate(date)).slice(0, DAY_LENGTH);

/** A page has headings if each stands above at least this many rows on average. */
const ROWS_PER_HEADING = 2;

/** Whether a page has few enough days to show their headings. */
export function hasEnoughRowsPerDay<Row>(
  page: readonly Row[],
  { dayOf }: Pick<DayHeadings<Row>, 'dayOf'>,
): boolean {
  return page.length >= ROWS_PER_HEADING * new Set(page.map(dayOf)).size;
}

/**
 * Headings such as "Hoy · 10 pedidos": each is about the rows of its day that the filters show, those on other pages
 * included.
 */
export function dayHeadings<Row>({
  rows,
  column: { key, text },
  one,
  many,
  dayText,
  today,
}: {
  /** Of all pages. */
  rows: readonly Row[];
  /** Its texts are dates as DD/MM/YYYY HH:mm. */
  column: Column<Row>;
  /** What a row is, in the singular and the plural. */
  one: string;
  many: string;
  /** What a heading says of the rows of its day, instead of their number. */
  dayText: ((rows: readonly Row[]) => string) | undefined;
  /** Its start, in ms. */
  today: number;
}): DayHeadings<Row> {
  const dayOf = (row: Row) => text(row).slice(0, DAY_LENGTH);
  const byDay = new Map<string, Row[]>();
  for (const row of rows) {
    const day = dayOf(row);
    const known = byDay.get(day);
    if (known) known.push(row);
    else byDay.set(day, [row]);
  }
  const date = new Date(today);
  const names = new Map([
    [textOfDay(date), 'Hoy'],
    [textOfDay(new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1)), 'Ayer'],
    ['', 'Sin fecha'],
  ]);
  return {
    column: key,
    dayOf,
    headingOf: (day) => {
      const ofDay = byDay.get(day) ?? [];
      const count = `${formatNumber(ofDay.length)} ${ofDay.length === 1 ? one : many}`;
      return `${names.get(day) ?? day} · ${dayText?.(ofDay) ?? count}`;
    },
  };
}
