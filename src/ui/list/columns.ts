import type { ReactNode } from 'react';

/** How a column's filter matches. */
export type FilterKind = 'text' | 'date' | 'combo' | 'list';

/** What a column is worth for sorting and export; Date for dates, null for nothing. */
export type CellValue = string | number | Date | null;

export interface ColumnFilter {
  kind: FilterKind;
  /** Label beside the field; the header when absent. */
  label?: string;
  /** Choices of `combo` and `list`. `value` stands in the address, `label` is what the field's text must contain. */
  options?: readonly { value: string; label: string }[];
  /** The choices are all there can be: what an address asks for beside them is no filter. */
  closed?: boolean;
  /** Only for `text`: the field stands on the search bar itself, always in sight, instead of the panel below it. */
  onBar?: boolean;
}

/**
 * One column of a list. The same array drives the table, the filter panel and the export, so that the three
 * never disagree.
 */
export interface Column<Row> {
  /** Name in the address: filter parameter and sort key. */
  key: string;
  header: string;
  /** What is shown, filtered and, unless `value` says otherwise, sorted and exported. Dates as DD/MM/YYYY HH:mm. */
  text: (row: Row) => string;
  value?: (row: Row) => CellValue;
  /** For `list` filters: the row's tags. */
  tags?: (row: Row) => readonly string[];
  /** Drawn instead of `text`. */
  cell?: (row: Row) => ReactNode;
  align?: 'right' | 'center';
  /**
   * Where it stands on a phone, when one of a table's columns says so: each row is then a card of three lines, with a
   * beginning and an end; what says nothing follows below with its header, or not at all when empty.
   */
  card?: 'top' | 'topEnd' | 'middle' | 'middleEnd' | 'bottom' | 'bottomEnd';
  filter?: ColumnFilter;
  sortable?: boolean;
  /** Kept out of the table (a filter or an export column only). */
  hidden?: boolean;
  /** Kept out of the export (buttons, pictures). */
  exported?: boolean;
  /** Decimals of an exported number; 0 when absent. */
  decimals?: number;
}

/** Filters by column key; empty or absent means no filter. */
export type Filters = Readonly<Record<string, string>>;

export interface Sort {
  key: string;
  descending: boolean;
}
