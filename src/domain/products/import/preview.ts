/** Previews the effect of a product file before it is sent. */
import type { ImportKind, Product } from '~/contract/types';
import { formatMoney } from '~/lib/money';

import { cellText, type FileCell, isBlank, type NumberReading, readPrice } from './cells';
import type { Repair } from './charset';
import type { RowMark } from './doubts';
import { type ImportColumn, importModels, isExampleId } from './models';
import { type ReadRow, type RowEffect, RowReader } from './rows';
import {
  type FileSheet,
  isBlankRow,
  nameOtherSheets,
  type OtherSheet,
  pickSheet,
  sheetsThatFit,
} from './sheets';
import {
  type IdsOfRows,
  onlyNames,
  suggestKind,
  columnLabel,
  columnLabels,
  columnLetter,
  columnsOf,
  findTitleRow,
  repeatsTitles,
  titleText,
} from './titles';

/** Most rows of products that a file may have. */
const MAX_ROWS = 100_000;
/** Maximum rows that are read of a sheet: those of products, and some for titles and blank rows. */
export const READ_ROWS = MAX_ROWS + 1_000;

/** How a file is interpreted: its sheet, titles, columns and numbers. */
interface Interpretation {
  readonly sheet: string | null;
  /** Row of the titles, from 1; null: none was found. */
  readonly titleRow: number | null;
  readonly matched: readonly { readonly title: string; readonly column: ImportColumn }[];
  /** Titles of columns that are not read. */
  readonly ignored: readonly string[];
  /** A price as the file writes it and as it is read. */
  readonly price: { readonly written: string; readonly read: string } | null;
  /** The first price that can be read in two ways. */
  readonly ambiguous: string | null;
  /** Numbers of the rows that are skipped for being empty, or examples of the model. */
  readonly blankRows: readonly number[];
  readonly exampleRows: readonly number[];
  readonly blankColumns: readonly string[];
  readonly merged: readonly string[];
  /** Sheets with content that are not read. */
  readonly otherSheets: readonly OtherSheet[];
  /** Numbers of the rows of products that the spreadsheet does not show. */
  readonly hiddenRows: readonly number[];
  /** Titles of the columns that the spreadsheet does not show. */
  readonly hiddenColumns: readonly string[];
  readonly repair: Repair | null;
}

export type RowCounts = Readonly<Record<RowEffect, number>>;
type MarkCounts = Readonly<Record<RowMark, number>>;

/** The result of reading a file. */
export interface Analysis {
  readonly interpretation: Interpretation;
  /** Why nothing of the file can be sent; null: its rows were read. */
  readonly failure: string | null;
  /** Names of the sheets between which a person chooses; empty if there is no choice. */
  readonly sheetChoices: readonly string[];
  /** Titles of unknown columns that can be the missing price; empty if there is no choice. */
  readonly priceChoices: readonly string[];
  /** The operation that the columns fit better; null: the chosen one fits. */
  readonly suggestedKind: ImportKind | null;
  /** Whether an `Eliminar` file has unknown columns besides the ids and the names. */
  readonly hasOtherColumns: boolean;
  readonly rows: readonly ReadRow[];
  readonly counts: RowCounts;
  /** How many rows have each mark. */
  readonly marks: MarkCounts;
  /** The file can be sent unchanged: its titles, cells and order are those of the model. */
  readonly verbatim: boolean;
  /** The file's own cells: for the file with the reasons. */
  readonly sheet: FileSheet;
}

interface AnalysisContext {
  readonly kind: ImportKind;
  readonly products: ReadonlyMap<number, Product> | null;
  readonly numbers: NumberReading | null;
  /** Name of the sheet that a person chose; null: the first visible one with most titles. */
  readonly sheet: string | null;
  /** Title of an unknown column that a person chose as the price. */
  readonly priceTitle?: string | null;
  /** Symbol of the store's currency, for the examples. */
  readonly symbol: string;
  /** Called with the share of rows read, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/** Rows between two reports of the progress. */
const PROGRESS_ROWS = 2_000;

/** The table of a sheet, and the rows and columns around it that are skipped. */
function tableOf(sheet: FileSheet, titleIndex: number, priceTitle: string | null) {
  const titles = sheet.rows[titleIndex] ?? [];
  const width = titles.findLastIndex((title) => !isBlank(title)) + 1;
  const columns = columnsOf(titles.slice(0, width));
  const priceAt = titles.findIndex((title) => cellText(title) === priceTitle);
  if (columns[priceAt] === null && !columns.includes('price_per_unit')) {
    columns[priceAt] = 'price_per_unit';
  }
  const idAt = columns.indexOf('id');
  const blankRows: number[] = [];
  const exampleRows: number[] = [];
  const rows: { number: number; cells: readonly FileCell[] }[] = [];
  const last = sheet.rows.findLastIndex((row) => !isBlankRow(row));
  for (let index = titleIndex + 1; index <= last; index++) {
    const cells = sheet.rows[index] ?? [];
    const number = index + 1;
    if (isBlankRow(cells)) blankRows.push(number);
    else if (idAt !== -1 && isExampleId(cellText(cells[idAt] ?? ''))) exampleRows.push(number);
    else rows.push({ number, cells });
  }
  const unread = columns.flatMap((column, at) => (column === null ? [at] : []));
  const isEmptyColumn = (at: number) =>
    isBlank(titles[at] ?? '') && rows.every(({ cells }) => isBlank(cells[at] ?? ''));
  return {
    columns,
    rows,
    /** The file has more rows than are read; formatted rows without content at the end of a spreadsheet do not count. */
    isTruncated: (sheet.name === null ? sheet.rows.length : last + 1) >= READ_ROWS,
    blankRows,
    exampleRows,
    blankColumns: unread.filter(isEmptyColumn).map(columnLetter),
    ignored: unread.filter((at) => !isEmptyColumn(at)).map((at) => titleText(titles[at], at)),
    matched: columns.flatMap((column, at) =>
      column === null ? [] : [{ title: cellText(titles[at] ?? ''), column }],
    ),
  };
}

type Table = ReturnType<typeof tableOf>;

/** A price as written and as read; the longest one shows the format best. */
function priceExamples({ columns, rows }: Table, { numbers, symbol }: AnalysisContext) {
  const at = columns.indexOf('price_per_unit');
  let price: Interpretation['price'] = null;
  let ambiguous: Interpretation['ambiguous'] = null;
  for (const { cells } of at === -1 ? [] : rows) {
    const cell = cells[at] ?? '';
    const written = cellText(cell);
    if (ambiguous === null) {
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

const namesOrUnknown = (column: ImportColumn | null) => column === null || onlyNames(column);

/** Rows in which an unknown column shows whether it has prices. */
const SAMPLE_ROWS = 50;

function isPrice(cell: FileCell): boolean {
  const price = readPrice(cell, 'decimals');
  return price.ok && price.value !== null;
}

/** Titles of unknown columns with a price in each of the first rows. */
function priceTitles(sheet: FileSheet, titleIndex: number): readonly string[] {
  const titles = sheet.rows[titleIndex] ?? [];
  const columns = columnsOf(titles);
  if (!columns.includes('id') || columns.includes('price_per_unit')) return [];
  const rows = sheet.rows
    .slice(titleIndex + 1, titleIndex + 1 + SAMPLE_ROWS)
    .filter((row) => !isBlankRow(row));
  return columns.flatMap((column, at) => {
    const title = titles[at] ?? '';
    const isCandidate =
      column === null && !isBlank(title) && rows.every((row) => isPrice(row[at] ?? ''));
    return isCandidate && rows.length > 0 ? [cellText(title)] : [];
  });
}

/** Whether titles that are repeated below are in their columns. */
const isSameTitles = (cells: readonly FileCell[], columns: Table['columns']) =>
  columnsOf(cells).every((column, at) => column === null || column === columns[at]);

/** Why the titles do not fit the operation; null when they do. */
function titlesFailure(kind: ImportKind, { columns, matched, rows }: Table): string | null {
  const twice = matched.find(
    ({ column }, index) => matched.findIndex((other) => other.column === column) !== index,
  );
  if (twice) {
    const letters = columns.flatMap((column, at) =>
      column === twice.column ? [columnLetter(at)] : [],
    );
    return `La columna ${columnLabel(twice.column)} está dos veces: ${letters.join(', ')}`;
  }
  const content =
    kind === 'products-delete' ? columns.filter((column) => !namesOrUnknown(column)) : [];
  if (content.length > 0) {
    return 'Este archivo tiene más que los productos a eliminar: deje solo la columna Id, con los nombres si quiere';
  }
  const other = rows.find(({ cells }) => repeatsTitles(cells) && !isSameTitles(cells, columns));
  if (other) {
    return `La fila ${other.number} tiene otros títulos: deje una sola tabla en la hoja`;
  }
  const missing = importModels[kind].requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length === 0) return null;
  return missing.length === 1
    ? `Falta la columna ${columnLabels(missing)}`
    : `Faltan las columnas ${columnLabels(missing)}`;
}

export const NO_COUNTS: RowCounts = {
  new: 0,
  changed: 0,
  same: 0,
  removed: 0,
  twin: 0,
  mismatch: 0,
  invalid: 0,
};
const NO_MARKS: MarkCounts = { zero: 0, factor: 0, currency: 0, hidden: 0 };

const NO_INTERPRETATION: Interpretation = {
  sheet: null,
  titleRow: null,
  matched: [],
  ignored: [],
  price: null,
  ambiguous: null,
  blankRows: [],
  exampleRows: [],
  blankColumns: [],
  merged: [],
  otherSheets: [],
  hiddenRows: [],
  hiddenColumns: [],
  repair: null,
};

/** Message for a file without titles, with the titles of the operation. */
function noTitles(kind: ImportKind): string {
  const { columns } = importModels[kind];
  return `No se encontraron los títulos de las columnas. Se esperan: ${columnLabels(columns)} (o, como en el modelo: ${columns.join(', ')})`;
}

/** Whether the rows of a table have ids. */
function idsOf({ columns, rows }: Table): IdsOfRows {
  const at = columns.indexOf('id');
  if (at === -1 || rows.every(({ cells }) => isBlank(cells[at] ?? ''))) return 'none';
  return rows.some(({ cells }) => isBlank(cells[at] ?? '')) ? 'some' : 'all';
}

/** Reads a file for an operation. Never throws: errors are part of the result. */
export function analyse(sheets: readonly FileSheet[], context: AnalysisContext): Analysis {
  const { kind } = context;
  const sheet = pickSheet(sheets, context.sheet);
  const sheetChoices = sheetsThatFit(sheets, kind);
  const none: Interpretation = {
    ...NO_INTERPRETATION,
    sheet: sheet.name,
    otherSheets: nameOtherSheets(sheets, sheet),
    repair: sheet.repair,
  };
  const failed = (failure: string, interpretation = none): Analysis => ({
    interpretation,
    failure,
    sheetChoices,
    priceChoices: [],
    suggestedKind: null,
    hasOtherColumns: false,
    rows: [],
    counts: NO_COUNTS,
    marks: NO_MARKS,
    verbatim: false,
    sheet,
  });
  if (sheets.every(({ rows }) => rows.every(isBlankRow))) return failed('El archivo está vacío');
  const titleIndex = findTitleRow(sheet.rows);
  if (titleIndex === null) return failed(noTitles(kind));

  const table = tableOf(sheet, titleIndex, context.priceTitle ?? null);
  const priceChoices = kind === 'products-price' ? priceTitles(sheet, titleIndex) : [];
  const { blankRows, exampleRows, blankColumns, ignored, matched } = table;
  const hidden = new Set(sheet.hiddenRows);
  const interpretation: Interpretation = {
    ...none,
    titleRow: titleIndex + 1,
    matched,
    ignored,
    blankRows,
    exampleRows,
    blankColumns,
    merged: sheet.merged,
    hiddenRows: table.rows.map(({ number }) => number).filter((number) => hidden.has(number)),
    hiddenColumns: (sheet.rows[titleIndex] ?? []).flatMap((title, at) =>
      sheet.hiddenColumns.includes(at) && !isBlank(title) ? [cellText(title)] : [],
    ),
    ...priceExamples(table, context),
  };
  const suggestedKind =
    priceChoices.length > 0
      ? null
      : suggestKind(
          kind,
          matched.map(({ column }) => column),
          idsOf(table),
        );
  const failure = titlesFailure(kind, table);
  if (failure !== null) {
    return { ...failed(failure, interpretation), suggestedKind, priceChoices };
  }
  if (table.rows.length === 0) {
    const only =
      exampleRows.length > 0
        ? 'Solo tiene las filas de ejemplo del modelo'
        : 'Tiene títulos y ninguna fila';
    return failed(`El archivo no tiene productos. ${only}`, interpretation);
  }
  if (table.rows.length > MAX_ROWS || table.isTruncated) {
    return failed(
      `El archivo tiene más de ${MAX_ROWS.toLocaleString('de-DE')} filas: divídalo en varios`,
      interpretation,
    );
  }

  const { rows, counts, marks } = readRows(table, { ...context, hiddenRows: hidden });
  const first = sheet.rows[0] ?? [];
  const titlesAsModel =
    titleIndex === 0 &&
    !isBlank(first[0] ?? '') &&
    matched.every(({ title, column }) => title === column) &&
    (importModels[kind].ignoresOtherColumns || ignored.length + blankColumns.length === 0);
  return {
    interpretation,
    failure: null,
    sheetChoices,
    priceChoices,
    suggestedKind,
    hasOtherColumns: kind === 'products-delete' && ignored.length > 0,
    rows,
    counts,
    marks,
    verbatim:
      titlesAsModel &&
      sheet.repair === null &&
      counts.invalid + counts.twin + counts.mismatch === 0 &&
      blankRows.length + exampleRows.length + sheet.merged.length === 0 &&
      rows.every(({ verbatim }) => verbatim),
    sheet,
  };
}

function readRows(table: Table, context: AnalysisContext & { hiddenRows: ReadonlySet<number> }) {
  const reader = new RowReader(table, context);
  const counts = { ...NO_COUNTS };
  const marks = { ...NO_MARKS };
  const rows = table.rows.map((row, index) => {
    if (index % PROGRESS_ROWS === 0) context.onProgress?.(index / table.rows.length);
    const read = reader.read(row);
    counts[read.kind] += 1;
    for (const mark of read.marks) marks[mark] += 1;
    return read;
  });
  return { rows, counts, marks };
}
