import type { PlainCell } from '~/domain/products/import/models';
import { BYTE_ORDER_MARK, csvLine, toCsv } from '~/lib/csv';
import { neutralise } from '~/lib/spreadsheetCells';
import { isAscii } from '~/lib/text';

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

/** The most bytes of a UTF-16 unit in UTF-8. */
const LONGEST_CHARACTER = 3;
const BUFFER_BYTES = 16_384;

/**
 * How many rows each of the CSV files has that hold some rows, their titles first, and are no larger than a limit; with
 * the size of all together, in bytes. A row that is larger alone has a file of its own.
 */
export function csvParts([titles = [], ...rows]: Rows, maxBytes: number) {
  const encoder = new TextEncoder();
  const buffer = new Uint8Array(BUFFER_BYTES);
  const sizeOf = (row: Rows[number]) => {
    const line = csvLine(row);
    if (isAscii(line)) return line.length;
    return line.length * LONGEST_CHARACTER > buffer.length
      ? encoder.encode(line).length
      : encoder.encodeInto(line, buffer).written;
  };
  const start = sizeOf(titles);
  const counts: number[] = [];
  let bytes = 0;
  let [size, count] = [start, 0];
  const end = () => {
    bytes += size;
    counts.push(count);
    [size, count] = [start, 0];
  };
  for (const row of rows) {
    const own = sizeOf(row);
    if (count > 0 && size + own > maxBytes) end();
    size += own;
    count += 1;
  }
  end();
  return { counts, bytes };
}
