import { useCallback, useDeferredValue, useEffect, useId, useMemo } from 'react';

import { useStored } from '~/lib/browser/storedValue';
import { pageRows } from '~/lib/pages';

import { say } from '../feedback/say';
import type { Column, Filters, RowSelection, Sort } from './columns';
import type { FilterFieldDefinition } from './filters/FilterPanel';
import { activeFilterCount, filterRows, prepareFilters } from './filters/filterRows';
import { useClearGuard } from './filters/useClearGuard';
import { type FilterPanelState, useFilterPanel } from './filters/useFilterPanel';
import {
  compactRows,
  type ListPreferences,
  listPreferences,
  NO_PREFERENCES,
} from './listPreferences';
import {
  filtersOf,
  type ChangeListSearch,
  type ListSearch,
  pageOf,
  withFilter,
  withoutFilters,
  withoutUnknown,
  withPage,
  withSort,
} from './listSearch';
import { sortedText } from './table/sortRows';
import { useSortedRows } from './table/useSortedRows';
import { type SelectedRows, useRowSelection } from './useRowSelection';

/** Rows per page of a list. */
export const LIST_PAGE_SIZE = 15;

const NOUN = ['resultado', 'resultados'] as const;

/** What a table shows: a {@link List}, or rows with their columns alone. */
export interface TableRows<Row> {
  /** Accessible name. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string | number;
  /** A change of its number shows the first row. */
  readonly page: { readonly rows: readonly Row[]; readonly page?: number };
  readonly sort?: Sort | null;
  readonly setSort?: (sort: Sort) => void;
  /** While rows are being chosen: each starts with a checkbox, and a click on a row chooses it. */
  readonly selection?: RowSelection<Row> | null;
  /** Which columns were chosen to be shown. */
  readonly preferences?: ListPreferences | null;
  /** Low rows. */
  readonly isCompact?: boolean;
  /** A screen or tab is about it: its header stays in sight below that of the page. */
  readonly isMain?: boolean;
  /** Clears the filters, where any is set. */
  readonly clear?: (() => void) | undefined;
}

/** The state of a list, which its parts (`ListBar`, `FilterLine`, `DataTable`, `ListPages`) show and change. */
export interface List<Row> extends TableRows<Row> {
  /** What a row is, in the singular and the plural. */
  readonly noun: readonly [one: string, many: string];
  /** All rows. */
  readonly rows: readonly Row[];
  /** All rows in the order of the list. */
  readonly sorted: readonly Row[];
  /** The sorted rows that the filters leave, of all pages. */
  readonly matching: readonly Row[];
  /** The filters that `matching` shows, which follow those of the fields. */
  readonly matchedFilters: Filters;
  /** The search that they are of. */
  readonly matchedSearch: ListSearch;
  readonly page: { readonly rows: readonly Row[]; readonly page: number; readonly pages: number };
  readonly pageSize: number;
  readonly setPage: (page: number) => void;
  readonly sort: Sort | null;
  readonly setSort: (sort: Sort) => void;
  readonly search: ListSearch;
  readonly filters: Filters;
  readonly hasFilters: boolean;
  readonly setFilter: (key: string, value: string) => void;
  /** Clears the filters and leaves the focus where it is. */
  readonly clearOnly: () => void;
  /** Id of the button that opens the panel of filters, which gets the focus after {@link List.clear}. */
  readonly filtersButtonId: string;
  readonly searchFields: readonly FilterFieldDefinition[];
  readonly panelFields: readonly FilterFieldDefinition[];
  readonly panel: FilterPanelState;
  /** Null for a list without views and choice of columns. */
  readonly preferences: ListPreferences | null;
  readonly selection: RowSelection<Row> | null;
  readonly toggleChoice: (() => void) | undefined;
  /** The chosen rows; null while none are being chosen. */
  readonly chosen: SelectedRows<Row> | null;
}

/** What the parts of a list read of it that need not know its rows. */
export type ListState = Pick<
  List<never>,
  | 'name'
  | 'columns'
  | 'preferences'
  | 'isCompact'
  | 'search'
  | 'sort'
  | 'setSort'
  | 'clear'
  | 'toggleChoice'
>;

/**
 * The state of a list: sorted, filtered and paged rows. Filters, order and page live in `search`, so that the URL restores
 * them.
 */
export function useList<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  {
    name,
    noun = NOUN,
    rowKey,
    search,
    onSearch,
    initialSort = null,
    pageSize = LIST_PAGE_SIZE,
    isCustomizable = false,
    nameOfRow,
  }: {
    /** Names the table and the exported file, and is the key of stored views and columns: do not change it. */
    name: string;
    noun?: readonly [one: string, many: string];
    rowKey: (row: Row) => string | number;
    search: ListSearch;
    onSearch: ChangeListSearch;
    initialSort?: Sort | null;
    pageSize?: number;
    /** Views can be saved and columns hidden; stored in this browser under `name`. */
    isCustomizable?: boolean;
    /** Names a row in the label of its checkbox, such as "el pedido DP1042"; without it rows cannot be chosen. */
    nameOfRow?: (row: Row) => string;
  },
): List<Row> {
  // Fields update on every keystroke; the table update is deferred.
  const deferredSearch = useDeferredValue(search);
  // Sorts before filtering, so that typing does not sort again.
  const { sort, sorted } = useSortedRows(rows, columns, deferredSearch, initialSort);
  const matchedFilters = useMemo(
    () => filtersOf(columns, deferredSearch),
    [columns, deferredSearch],
  );
  const matching = useMemo(
    () => filterRows(sorted, columns, matchedFilters),
    [sorted, columns, matchedFilters],
  );
  useEffect(() => prepareFilters(sorted, columns), [sorted, columns]);
  useEffect(() => {
    if (withoutUnknown(columns, search) !== search) {
      onSearch((latest) => withoutUnknown(columns, latest));
    }
  }, [columns, search, onSearch]);
  const filters = filtersOf(columns, search);
  const hasFilters = activeFilterCount(columns, filters) > 0;
  const filtersButtonId = useId();
  const clearOnly = () => onSearch(withoutFilters);
  const clear = useClearGuard(() => {
    clearOnly();
    // The pressed button is disabled or unmounts.
    document.getElementById(filtersButtonId)?.focus();
  });
  const fields = useMemo(
    () =>
      columns.flatMap(({ key, header, filter }) =>
        filter ? [{ ...filter, key, label: filter.label ?? header }] : [],
      ),
    [columns],
  );
  const stored = useStored(listPreferences);
  const isCompact = useStored(compactRows) === true;
  return {
    name,
    noun,
    columns,
    rowKey,
    rows,
    sorted,
    matching,
    matchedFilters,
    matchedSearch: deferredSearch,
    page: pageRows(matching, pageOf(deferredSearch), pageSize),
    pageSize,
    setPage: (page) => onSearch((latest) => withPage(latest, page)),
    sort,
    setSort: useCallback(
      (next) => {
        onSearch((latest) => withSort(latest, next));
        say(sortedText(columns, next));
      },
      [columns, onSearch],
    ),
    search,
    filters,
    hasFilters,
    setFilter: useCallback(
      (key, value) => onSearch((latest) => withFilter(latest, key, value)),
      [onSearch],
    ),
    clear: hasFilters ? clear : undefined,
    clearOnly,
    filtersButtonId,
    searchFields: fields.filter(({ inSearchBar }) => inSearchBar),
    panelFields: fields.filter(({ inSearchBar }) => !inSearchBar),
    panel: useFilterPanel(),
    preferences: isCustomizable ? (stored?.[name] ?? NO_PREFERENCES) : null,
    isCompact,
    isMain: true,
    ...useRowSelection(rows, matching, rowKey, nameOfRow),
  };
}
