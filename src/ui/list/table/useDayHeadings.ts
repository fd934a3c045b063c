import { useMemo, useState } from 'react';

import { useToday } from '../../useToday';
import type { DayHeadings } from '../columns';
import type { List } from '../useList';
import { dayHeadings, hasEnoughRowsPerDay } from './dayHeadings';

/**
 * The headings of the days of a page; null where it is not sorted by the column of dates, or has few rows a day. That is
 * decided once for each filter, order and page: a row that comes or leaves moves no others.
 * @param dayText what a heading says of the rows of its day, such as what they add up to; without it their number
 */
export function useDayHeadings<Row>(
  { columns, sort, matching, matchedSearch, page, pageSize, noun }: List<Row>,
  key: string,
  dayText?: (rows: readonly Row[]) => string,
): DayHeadings<Row> | null {
  const today = useToday();
  const start = (page.page - 1) * pageSize;
  const [decided, setDecided] = useState<{ of: unknown; isShown: boolean } | null>(null);
  const found = useMemo(() => {
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
    return { headings, isEnough: hasEnoughRowsPerDay(shown, headings) };
  }, [columns, sort, matching, start, pageSize, noun, key, dayText, today]);
  // The URL's object of filters, order and page: columns, and filters with them, may change with the rows.
  const isDecided = decided?.of === matchedSearch;
  const isShown = isDecided ? decided.isShown : found?.isEnough === true;
  if (!isDecided) setDecided({ of: matchedSearch, isShown });
  return isShown ? (found?.headings ?? null) : null;
}
