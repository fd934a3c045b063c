import { Button } from '@mantine/core';
import {
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react';

import { formatNumber } from '~/lib/money';
import { useStored } from '~/lib/storedValue';

import { Deferred } from '../Deferred';
import { lazyNamed } from '../lazyNamed';
import '../styles/staffLayout';
import type { Column, Sort } from './columns';
import { DataTable, type RowDetail } from './DataTable';
import { ExportButton } from './ExportButton';
import { FilterBar } from './FilterBar';
import { activeFilters, filterRows, prepareFilters } from './filterRows';
import { FilterTabs } from './FilterTabs';
import { compactRows, listPreferences, NO_PREFERENCES } from './listPreferences';
import {
  filtersOf,
  type ChangeListSearch,
  type ListSearch,
  pageOf,
  withFilter,
  withoutFilters,
  withPage,
  withSort,
} from './listSearch';
import { Pages, rangeText } from './Pages';
import { pageRows } from './sortRows';
import { useClearGuard } from './useClearGuard';
import { type BulkActions, useRowSelection } from './useRowSelection';
import { useSortedRows } from './useSortedRows';

import classes from './DataList.module.css';

const SavedViews = lazyNamed(() => import('./SavedViews'), 'SavedViews', {
  when: 'idle',
  quiet: true,
});
const ListOptions = lazyNamed(() => import('./ListOptions'), 'ListOptions', {
  when: 'idle',
  quiet: true,
});

/** Rows per page of a list. */
export const LIST_PAGE_SIZE = 15;

/**
 * A list: collapsible filters, active filters as chips, number of rows, export, reset, sortable headers, pages. Filters,
 * order and page live in `search`, so that the URL restores them.
 */
export function DataList<Row extends object>({
  rows,
  columns,
  search,
  onSearch,
  rowKey,
  exportName,
  initialSort = null,
  onRowClick,
  onRows,
  rowActions,
  rowDetail,
  customizable = false,
  bulkActions,
  pageSize = LIST_PAGE_SIZE,
  minWidth = 640,
  tabs,
  filtersOpen = true,
  emptyHint,
}: {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  search: ListSearch;
  onSearch: ChangeListSearch;
  rowKey: (row: Row) => string | number;
  /** Ends the export's file name and names the table. */
  exportName: string;
  initialSort?: Sort | null;
  onRowClick?: (row: Row) => void;
  /** Called with the rows of all pages, filtered and sorted, when they change. */
  onRows?: (rows: readonly Row[]) => void;
  rowActions?: (row: Row) => ReactNode;
  rowDetail?: RowDetail<Row>;
  /** Views can be saved and columns hidden; stored in this browser under `exportName`. */
  customizable?: boolean;
  bulkActions?: BulkActions<Row>;
  pageSize?: number;
  minWidth?: number;
  /** Key of the column whose filter's options are tabs above the list. */
  tabs?: string;
  /** Where there is room, the filter panel is open from the start. */
  filtersOpen?: boolean;
  /** How rows come to be, for a list that has none. */
  emptyHint?: ReactNode;
}) {
  // Fields update on every key; the table update is deferred.
  const deferredSearch = useDeferredValue(search);
  // Sorts before filtering, so that typing does not sort again.
  const { sort, sorted } = useSortedRows(rows, columns, deferredSearch, initialSort);
  const tabColumn = columns.find(({ key }) => key === tabs);
  const { ofAllTabs, matching } = useMemo(() => {
    const wanted = filtersOf(columns, deferredSearch);
    const found = filterRows(sorted, columns, wanted);
    const isTabChosen = tabs !== undefined && wanted[tabs];
    return {
      matching: found,
      ofAllTabs: isTabChosen ? filterRows(sorted, columns, { ...wanted, [tabs]: '' }) : found,
    };
  }, [sorted, columns, tabs, deferredSearch]);
  useEffect(() => prepareFilters(sorted, columns), [sorted, columns]);
  useEffect(() => onRows?.(matching), [onRows, matching]);
  const page = pageRows(matching, pageOf(deferredSearch), pageSize);
  const filters = filtersOf(columns, search);
  const setFilter = useCallback(
    (key: string, value: string) => onSearch((latest) => withFilter(latest, key, value)),
    [onSearch],
  );
  const filtersButton = useRef<HTMLButtonElement>(null);
  const clear = useClearGuard(() => {
    onSearch(withoutFilters);
    // The pressed button is disabled or unmounts.
    filtersButton.current?.focus();
  });

  const stored = useStored(listPreferences);
  const isCompact = useStored(compactRows) === true;
  const preferences = (customizable && stored?.[exportName]) || NO_PREFERENCES;
  const { selection, toggle, actions } = useRowSelection(rows, matching, rowKey, bulkActions);

  return (
    <>
      <button type="button" className="skip-link" onClick={focusFirstRow}>
        Ir a los resultados
      </button>
      {preferences.views.length > 0 ? (
        <div className={classes.views}>
          <Suspense fallback={null}>
            <SavedViews views={preferences.views} search={search} />
          </Suspense>
        </div>
      ) : null}
      <FilterBar
        columns={columns}
        filters={filters}
        onFilter={setFilter}
        onClear={clear}
        filtersButton={filtersButton}
        startsOpen={filtersOpen}
        // With no matches, the chosen tab gets a chip too, so that each filter can be removed.
        tabs={matching.length > 0 ? tabs : undefined}
        count={
          matching.length === rows.length
            ? `${formatNumber(rows.length)} ${rows.length === 1 ? 'resultado' : 'resultados'}`
            : `${formatNumber(matching.length)} de ${formatNumber(rows.length)} resultados`
        }
        actions={
          <>
            {bulkActions ? (
              <Button
                variant={selection ? 'light' : 'default'}
                size="sm"
                aria-pressed={selection !== null}
                data-shortcut="select"
                onClick={toggle}
              >
                Elegir varios
              </Button>
            ) : null}
            <ExportButton rows={matching} columns={columns} exportName={exportName} />
            {customizable ? (
              <span className={classes.options}>
                <Suspense fallback={null}>
                  <ListOptions
                    list={exportName}
                    preferences={preferences}
                    search={search}
                    columns={columns.filter(({ hidden }) => !hidden)}
                  />
                </Suspense>
              </span>
            ) : null}
          </>
        }
      />
      {tabColumn ? (
        <FilterTabs
          column={tabColumn}
          label={`${exportName} por ${tabColumn.header.toLowerCase()}`}
          allRows={rows}
          rows={ofAllTabs}
          filters={filters}
          onFilter={setFilter}
        />
      ) : null}
      <DataTable
        rows={page.rows}
        columns={
          preferences.hidden.length > 0
            ? columns.filter(({ key }) => !preferences.hidden.includes(key))
            : columns
        }
        rowKey={rowKey}
        label={exportName}
        sort={sort}
        onSort={(next) => onSearch((latest) => withSort(latest, next))}
        onRowClick={onRowClick}
        rowActions={rowActions}
        rowDetail={rowDetail}
        selection={selection ?? undefined}
        minWidth={minWidth}
        stickyHeader
        compact={isCompact}
        emptyHint={rows.length === 0 ? emptyHint : undefined}
        emptyAction={
          rows.length > 0 && activeFilters(columns, filters) > 0 ? (
            <Button variant="light" size="sm" onClick={clear}>
              Limpiar filtros
            </Button>
          ) : null
        }
      />
      <Deferred>
        <Pages
          page={page.page}
          pages={page.pages}
          range={rangeText(page.page, pageSize, matching.length)}
          onPage={(next) => onSearch((latest) => withPage(latest, next))}
        />
      </Deferred>
      {actions}
    </>
  );
}

/** Moves the focus past filters and headers. */
function focusFirstRow() {
  const row = document.querySelector<HTMLElement>('main tbody tr');
  const target =
    row?.querySelector<HTMLElement>('a, button') ?? row?.closest<HTMLElement>('[tabindex]');
  target?.focus();
}
