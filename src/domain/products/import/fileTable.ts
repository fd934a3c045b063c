/** The table of products in a sheet: its titles, rows and prices, and why its titles do not fit an operation. */
import type { ImportKind } from '~/contract/types';
import { formatMoney } from '~/lib/money';

import { cellText, type FileCell, isBlank, type NumberReading, readPrice } from './cells';
import { type ColumnUse, isField, isShared, isUnread, neededColumns } from './mapping/mapping';
import type { RawRow } from './mapping/variants';
import { type ImportColumn, importModels, isExampleId } from './models';
import { type FileSheet, isBlankRow } from './sheets';
import {
  type IdsOfRows,
  onlyNames,
  columnLabel,
  columnLabels,
  columnLetter,
  columnOfTitle,
  columnsOf,
  repeatsTitles,
  titleText,
} from './titles';

/** Most rows of products that a file may have. */
export const MAX_ROWS = 100_000;
/** Maximum rows that are read of a sheet: those of products, and some for titles and blank rows. */
export const READ_ROWS = MAX_ROWS + 1_000;

/** How a row without an id found its product. */
export type RowNote =
  | { readonly matchedBy: string; readonly doubt: string | null }
  | { readonly idExpected: string };

/** The rows of a file below its titles. */
export interface FileTable {
  /** By position; null: not a column of a product. */
  readonly columns: readonly (ImportColumn | null)[];
  readonly rows: readonly {
    readonly number: number;
    readonly cells: readonly FileCell[];
    readonly note?: RowNote;
  }[];
}

/** The rows of a sheet below its titles, and the rows and columns around them that are skipped. */
export function tableOf(sheet: FileSheet, titleIndex: number, uses: readonly ColumnUse[]) {
  const titles = sheet.rows[titleIndex] ?? [];
  const idAt = uses.indexOf('id');
  const blankRows: number[] = [];
  const exampleRows: number[] = [];
  const rows: RawRow[] = [];
  const last = sheet.rows.findLastIndex((row) => !isBlankRow(row));
  for (let index = titleIndex + 1; index <= last; index++) {
    const cells = sheet.rows[index] ?? [];
    const number = index + 1;
    if (isBlankRow(cells)) blankRows.push(number);
    else if (idAt !== -1 && isExampleId(cellText(cells[idAt] ?? ''))) exampleRows.push(number);
    else rows.push({ number, cells });
  }
  const unread = uses.flatMap((use, at) => (isUnread(use) ? [at] : []));
  const isEmptyColumn = (at: number) =>
    isBlank(titles[at] ?? '') && rows.every(({ cells }) => isBlank(cells[at] ?? ''));
  return {
    titles: uses.map((_, at) => cellText(titles[at] ?? '')),
    uses,
    rows,
    /** The file has more rows than are read; formatted rows without content at the end of a spreadsheet do not count. */
    isTruncated: (sheet.name === null ? sheet.rows.length : last + 1) >= READ_ROWS,
    blankRows,
    exampleRows,
    blankColumns: unread.filter(isEmptyColumn).map(columnLetter),
    ignored: unread.filter((at) => !isEmptyColumn(at)).map((at) => titleText(titles[at], at)),
    matched: uses.flatMap((use, at) =>
      isField(use) ? [{ title: cellText(titles[at] ?? ''), column: use }] : [],
    ),
  };
}

/** How a file writes its prices. */
export interface PriceExamples {
  /** A price as the file writes it and as it is read. */
  readonly price: { readonly written: string; readonly read: string } | null;
  /** The first price that can be read in two ways, of which none is chosen or proven. */
  readonly ambiguous: string | null;
}

/** A price as written and as read; the longest one shows the format best. */
export function priceExamples(
  { columns, rows }: FileTable,
  {
    numbers,
    proven,
    symbol,
  }: {
    readonly numbers: NumberReading | null;
    readonly proven: NumberReading | null;
    readonly symbol: string;
  },
): PriceExamples {
  const at = columns.indexOf('price_per_unit');
  let price: PriceExamples['price'] = null;
  let ambiguous: PriceExamples['ambiguous'] = null;
  for (const { cells } of at === -1 ? [] : rows) {
    const cell = cells[at] ?? '';
    const written = cellText(cell);
    if (ambiguous === null && proven === null) {
      const unsure = readPrice(cell, null);
      if (!unsure.ok && unsure.ambiguous) ambiguous = written;
    }
    if (price === null || written.length > price.written.length) {
      const reading = readPrice(cell, numbers);
      if (reading.ok && reading.value !== null) {
        price = { written, read: formatMoney(reading.value, symbol) };
      }
    }
  }
  return { price, ambiguous };
}

const namesOrUnknown = (use: ColumnUse) => !isField(use) || onlyNames(use);

/** Whether titles that are repeated below are in their columns. */
const isSameTitles = (cells: readonly FileCell[], titles: readonly string[]) =>
  columnsOf(cells).every(
    (column, at) => column === null || column === columnOfTitle(titles[at] ?? ''),
  );

/** Why the titles do not fit the operation; null when they do. */
export function titlesFailure(
  kind: ImportKind,
  { titles, uses, matched, rows }: ReturnType<typeof tableOf>,
): string | null {
  const twice = matched.find(
    ({ column }, index) =>
      !isShared(column) && matched.findIndex((other) => other.column === column) !== index,
  );
  if (twice) {
    const letters = uses.flatMap((use, at) => (use === twice.column ? [columnLetter(at)] : []));
    return `La columna ${columnLabel(twice.column)} está dos veces: ${letters.join(', ')}`;
  }
  const content = kind === 'products-delete' ? uses.filter((use) => !namesOrUnknown(use)) : [];
  if (content.length > 0) {
    return 'Este archivo tiene más que los productos a eliminar: deje solo la columna Id, con los nombres si quiere';
  }
  const other = rows.find(({ cells }) => repeatsTitles(cells) && !isSameTitles(cells, titles));
  if (other) {
    return `La fila ${other.number} tiene otros títulos: deje una sola tabla en la hoja`;
  }
  const missing = neededColumns(kind, uses).filter((column) => !uses.includes(column));
  if (missing.length === 0) return null;
  return missing.length === 1
    ? `Falta la columna ${columnLabels(missing)}`
    : `Faltan las columnas ${columnLabels(missing)}`;
}

/** Message for a file without titles, with the titles of the operation. */
export function noTitles(kind: ImportKind): string {
  const { columns } = importModels[kind];
  return `No se encontraron los títulos de las columnas. Se esperan: ${columnLabels(columns)} (o, como en el modelo: ${columns.join(', ')})`;
}

/** Whether the rows of a table have ids. */
export function idsOf({ uses, rows }: ReturnType<typeof tableOf>): IdsOfRows {
  const at = uses.indexOf('id');
  if (at === -1 || rows.every(({ cells }) => isBlank(cells[at] ?? ''))) return 'none';
  return rows.some(({ cells }) => isBlank(cells[at] ?? '')) ? 'some' : 'all';
}
