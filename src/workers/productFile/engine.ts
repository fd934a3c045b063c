/** Keeps one parsed product file in the worker and returns its rows page by page: there can be 100,000. */
import type { ImportKind, Product } from '~/contract/types';
import { type Analysis, analyse, type RowCounts } from '~/domain/products/import/analysis';
import { cellText, type NumberReading } from '~/domain/products/import/cells';
import { newValues } from '~/domain/products/import/fields';
import {
  importModels,
  modelNoteRow,
  modelNotes,
  modelRows,
  type PlainCell,
} from '~/domain/products/import/models';
import { IMPORT_FILE_MAX_BYTES, IMPORT_FILE_MAX_MB } from '~/domain/products/import/operations';
import {
  type EffectToConfirm,
  needsConfirmation,
  type ReadRow,
  type RowEffect,
} from '~/domain/products/import/rowReader';
import { type UndoRow, undoRows } from '~/domain/products/import/undo';
import {
  countRowsToSend,
  rowsToSend,
  outgoingRows,
  productRows,
  reasonRows,
} from '~/domain/products/import/writtenRows';

import { CSV_TYPE, csvToOpen, csvToSend } from './csvFile';
import { FileProblem } from './errors';
import { type CsvFormat, type FileContent, readFile } from './readFile';
import { spreadsheetToOpen, spreadsheetToSend, XLSX_TYPE } from './spreadsheetFile';

/** How a file can be downloaded. */
export type WrittenFormat = 'csv' | 'xlsx';

const FILE_TYPES: Readonly<Record<WrittenFormat, string>> = { csv: CSV_TYPE, xlsx: XLSX_TYPE };

/** How a file is to be read. */
export interface ReadOptions {
  readonly kind: ImportKind;
  /** Settings that the user chose instead of the detected ones. */
  readonly csv: Partial<CsvFormat>;
  readonly numbers: NumberReading | null;
  readonly sheet: string | null;
  readonly priceTitle?: string | null;
  /** Symbol of the store's currency. */
  readonly symbol: string;
}

/** What sending the file would do. */
export interface SendPlan {
  /** Number of rows that are sent. */
  readonly rows: number;
  /** Rows by what sending them does: a confirmed row counts as `new`, `changed` or `removed`, one to confirm by its effect. */
  readonly counts: RowCounts;
  /** Number of the rows that a person confirmed, of each effect. */
  readonly confirmed: Readonly<Record<EffectToConfirm, number>>;
  /** The file is sent unchanged; otherwise a new one with the rows to send. */
  readonly unchanged: boolean;
}

/** A row of a preview; `confirmed`: it needs confirmation, and has it. */
export type PreviewRow = ReadRow & { readonly confirmed: boolean };

/** Which rows a page of a preview shows. */
export type RowFilter = RowEffect | 'withWarnings' | 'all';

/** The effect of a file; read its rows with {@link ProductFileEngine.page}. */
export interface Preview extends Omit<Analysis, 'rows' | 'verbatim' | 'sheet'> {
  readonly format: FileContent['format'];
  readonly csv: CsvFormat | null;
  /** Number of rows with a warning. */
  readonly rowsWithWarnings: number;
  /** What is sent while no row is confirmed. */
  readonly plan: SendPlan;
  /** Number of the store's products, with which the rows are compared; null: they are not known. */
  readonly knownProducts: number | null;
}

/** A file to send, and its rows as texts to store, if they are few. */
interface Outgoing {
  readonly file: File;
  readonly rows: readonly (readonly string[])[] | null;
  /** What its rows do, and what was left out. */
  readonly counts: RowCounts;
  /** What undoes it; null: it cannot be undone. */
  readonly undo: readonly UndoRow[] | null;
}

/** Maximum number of cells of the rows in {@link Outgoing}. */
const KEPT_CELLS = 4_000;

/** The name of a file with another ending. */
function renamed(name: string, format: WrittenFormat): string {
  return `${name.replace(/\.[^.]*$/, '')}.${format}`;
}

/** Reads and writes product files without the DOM: runs in a worker, and directly in tests. */
export class ProductFileEngine {
  #file: File | null = null;
  #bytes: Uint8Array<ArrayBuffer> = new Uint8Array();
  #products: Map<number, Product> | null = null;
  #analysis: Analysis | null = null;
  #kind: ImportKind = 'products';
  #symbol = '';
  #sendsUnchanged = false;
  /** Numbers of the confirmed rows. */
  #confirmed = new Set<number>();
  readonly #onProgress: (done: number) => void;

  /** @param onProgress receives how much of the rows was read, from 0 to 1. */
  constructor(onProgress: (done: number) => void) {
    this.#onProgress = onProgress;
  }

  /** @throws FileProblem when the file can no longer be opened. */
  async load(file: File): Promise<void> {
    this.#file = file;
    try {
      this.#bytes = new Uint8Array(await file.arrayBuffer());
    } catch {
      throw new FileProblem(
        'No se pudo abrir el archivo: se cambió, se movió o está en uso. Elíjalo de nuevo.',
      );
    }
  }

  /** The store's products, in parts; null: they are not known. The first part replaces what was known before. */
  addProducts(products: readonly Product[] | null, first: boolean): void {
    if (products === null) this.#products = null;
    else {
      if (first || this.#products === null) this.#products = new Map();
      for (const product of products) this.#products.set(product.id, product);
    }
  }

  /** @throws FileProblem */
  read(options: ReadOptions): Preview {
    const content = readFile(this.#bytes, this.#file?.name ?? '', options.csv);
    const analysis = analyse(content.sheets, {
      kind: options.kind,
      products: this.#products,
      numbers: options.numbers,
      sheet: options.sheet,
      priceTitle: options.priceTitle ?? null,
      symbol: options.symbol,
      onProgress: this.#onProgress,
    });
    this.#analysis = analysis;
    this.#kind = options.kind;
    this.#symbol = options.symbol;
    this.#confirmed.clear();
    this.#sendsUnchanged =
      content.hasBackendFormat &&
      analysis.verbatim &&
      analysis.sheet === content.sheets[0] &&
      this.#bytes.length <= IMPORT_FILE_MAX_BYTES;
    const { interpretation, failure, sheetChoices, priceChoices, suggestedKind, hasOtherColumns } =
      analysis;
    return {
      format: content.format,
      csv: content.csv,
      interpretation,
      failure,
      sheetChoices,
      priceChoices,
      suggestedKind,
      hasOtherColumns,
      counts: analysis.counts,
      warnings: analysis.warnings,
      rowsWithWarnings: analysis.rows.filter(({ warnings }) => warnings.length > 0).length,
      plan: this.#sendPlan(analysis),
      knownProducts: this.#products?.size ?? null,
    };
  }

  #sendPlan(analysis: Analysis): SendPlan {
    const counts = { ...analysis.counts };
    const confirmed = { twin: 0, mismatch: 0 };
    for (const { effect: unconfirmed, number } of this.#confirmed.size > 0 ? analysis.rows : []) {
      if (!needsConfirmation(unconfirmed) || !this.#confirmed.has(number)) continue;
      const effect =
        unconfirmed === 'twin' ? 'new' : this.#kind === 'products-delete' ? 'removed' : 'changed';
      confirmed[unconfirmed] += 1;
      counts[unconfirmed] -= 1;
      counts[effect] += 1;
    }
    const rows = countRowsToSend(counts);
    return { rows, counts, confirmed, unchanged: this.#sendsUnchanged };
  }

  /**
   * Confirms rows that need it (those of an effect, or some by their numbers), so that the file to send has them, or takes that
   * back; returns the new plan.
   */
  setConfirmed(which: EffectToConfirm | readonly number[], confirmed: boolean): SendPlan {
    const analysis = this.#analysis;
    if (analysis === null) throw new FileProblem('No hay un archivo elegido');
    const numbers =
      typeof which === 'string'
        ? analysis.rows.filter(({ effect }) => effect === which).map(({ number }) => number)
        : which;
    for (const number of numbers) {
      if (confirmed) this.#confirmed.add(number);
      else this.#confirmed.delete(number);
    }
    return this.#sendPlan(analysis);
  }

  /** A page of the rows that a filter leaves, for the preview; pages are counted from 1. */
  page(filter: RowFilter, page: number, pageSize: number): readonly PreviewRow[] {
    const all = this.#analysis?.rows ?? [];
    const isShown = ({ effect, warnings }: ReadRow) =>
      filter === 'withWarnings' ? warnings.length > 0 : effect === filter;
    const rows = filter === 'all' ? all : all.filter(isShown);
    return rows.slice((page - 1) * pageSize, page * pageSize).map((row) => this.#shown(row));
  }

  /** The first products that are removed, by name and id. */
  removedNames(limit: number): readonly string[] {
    if (this.#kind !== 'products-delete' || this.#analysis === null) return [];
    return rowsToSend(this.#analysis, this.#confirmed)
      .slice(0, limit)
      .map(({ id, name }) => `${name} (${id})`);
  }

  /** A row for the preview; without changes to compare, with its new values. */
  #shown(row: ReadRow): PreviewRow {
    const { changes, patch, number } = row;
    return {
      ...row,
      changes: changes.length > 0 ? changes : newValues(patch, this.#symbol),
      confirmed: this.#confirmed.has(number),
    };
  }

  /** The invalid rows with their reasons, as a CSV to open. */
  reasons(): Blob {
    return csvToOpen(this.#analysis ? reasonRows(this.#analysis) : []);
  }

  /**
   * The file to send: the chosen one as it was read, even if it was changed on the disk since, or a clean one made of
   * the rows that do something.
   * @throws FileProblem when it would be larger than the backend takes.
   */
  outgoing(): Outgoing {
    const source = this.#file;
    const analysis = this.#analysis;
    if (source === null || analysis === null) throw new FileProblem('No hay un archivo elegido');
    const { counts } = this.#sendPlan(analysis);
    const effective = rowsToSend(analysis, this.#confirmed);
    const undo = undoRows(this.#kind, effective, this.#products);
    if (this.#sendsUnchanged) {
      const file = new File([this.#bytes], source.name, { type: source.type });
      return {
        file,
        counts,
        undo,
        rows: keptRows(analysis.sheet.rows.map((row) => row.map(cellText))),
      };
    }
    const rows = outgoingRows(this.#kind, effective, this.#products);
    const csv = csvToSend(rows);
    if (csv.size <= IMPORT_FILE_MAX_BYTES) {
      return { file: toFile(csv, source.name, 'csv'), counts, undo, rows: keptRows(rows) };
    }
    // The same rows are much smaller in a spreadsheet, which is compressed.
    const sheet = spreadsheetToSend(rows);
    if (sheet.size <= IMPORT_FILE_MAX_BYTES) {
      return { file: toFile(sheet, source.name, 'xlsx'), counts, undo, rows: null };
    }
    throw new FileProblem(
      `Las filas a enviar superan los ${IMPORT_FILE_MAX_MB} MB: divida el archivo en varios`,
    );
  }

  /** A model file: titles, notes and examples. */
  model(kind: ImportKind, format: WrittenFormat): File {
    const [titles = [], ...examples] = modelRows(kind);
    const blob =
      format === 'csv'
        ? csvToOpen([titles, modelNoteRow(kind), ...examples])
        : spreadsheetToOpen([titles, ...examples], modelNotes(kind));
    return toFile(blob, importModels[kind].fileName, format);
  }

  /** The products that were added, in the model's columns. @throws FileProblem for a text too long for a spreadsheet. */
  productsFile(kind: ImportKind, format: WrittenFormat): File {
    const rows = productRows(kind, [...(this.#products?.values() ?? [])]);
    const blob = format === 'csv' ? csvToOpen(rows) : spreadsheetToOpen(rows);
    return toFile(blob, importModels[kind].fileName.replace('modelo-', 'mis-productos-'), format);
  }
}

const keptRows = (rows: readonly (readonly PlainCell[])[]) =>
  rows.length * (rows[0]?.length ?? 0) <= KEPT_CELLS ? rows.map((row) => row.map(String)) : null;

function toFile(blob: Blob, name: string, format: WrittenFormat): File {
  return new File([blob], renamed(name, format), { type: FILE_TYPES[format] });
}
