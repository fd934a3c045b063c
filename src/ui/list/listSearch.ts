import type { Column, ColumnFilter, Filters, Sort } from './columns';

/**
 * State of a list in the URL, so that Back and a copied link restore it: one parameter per filter,
 * `orden` (column, with a leading `-` when descending) and `pagina` (absent on the first).
 */
export type ListSearch = Record<string, string | undefined>;

/** Changes the state of a list, given the newest state, which a change in the same tick may have made. */
export type ChangeListSearch = (
  change: (search: ListSearch) => ListSearch,
  options?: {
    push?: boolean;
    /** The change takes over the history entry of an open overlay, so that Back undoes it. */
    ownEntry?: boolean;
  },
) => void;

const SORT = 'orden';
const PAGE = 'pagina';

/** The filters of a URL by column; empty for none. */
export function filtersOf<Row>(columns: readonly Column<Row>[], search: ListSearch): Filters {
  return Object.fromEntries(
    columns.flatMap(({ key, filter }) =>
      filter ? [[key, resolveFilterValue(filter, search[key] ?? '')]] : [],
    ),
  );
}

/**
 * Closed options accept an option's value or label (case-insensitive), combos also a part of a label; any other value
 * of the URL is ignored, so that a mistyped URL does not empty the list.
 */
function resolveFilterValue(
  { kind, options, restrictedToOptions }: ColumnFilter,
  text: string,
): string {
  if (!restrictedToOptions || !options) return text;
  const wanted = text.trim().toLowerCase();
  const same = (one: string) => one.toLowerCase() === wanted;
  const chosen = options.find(({ value, label }) => same(value) || same(label));
  if (chosen) return chosen.value;
  const found =
    kind === 'combo' && options.some(({ label }) => label.toLowerCase().includes(wanted));
  return found ? text : '';
}

/** Removes values that {@link filtersOf} ignores; the same search where there are none. */
export function withoutUnknown<Row>(
  columns: readonly Column<Row>[],
  search: ListSearch,
): ListSearch {
  const filters = filtersOf(columns, search);
  const unknown = Object.keys(filters).filter((key) => search[key] && filters[key] === '');
  return unknown.length === 0
    ? search
    : { ...search, ...Object.fromEntries(unknown.map((key) => [key, undefined])) };
}

export function sortOf<Row>(
  columns: readonly Column<Row>[],
  search: ListSearch,
  initial: Sort | null,
): Sort | null {
  const text = search[SORT];
  if (!text) return initial;
  const descending = text.startsWith('-');
  const key = descending ? text.slice(1) : text;
  return columns.some((column) => column.key === key && column.sortable !== false)
    ? { key, descending }
    : initial;
}

export function pageOf(search: ListSearch): number {
  const page = Number(search[PAGE]);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Sets a filter and returns to the first page. */
export function withFilter(search: ListSearch, key: string, value: string): ListSearch {
  return { ...search, [key]: value === '' ? undefined : value, [PAGE]: undefined };
}

/** Removes the filters and returns to the first page; keeps the order. */
export function withoutFilters(search: ListSearch): ListSearch {
  return search[SORT] ? { [SORT]: search[SORT] } : {};
}

export function withSort(search: ListSearch, sort: Sort): ListSearch {
  return { ...search, [SORT]: `${sort.descending ? '-' : ''}${sort.key}`, [PAGE]: undefined };
}

export function withPage(search: ListSearch, page: number): ListSearch {
  return { ...search, [PAGE]: page === 1 ? undefined : String(page) };
}
