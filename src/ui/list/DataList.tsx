import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import {
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';

import { afterFirstView } from '~/lib/firstView';
import { formatNumber } from '~/lib/money';
import { useStored } from '~/lib/storedValue';

import { lazyPart } from '../lazyPart';
import '../styles/frame';
import { BarField } from './BarField';
import type { Column, Sort } from './columns';
import { DataTable, type RowDetail } from './DataTable';
import { ExportButton } from './ExportButton';
import { FilterChips } from './FilterChips';
import { activeFilters, filterRows, prepareWords } from './filterRows';
import { FilterTabs } from './FilterTabs';
import { listChoices, NO_CHOICE } from './listChoices';
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
import { Pages } from './Pages';
import { pageRows } from './sortRows';
import { useClearGuard } from './useClearGuard';
import { useSortedRows } from './useSortedRows';

import classes from './DataList.module.css';

const FilterPanel = lazyPart(() =>
  afterFirstView()
    .then(() => import('./FilterPanel'))
    .then((module) => module.FilterPanel),
);

const SavedViews = lazyPart(
  () =>
    afterFirstView()
      .then(() => import('./SavedViews'))
      .then((module) => module.SavedViews),
  { quiet: true },
);
const ListOptions = lazyPart(
  () =>
    afterFirstView()
      .then(() => import('./ListOptions'))
      .then((module) => module.ListOptions),
  { quiet: true },
);

/** Rows per page of a list. */
export const LIST_PAGE_SIZE = 15;
/** What can be done with several rows at once. */
export interface BulkRows<Row> {
  /** Names a row in the label of its checkbox, such as "el pedido DP1042". */
  name: (row: Row) => string;
  /** Renders the actions on the chosen rows; `end` ends the choice. */
  actions: (chosen: readonly Row[], end: () => void) => ReactNode;
}

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
  screenName,
  initialSort = null,
  onRowClick,
  onRows,
  rowActions,
  rowDetail,
  arrangeable = false,
  bulk,
  pageSize = LIST_PAGE_SIZE,
  minWidth = 640,
  tabs,
  filtersOpen = true,
}: {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  search: ListSearch;
  onSearch: ChangeListSearch;
  rowKey: (row: Row) => string | number;
  /** Ends the export's file name and names the table. */
  screenName: string;
  initialSort?: Sort | null;
  onRowClick?: (row: Row) => void;
  /** Called with the rows of all pages, filtered and sorted, when they change. */
  onRows?: (rows: readonly Row[]) => void;
  rowActions?: (row: Row) => ReactNode;
  rowDetail?: RowDetail<Row>;
  /** Views can be saved and columns chosen; kept in this browser under `screenName`. */
  arrangeable?: boolean;
  /** What can be done with several rows at once. */
  bulk?: BulkRows<Row>;
  pageSize?: number;
  minWidth?: number;
  /** Key of the column whose filter's options are tabs above the list. */
  tabs?: string;
  /** Where there is room, the filter panel is open from the start. */
  filtersOpen?: boolean;
}) {
  // Fields update on every key; the table update is deferred.
  const shownSearch = useDeferredValue(search);
  // Sorts before filtering, so that typing does not sort again.
  const { sort, sorted: all } = useSortedRows(rows, columns, shownSearch, initialSort);
  const [ofTabs, besideTabs] = useMemo(
    () => [columns.filter(({ key }) => key === tabs), columns.filter(({ key }) => key !== tabs)],
    [columns, tabs],
  );
  const [tabColumn] = ofTabs;
  const { ofAllTabs, sorted } = useMemo(() => {
    const shown = filtersOf(columns, shownSearch);
    const others = filterRows(all, besideTabs, shown);
    return { ofAllTabs: others, sorted: filterRows(others, ofTabs, shown) };
  }, [all, columns, shownSearch, ofTabs, besideTabs]);
  useEffect(() => prepareWords(rows, columns), [rows, columns]);
  const page = pageRows(sorted, pageOf(shownSearch), pageSize);
  useEffect(() => onRows?.(sorted), [onRows, sorted]);
  const filters = filtersOf(columns, search);
  const active = activeFilters(columns, filters);
  const choices = useStored(listChoices);
  const arranged = (arrangeable && choices?.[screenName]) || NO_CHOICE;
  // null: no rows are being chosen.
  const [chosen, setChosen] = useState<ReadonlySet<string | number> | null>(null);
  const choice =
    bulk && chosen
      ? {
          name: bulk.name,
          isChosen: (row: Row) => chosen.has(rowKey(row)),
          choose: (some: readonly Row[], isChosen: boolean) => {
            const next = new Set(chosen);
            for (const row of some) {
              if (isChosen) next.add(rowKey(row));
              else next.delete(rowKey(row));
            }
            setChosen(next);
          },
        }
      : undefined;

  return (
    <>
      <button type="button" className="skip-link" onClick={focusFirstRow}>
        Ir a los resultados
      </button>
      {arranged.views.length > 0 ? (
        <div className={classes.views}>
          <Suspense fallback={null}>
            <SavedViews views={arranged.views} search={search} />
          </Suspense>
        </div>
      ) : null}
      <FilterBar
        columns={columns}
        filters={filters}
        active={active}
        onFilter={(key, value) => onSearch((latest) => withFilter(latest, key, value))}
        onClear={() => onSearch(withoutFilters)}
        startsOpen={filtersOpen}
        tabs={tabs}
        count={
          sorted.length === rows.length
            ? `${formatNumber(rows.length)} ${rows.length === 1 ? 'resultado' : 'resultados'}`
            : `${formatNumber(sorted.length)} de ${formatNumber(rows.length)} resultados`
        }
        actions={
          <>
            {bulk ? (
              <Button
                variant={chosen ? 'light' : 'default'}
                size="sm"
                aria-pressed={chosen !== null}
                data-chooses-rows
                onClick={() => setChosen(chosen ? null : new Set())}
              >
                Elegir varios
              </Button>
            ) : null}
            <ExportButton rows={sorted} columns={columns} screenName={screenName} />
            {arrangeable ? (
              <span className={classes.options}>
                <Suspense fallback={null}>
                  <ListOptions
                    list={screenName}
                    choice={arranged}
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
          label={`${screenName} por ${tabColumn.header.toLowerCase()}`}
          rows={ofAllTabs}
          filters={filters}
          onFilter={(key, value) => onSearch((latest) => withFilter(latest, key, value))}
        />
      ) : null}
      <DataTable
        rows={page.rows}
        columns={
          arranged.hidden.length > 0
            ? columns.filter(({ key }) => !arranged.hidden.includes(key))
            : columns
        }
        rowKey={rowKey}
        label={screenName}
        sort={sort}
        onSort={(next) => onSearch((latest) => withSort(latest, next))}
        onRowClick={onRowClick}
        rowActions={rowActions}
        rowDetail={rowDetail}
        choice={choice}
        minWidth={minWidth}
        stickyHeader
      />
      <Pages
        page={page.page}
        pages={page.pages}
        range={`${formatNumber((page.page - 1) * pageSize + 1)}–${formatNumber((page.page - 1) * pageSize + page.rows.length)} de ${formatNumber(sorted.length)}`}
        onPage={(next) => onSearch((latest) => withPage(latest, next))}
      />
      {bulk && chosen
        ? bulk.actions(
            rows.filter((row) => chosen.has(rowKey(row))),
            () => setChosen(null),
          )
        : null}
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

function FilterBar<Row>({
  columns,
  filters,
  active,
  onFilter,
  onClear,
  startsOpen,
  tabs,
  count,
  actions,
}: {
  columns: readonly Column<Row>[];
  filters: Readonly<Record<string, string>>;
  active: number;
  onFilter: (key: string, value: string) => void;
  onClear: () => void;
  startsOpen: boolean;
  /** Key of the filter that is shown as tabs. */
  tabs: string | undefined;
  count: string;
  actions: ReactNode;
}) {
  const all = columns.flatMap(({ key, header, filter }) =>
    filter ? [{ ...filter, key, label: filter.label ?? header }] : [],
  );
  const onBar = all.filter((field) => field.onBar);
  const fields = all.filter((field) => !field.onBar);
  const [open, setOpen] = useState(
    () => startsOpen && window.matchMedia('(min-width: 62em)').matches,
  );
  const clear = useClearGuard(onClear);
  const panelId = useId();

  return (
    <search className={classes.bar}>
      <div className={classes.row}>
        <div className={classes.group} data-grow={onBar.length > 0 || undefined}>
          {onBar.map(({ key, label }) => (
            <BarField
              key={key}
              label={label}
              value={filters[key] ?? ''}
              onChange={(value) => onFilter(key, value)}
            />
          ))}
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
            rightSection={
              active > 0 ? (
                <span
                  className={classes.active}
                  role="img"
                  aria-label={active === 1 ? '1 filtro activo' : `${active} filtros activos`}
                >
                  {active}
                </span>
              ) : null
            }
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen((before) => !before)}
          >
            Filtros
          </Button>
          <span className={classes.count} role="status">
            {count}
          </span>
          <FilterChips
            fields={fields.filter(({ key }) => key !== tabs)}
            filters={filters}
            onFilter={onFilter}
          />
        </div>
        <div className={classes.group}>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconX size={16} aria-hidden="true" />}
            className={classes.clear}
            disabled={active === 0}
            onClick={clear}
          >
            Limpiar
          </Button>
          {actions}
        </div>
      </div>
      <div id={panelId} hidden={!open} className={classes.fields}>
        <Suspense fallback={<ReservedFields count={fields.length} />}>
          {open ? <FilterPanel fields={fields} filters={filters} onFilter={onFilter} /> : null}
        </Suspense>
      </div>
    </search>
  );
}

/** Reserves the height of the fields until they are loaded, so that the list below does not move. */
function ReservedFields({ count }: { count: number }) {
  return (
    <div className={classes.reserved} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
