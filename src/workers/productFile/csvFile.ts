import type { PlainCell } from '~/domain/products/import/models';
import { BYTE_ORDER_MARK, toCsv } from '~/lib/csv';
import { neutralise } from '~/lib/spreadsheetCells';

type Rows = readonly (readonly PlainCell[])[];

export const CSV_TYPE = 'text/csv';

/** The rows with a guard before each text that a spreadsheet would run as a formula. */
export const guardedRows = (rows: Rows) =>
  rows.map((row) => row.map((cell) => (typeof cell === 'string' ? neutralise(cell) : cell)));

/** A CSV for spreadsheet programs, which detect its encoding by the byte order mark. */
export function csvToOpen(rows: Rows): Blob {
  return new Blob([BYTE_ORDER_MARK + toCsv(guardedRows(rows))], { type: CSV_TYPE });
}

/** A CSV to send: UTF-8, commas, without a byte order mark or guards. */
export const csvToSend = (rows: Rows) => new TextEncoder().encode(toCsv(rows));
