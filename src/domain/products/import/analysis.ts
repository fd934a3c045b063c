/** Previews the effect of a product file before it is sent. */
import type { ImportKind, Product } from '~/contract/types';

import { cellText, isBlank, type NumberReading, provenNumbers } from './cells';
import type { Repair } from './charset';
import {
  type FileTable,
  idsOf,
  MAX_ROWS,
  noTitles,
  type PriceExamples,
  priceExamples,
  tableOf,
  titlesFailure,
} from './fileTable';
import { type ForeignId, foreignId, type IdsMeaning } from './foreignIds';
import { type Columns, chooseMapping, columnsOfFile } from './mapping/columns';
import { mapTable } from './mapping/mappedTable';
import { type Mapping, withoutIds } from './mapping/mapping';
import { findTitleRow } from './mapping/titleRow';
import type { ImportColumn } from './models';
import { type ReadRow, type RowEffect, RowReader } from './rowReader';
import type { RowWarning } from './rowWarnings';
import {
  type FileSheet,
  isBlankRow,
  nameOtherSheets,
  type OtherSheet,
  pickSheet,
  sheetsThatFit,
} from './sheets';
import { suggestOperation } from './titles';

/** How a file is interpreted: its sheet, titles, columns and numbers. */
interface Interpretation extends PriceExamples {
  readonly sheet: string | null;
  /** Row of the titles, from 1; null: none was found. */
  readonly titleRow: number | null;
  readonly matched: readonly { readonly title: string; readonly column: ImportColumn }[];
  /** Titles of columns that are not read. */
  readonly ignored: readonly string[];
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
  /** Numbers of the rows whose quotes were read as letters. */
  readonly malformed: readonly number[];
}

export type RowCounts = Readonly<Record<RowEffect, number>>;
type WarningCounts = Readonly<Record<RowWarning, number>>;

/** The result of reading a file. */
export interface Analysis {
  readonly interpretation: Interpretation;
  /** Why nothing of the file can be sent; null: its rows were read. */
  readonly failure: string | null;
  /** Names of the sheets between which a person chooses; empty if there is no choice. */
  readonly sheetChoices: readonly string[];
  /** How the columns are used, and what became of their cells; null: no titles were found. */
  readonly columns: Columns | null;
  /** The operation that the columns fit better; null: the chosen one fits. */
  readonly suggestedKind: ImportKind | null;
  /** Whether an `Eliminar` file has unknown columns besides the ids and the names. */
  readonly hasOtherColumns: boolean;
  /** Shows that the ids are another system's: the person says what they are; null: nothing shows it. */
  readonly foreignId: ForeignId | null;
  readonly rows: readonly ReadRow[];
  readonly counts: RowCounts;
  /** How many rows have each warning. */
  readonly warnings: WarningCounts;
  /** The file's own cells: for the file with the reasons. */
  readonly sheet: FileSheet;
}

interface AnalysisContext {
  readonly kind: ImportKind;
  readonly products: ReadonlyMap<number, Product> | null;
  readonly numbers: NumberReading | null;
  /** Name of the sheet that a person chose; null: the first visible one with most titles. */
  readonly sheet: string | null;
  /** What a person said about the ids; null: nothing. */
  readonly ids?: IdsMeaning | null;
  /** Mappings that a person chose, by {@link titlesKey}. */
  readonly mappings?: Readonly<Record<string, Mapping>>;
  /** Symbol of the store's currency, for the examples. */
  readonly symbol: string;
  /** Called with the share of rows read, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/** The share of rows that find their product in a file for the operation. */
const FOUND_MOSTLY = 0.5;

/** Rows between two reports of the progress. */
const PROGRESS_ROWS = 2_000;

export const NO_COUNTS: RowCounts = {
  new: 0,
  changed: 0,
  same: 0,
  removed: 0,
  twin: 0,
  mismatch: 0,
  doubtful: 0,
  invalid: 0,
};
const NO_WARNINGS: WarningCounts = { noPrice: 0, zero: 0, factor: 0, hidden: 0, page: 0 };

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
  malformed: [],
};

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
    malformed: sheet.malformed,
  };
  const failed = (failure: string, interpretation = none): Analysis => ({
    interpretation,
    failure,
    sheetChoices,
    columns: null,
    suggestedKind: null,
    hasOtherColumns: false,
    foreignId: null,
    rows: [],
    counts: NO_COUNTS,
    warnings: NO_WARNINGS,
    sheet,
  });
  if (sheets.every(({ rows }) => rows.every(isBlankRow))) return failed('El archivo está vacío');
  const titleIndex = findTitleRow(sheet.rows);
  if (titleIndex === null) return failed(noTitles(kind));

  const ids = context.ids ?? null;
  const chosen = chooseMapping(sheet.rows.slice(titleIndex), context);
  const isNew = ids === 'new' && kind === 'products';
  const mapping = isNew ? withoutIds(chosen.mapping) : chosen.mapping;
  const table = tableOf(sheet, titleIndex, mapping.uses);
  const { blankRows, exampleRows, blankColumns, ignored, matched } = table;
  const hidden = new Set(sheet.hiddenRows);
  const priceAt = mapping.uses.indexOf('price_per_unit');
  const proven = provenNumbers(table.rows.map(({ cells }) => cells[priceAt] ?? ''));
  const numbers = context.numbers ?? proven;
  const mappedBy = (one: Mapping) =>
    mapTable(table.titles, table.rows, one, { ...context, numbers, system: chosen.system });
  const mapped = mappedBy(mapping);
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
    ...priceExamples(mapped, { ...context, numbers, proven }),
  };
  const suggested = suggestOperation(
    kind,
    matched.map(({ column }) => column),
    idsOf(table),
  );
  const ofSystem = chosen.system !== null && kind !== 'products' ? 'products' : suggested;
  // A file whose rows find their products is for the operation, whatever else it has.
  const foreign = foreignId(isNew ? mappedBy(chosen.mapping) : mapped, kind, context.products);
  const suggestedKind = foreign !== null || mapped.foundShare >= FOUND_MOSTLY ? null : ofSystem;
  const failure = titlesFailure(kind, table);
  const columns = columnsOfFile(chosen, table, mapped, failure !== null);
  if (failure !== null) {
    const foreignOfStore = context.products === null ? null : foreign;
    return {
      ...failed(failure, interpretation),
      suggestedKind,
      columns,
      foreignId: foreignOfStore,
    };
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

  const { rows, counts, warnings } = readTable(mapped, {
    ...context,
    numbers,
    hiddenRows: hidden,
    malformed: new Set(sheet.malformed),
    hasForeignIds: foreign !== null && ids === null,
  });
  return {
    interpretation,
    failure: null,
    sheetChoices,
    columns,
    suggestedKind,
    hasOtherColumns: kind === 'products-delete' && ignored.length > 0,
    foreignId: foreign,
    rows,
    counts,
    warnings,
    sheet,
  };
}

function readTable(
  table: FileTable,
  context: AnalysisContext & {
    hiddenRows: ReadonlySet<number>;
    malformed: ReadonlySet<number>;
    hasForeignIds: boolean;
  },
) {
  const reader = new RowReader(table, { ...context, operation: context.kind });
  const counts = { ...NO_COUNTS };
  const warnings = { ...NO_WARNINGS };
  const rows = table.rows.map((row, index) => {
    if (index % PROGRESS_ROWS === 0) context.onProgress?.(index / table.rows.length);
    const read = reader.read(row);
    counts[read.effect] += 1;
    for (const warning of read.warnings) warnings[warning] += 1;
    return read;
  });
  return { rows, counts, warnings };
}
