import type { ReactNode } from 'react';

/**
 * How a column's filter matches. `combo` and `list` have the same field.
 * - `text`: every word of the query is in some word of the text; accents and case do not matter.
 * - `date`: the shown DD/MM/YYYY HH:mm begins with the query, completed by `readDatePrefix`.
 * - `combo`: the text contains the label of the chosen option, in any case.
 * - `list`: one of the row's tags, or the whole text, is the chosen value, in any case.
 */
type FilterKind = 'text' | 'date' | 'combo' | 'list';

/**
 * Value of a cell for sorting and export; null for an empty cell. A Date holds wall-clock time in its UTC fields (see
 * `wallClock` of `~/lib/dates`).
 */
export type CellValue = string | number | Date | null;

export interface ColumnFilter {
  kind: FilterKind;
  /** Label of the field; the header by default. */
  label?: string;
  /** Options of `combo` and `list`; the URL has `value`. */
  options?: readonly { value: string; label: string }[];
  /** Ignores a value of the URL that is neither value nor label of an option, nor, for a `combo`, a part of a label. */
  restrictedToOptions?: boolean;
  /** Only for `text`: also finds the digits of the query among those of the row, whatever is between them (phones). */
  digits?: boolean;
  /** Only for `text`: words before what is searched, such as the field's own name, which are ignored. */
  heads?: ReadonlySet<string>;
  /** Only for `text`: the field is in the search bar instead of the panel below it. */
  inSearchBar?: boolean;
}

/** See {@link Column.card}. */
type RowPlace =
  | 'photo'
  | 'top'
  | 'topEnd'
  | 'bottom'
  | 'next'
  | 'rest'
  | 'bottomEnd'
  | 'action'
  | 'body'
  | 'none';

/** One column of a list. One array of columns defines the table, the filter panel and the export. */
export interface Column<Row> {
  /** Name in the URL: filter parameter and sort key. */
  key: string;
  header: string;
  /** The text that is shown, filtered and, without `value`, sorted and exported. Dates as DD/MM/YYYY HH:mm. */
  text: (row: Row) => string;
  value?: (row: Row) => CellValue;
  /** Sorted by this instead, such as the place of a status in the workflow. */
  sortValue?: (row: Row) => CellValue;
  /** For `list` filters: the row's tags. */
  tags?: (row: Row) => readonly string[];
  /** Rendered instead of `text`. */
  cell?: (row: Row) => ReactNode;
  align?: 'right';
  /**
   * Place in the two lines that a row is on a phone:
   *
   *     photo  top ................ topEnd     action
   *            bottom · next · rest  bottomEnd
   *     Header: body
   *
   * `body`, also of a column without a place, is below them, as high as its text, and left out where it is empty; `none` is
   * not shown. Each other place is for one column of a list. `top`, or else the first column, names its row for screen
   * readers.
   */
  card?: RowPlace;
  /** Follows the value on a phone, which shows no header: "1 item", "5 items". */
  unit?: readonly [one: string, many: string];
  /** Windows below `md` (2), `lg` (3) or `xl` (4) leave the column out, unless it was chosen in the options of the list. */
  priority?: 2 | 3 | 4;
  /** Stays on one line, as dates and right-aligned numbers do without it. */
  nowrap?: boolean;
  /** Stays visible while the table scrolls sideways, of at most two columns; without a pinned one, the first does. */
  pinned?: boolean;
  filter?: ColumnFilter;
  sortable?: boolean;
  /** Not in the table: only a filter or an export column. */
  notInTable?: boolean;
  /** `false`: left out of the export (buttons, pictures). */
  exported?: boolean;
  /** Decimals of an exported number; 0 by default. */
  decimals?: number;
}

/** Filters by column key; empty or absent for none. */
export type Filters = Readonly<Record<string, string>>;

export interface Sort {
  key: string;
  descending: boolean;
}

/** The selection of several rows. */
export interface RowSelection<Row> {
  /** Names a row in the label of its checkbox, such as "el pedido DP1042". */
  name: (row: Row) => string;
  isSelected: (row: Row) => boolean;
  /** Adds the rows to the selection, or removes them. */
  select: (rows: readonly Row[], selected: boolean) => void;
}

/** Headings between rows that are sorted by date. */
export interface DayHeadings<Row> {
  /** The day of a row, as DD/MM/YYYY. */
  dayOf: (row: Row) => string;
  /** What stands above the rows of a day. */
  headingOf: (day: string) => string;
}
