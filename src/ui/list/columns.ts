import type { ReactNode } from 'react';

/** How a column's filter matches. */
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
  /** Options of `combo` and `list`. The URL has `value`; the cell's text must contain `label`. */
  options?: readonly { value: string; label: string }[];
  /** Ignores a value of the URL that is not an option. */
  closed?: boolean;
  /** Only for `text`: also finds the digits of the query among those of the row, whatever is between them (phones). */
  digits?: boolean;
  /** Only for `text`: the field is in the search bar instead of the panel below it. */
  inSearchBar?: boolean;
}

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
   * Place on the card that a row is on narrow windows:
   *
   *     photo  top ............ topEnd
   *            middle ...... middleEnd
   *            bottom ...... bottomEnd
   *     Header: below ....... belowEnd
   *
   * `below`, also of a column without a place, is left out where the cell is empty; a card with a photo has room for one,
   * without its header, and none on a phone. `more` is shown after a press on "Más datos", `none` never.
   */
  card?:
    | 'photo'
    | 'top'
    | 'topEnd'
    | 'middle'
    | 'middleEnd'
    | 'bottom'
    | 'bottomEnd'
    | 'below'
    | 'belowEnd'
    | 'more'
    | 'none';
  /** Stays on one line, as dates and right-aligned numbers do without it. */
  nowrap?: boolean;
  /** Stays visible while the table scrolls sideways; without a pinned column, the first one does. */
  pinned?: boolean;
  filter?: ColumnFilter;
  sortable?: boolean;
  /** Not in the table: only a filter or an export column. */
  hidden?: boolean;
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
