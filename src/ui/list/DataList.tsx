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

import { useStored } from '~/lib/browser/storedValue';
import { formatNumber } from '~/lib/money';
import { pageRows, rangeText } from '~/lib/pages';

import { Deferred } from '../Deferred';
import { lazyNamed } from '../lazyNamed';
import { PageTitle } from '../PageHeader';
import '../styles/staffLayout';
import { useToday } from '../useToday';
import type { Column, Sort } from './columns';
import { ExportButton } from './export/ExportButton';
import { useExport } from './export/useExport';
import { activeFilterCount, filterRows, prepareFilters } from './filters/filterRows';
import { FilterTabs } from './filters/FilterTabs';
import { useClearGuard } from './filters/useClearGuard';
import { ScreenActions, ListBar } from './ListBar';
import type { PhoneAction } from './ListOptions';
import { compactRows, listPreferences, NO_PREFERENCES, shownColumns } from './listPreferences';
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
import { ListTop } from './ListTop';
import { Pages } from './Pages';
import { DataTable, type RowDetail } from './table/DataTable';
import { dayHeadings, hasEnoughRowsPerDay } from './table/dayHeadings';
import { useSortedRows } from './table/useSortedRows';
import { type BulkActions, useRowSelection } from './useRowSelection';

import classes from './DataList.module.css';

const SavedViews = lazyNamed(() => import('./filters/SavedViews'), 'SavedViews', {
  when: 'idle',
  quiet: true,
});
const ListOptions = lazyNamed(() => import('./ListOptions'), 'ListOptions', {
  when: 'idle',
  quiet: true,
});

const NOUN = ['resultado', 'resultados'] as const;

/** Rows per page of a list. */
export const LIST_PAGE_SIZE = 15;

/**
 * A list: one bar with the number of rows, search, filters and tools, then tabs, sortable headers, rows, pages. Filters,
 * order and page live in `search`, so that the URL restores them.
 */
export function DataList<Row extends object>({
  rows,
  columns,
  search,
  onSearch,
  rowKey,
  listName,
  initialSort = null,
  onRowClick,
  onRows,
  rowActions,
  rowDetail,
  customizable = false,
  bulkActions,
  pageSize = LIST_PAGE_SIZE,
  tabsColumn,
  title,
  screenActions,
  phoneActions,
  noun: [one, many] = NOUN,
  dayText,
  listTotal,
  dayColumn,
  empty,
  children,
}: {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  search: ListSearch;
  onSearch: ChangeListSearch;
  rowKey: (row: Row) => string | number;
  /** Names the table and the exported file, and is the key of stored views and columns: do not change it. */
  listName: string;
  initialSort?: Sort | null;
  onRowClick?: (row: Row) => void;
  /** Called with the rows of all pages, filtered and sorted, when they change. */
  onRows?: (rows: readonly Row[]) => void;
  rowActions?: (row: Row) => ReactNode;
  rowDetail?: RowDetail<Row>;
  /** Views can be saved and columns hidden; stored in this browser under `listName`. */
  customizable?: boolean;
  bulkActions?: BulkActions<Row>;
  pageSize?: number;
  /** Key of the column whose filter's options are tabs above the list. */
  tabsColumn?: string;
  /** Of the screen that is this list. */
  title?: string;
  /** What the screen offers beside the actions of every list. */
  screenActions?: ReactNode;
  /** Those of them that a phone has in the menu of the list instead. */
  phoneActions?: readonly PhoneAction[];
  /** What a row is, in the singular and the plural. */
  noun?: readonly [one: string, many: string];
  /** What the heading of a day says of its rows, such as what they add up to; without it their number. */
  dayText?: ((rows: readonly Row[]) => string) | undefined;
  /** What the rows that the filters show add up to, beside their number; empty for nothing. */
  listTotal?: ((rows: readonly Row[]) => string) | undefined;
  /** Key of a column of dates: rows that are sorted by it stand below headings of their days, with number and sum. */
  dayColumn?: string | undefined;
  /** In place of a list that has no rows at all. */
  empty?: ReactNode;
  /** Between the bar and the list. */
  children?: ReactNode;
}) {
  // Fields update on every keystroke; the table update is deferred.
  const deferredSearch = useDeferredValue(search);
  // Sorts before filtering, so that typing does not sort again.
  const { sort, sorted } = useSortedRows(rows, columns, deferredSearch, initialSort);
  const columnOfTabs = columns.find(({ key }) => key === tabsColumn);
  const { ofAllTabs, matching } = useMemo(() => {
    const wanted = filtersOf(columns, deferredSearch);
    const found = filterRows(sorted, columns, wanted);
    const isTabChosen = tabsColumn !== undefined && wanted[tabsColumn];
    return {
      matching: found,
      ofAllTabs: isTabChosen ? filterRows(sorted, columns, { ...wanted, [tabsColumn]: '' }) : found,
    };
  }, [sorted, columns, tabsColumn, deferredSearch]);
  useEffect(() => prepareFilters(sorted, columns), [sorted, columns]);
  useEffect(() => onRows?.(matching), [onRows, matching]);
  useEffect(() => {
    if (withoutUnknown(columns, search) !== search) {
      onSearch((latest) => withoutUnknown(columns, latest));
    }
  }, [columns, search, onSearch]);
  const page = pageRows(matching, pageOf(deferredSearch), pageSize);
  const filters = filtersOf(columns, search);
  const setFilter = useCallback(
    (key: string, value: string) => onSearch((latest) => withFilter(latest, key, value)),
    [onSearch],
  );
  const setSort = useCallback(
    (next: Sort) => onSearch((latest) => withSort(latest, next)),
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
  const preferences = (customizable && stored?.[listName]) || NO_PREFERENCES;
  const {
    selection,
    toggle,
    actions: bulkBar,
  } = useRowSelection(rows, matching, rowKey, bulkActions);
  const exporting = useExport(matching, columns, listName);
  const hasFilters = activeFilterCount(columns, filters) > 0;
  const today = useToday();
  const everyHeading = useMemo(() => {
    const column = columns.find(({ key }) => key === dayColumn);
    return column && sort?.key === dayColumn
      ? dayHeadings({ rows: matching, column, one, many, dayText, today })
      : undefined;
  }, [columns, dayColumn, sort, matching, one, many, dayText, today]);
  const headings =
    everyHeading && hasEnoughRowsPerDay(page.rows, everyHeading) ? everyHeading : undefined;

  const sumText = useMemo(() => listTotal?.(matching) ?? '', [listTotal, matching]);
  const matchCountText = `${formatNumber(matching.length)} ${matching.length === 1 ? one : many}`;
  const count = (
    <span role="status" className={classes.count}>
      {formatNumber(matching.length)}
      {matching.length === rows.length ? null : (
        <span className={classes.all}> de {formatNumber(rows.length)}</span>
      )}
      <span className={title ? 'visually-hidden' : undefined}>
        {' '}
        {rows.length === 1 ? one : many}
      </span>
    </span>
  );
  const titled = title ? <PageTitle title={title} /> : null;
  if (rows.length === 0 && empty) {
    return (
      <>
        <ListTop heading={titled}>
          {screenActions ? <ScreenActions>{screenActions}</ScreenActions> : null}
        </ListTop>
        {children}
        {empty}
      </>
    );
  }
  return (
    <>
      <ListBar
        heading={
          <>
            {titled}
            {count}
          </>
        }
        sum={columnOfTabs ? '' : sumText}
        screenActions={screenActions}
        columns={columns}
        filters={filters}
        onFilter={setFilter}
        filtersButton={filtersButton}
        // With no matches, the chosen tab gets a chip too, so that each filter can be removed.
        tabsColumn={matching.length > 0 ? tabsColumn : undefined}
        matchCountText={matchCountText}
        onClear={hasFilters ? clear : undefined}
        onClearInSheet={() => onSearch(withoutFilters)}
        tabs={
          columnOfTabs ? (
            <FilterTabs
              column={columnOfTabs}
              label={`${listName} por ${columnOfTabs.header.toLowerCase()}`}
              allRows={rows}
              rows={ofAllTabs}
              filters={filters}
              onFilter={setFilter}
            />
          ) : null
        }
        tabsSum={columnOfTabs && hasFilters ? sumText : ''}
        tools={
          <>
            {bulkActions ? (
              <Button
                variant={selection ? 'light' : 'default'}
                size="sm"
                tabIndex={-1}
                className={classes.roomy}
                aria-pressed={selection !== null}
                data-shortcut="select"
                onClick={toggle}
              >
                Elegir varios
              </Button>
            ) : null}
            <ExportButton of={exporting} className={classes.wide} />
            <span className={classes.options}>
              <Suspense fallback={null}>
                <ListOptions
                  list={customizable ? listName : null}
                  preferences={preferences}
                  search={search}
                  columns={columns.filter(({ notInTable }) => !notInTable)}
                  sort={sort}
                  onSort={setSort}
                  onExport={exporting.run}
                  onClear={hasFilters ? clear : undefined}
                  onChoose={bulkActions ? toggle : undefined}
                  actions={phoneActions}
                />
              </Suspense>
            </span>
          </>
        }
      >
        {children}
        {preferences.views.length > 0 ? (
          <div className={classes.views}>
            <Suspense fallback={null}>
              <SavedViews views={preferences.views} search={search} />
            </Suspense>
          </div>
        ) : null}
      </ListBar>
      <DataTable
        rows={page.rows}
        columns={shownColumns(columns, preferences)}
        rowKey={rowKey}
        label={listName}
        sort={sort}
        onSort={setSort}
        onRowClick={onRowClick}
        rowActions={rowActions}
        rowDetail={rowDetail}
        selection={selection ?? undefined}
        stickyHeader
        compact={isCompact}
        dayHeadings={headings}
        page={page.page}
        emptyAction={
          hasFilters ? (
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
      {bulkBar}
    </>
  );
}
