import { useMemo } from 'react';

import type { Column, Sort } from './columns';
import { type ListSearch, sortOf } from './listSearch';
import { sortRows } from './sortRows';

/** The rows sorted by the URL's order, or by the initial one; memoized by rows and order. */
export function useSortedRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  search: ListSearch,
  initialSort: Sort | null,
): { sort: Sort | null; sorted: readonly Row[] } {
  const sort = sortOf(columns, search, initialSort);
  const sorted = useMemo(
    () => sortRows(rows, columns, sort),
    // oxlint-disable-next-line react/exhaustive-deps -- the sort by its parts, it is a new object each time
    [rows, columns, sort?.key, sort?.descending],
  );
  return { sort, sorted };
}
