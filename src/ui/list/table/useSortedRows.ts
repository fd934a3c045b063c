import { useMemo } from 'react';

import type { Column, Sort } from '../columns';
import { type ListSearch, sortOf } from '../listSearch';
import { sortRows } from './sortRows';

/** The rows sorted by the URL's order, or by the initial one; memoized by rows and order. */
export function useSortedRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  search: ListSearch,
  initialSort: Sort | null,
): { sort: Sort | null; sorted: readonly Row[] } {
  const { key = null, descending = false } = sortOf(columns, search, initialSort) ?? {};
  return useMemo(() => {
    const sort = key === null ? null : { key, descending };
    return { sort, sorted: sortRows(rows, columns, sort) };
  }, [rows, columns, key, descending]);
}
