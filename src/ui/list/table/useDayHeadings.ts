import { useMemo } from 'react';

import { useToday } from '../../useToday';
import type { DayHeadings } from '../columns';
import type { List } from '../useList';
import { dayHeadings, hasEnoughRowsPerDay } from './dayHeadings';

/**
 * The headings of the days of a page; null where it is not sorted by the column of dates, or has few rows a day.
 * @param dayText what a heading says of the rows of its day, such as what they add up to; without it their number
 */
export function useDayHeadings<Row>(
  { columns, sort, matching, page, pageSize, noun }: List<Row>,
  key: string,
  dayText?: (rows: readonly Row[]) => string,
): DayHeadings<Row> | null {
  const today = useToday();
  const start = (page.page - 1) * pageSize;
  return useMemo(() => {
    const column = columns.find((one) => one.key === key);
    if (!column || sort?.key !== key) return null;
    const shown = matching.slice(start, start + pageSize);
    const headings = dayHeadings({
      rows: matching,
      start,
      count: shown.length,
      column,
      noun,
      dayText,
      today,
    });
    return hasEnoughRowsPerDay(shown, headings) ? headings : null;
  }, [columns, sort, matching, start, pageSize, noun, key, dayText, today]);
}
