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
 * included. Only the rows of the days of the page are read.
 */
export function dayHeadings<Row>({
  rows,
  start,
  count,
  column: { text },
  noun: [one, many],
  dayText,
  today,
}: {
  /** Of all pages, sorted by the column. */
  rows: readonly Row[];
  /** Place of the first row of the page, and number of its rows. */
  start: number;
  count: number;
  /** Its texts are dates as DD/MM/YYYY HH:mm. */
  column: Column<Row>;
  /** What a row is, in the singular and the plural. */
  noun: readonly [one: string, many: string];
  /** What a heading says of the rows of its day, instead of their number. */
  dayText: ((rows: readonly Row[]) => string) | undefined;
  /** Its start, in ms. */
  today: number;
}): DayHeadings<Row> {
  const dayOf = (row: Row) => text(row).slice(0, DAY_LENGTH);
  const isOfDay = (index: number, day: string) => {
    const row = rows[index];
    return row !== undefined && dayOf(row) === day;
  };
  const date = new Date(today);
  const names = new Map([
    [textOfDay(date), 'Hoy'],
    [textOfDay(new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1)), 'Ayer'],
    ['', 'Sin fecha'],
  ]);
  function rowsOf(day: string): readonly Row[] {
    let first = start;
    while (first < start + count && !isOfDay(first, day)) first++;
    let end = first;
    while (isOfDay(end, day)) end++;
    while (isOfDay(first - 1, day)) first--;
    return rows.slice(first, end);
  }
  return {
    dayOf,
    headingOf: (day) => {
      const ofDay = rowsOf(day);
      const counted = `${formatNumber(ofDay.length)} ${ofDay.length === 1 ? one : many}`;
      return `${names.get(day) ?? day} · ${dayText?.(ofDay) ?? counted}`;
    },
  };
}
