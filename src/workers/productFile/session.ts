/** Keeps one parsed product file in the worker and returns its rows page by page: there can be 100,000. */
import type { ImportKind, Product } from '~/contract/types';
import { cellText, type NumberReading } from '~/domain/products/import/cells';
import {
  countEffective,
  effectiveRows,
  outgoingRows,
  productRows,
  reasonRows,
} from '~/domain/products/import/fileRows';
import {
  importModels,
  modelNoteRow,
  modelNotes,
  modelRows,
  type PlainCell,
} from '~/domain/products/import/models';
import { IMPORT_FILE_MAX_BYTES, IMPORT_FILE_MAX_MB } from '~/domain/products/import/operations';
import {
  type Analysis,
  analyse,
  type RowCounts,
  type Interpretation,
} from '~/domain/products/import/preview';
import { newValues, type ReadRow, type RowKind } from '~/domain/products/import/rows';

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
  /** Symbol of the store's currency. */
  readonly symbol: string;
}

/** The effect of a file; read its rows with {@link ImportSession.page}. */
export interface Preview {
  readonly format: FileContent['format'];
  readonly csv: CsvFormat | null;
  readonly interpretation: Interpretation;
  readonly failure: string | null;
  readonly suggestedKind: ImportKind | null;
  readonly hasOtherColumns: boolean;
  readonly counts: RowCounts;
  /** Number of rows with an effect, which are sent. */
  readonly effectiveCount: number;
  /** The file is sent unchanged; otherwise a new one with the rows that have an effect. */
  readonly sendsOriginal: boolean;
  /** Whether the store's products are known, so that old and new values can be compared. */
  readonly knowsProducts: boolean;
}

/** A file to send, and its rows as texts to store, if they are few. */
export interface Outgoing {
  readonly file: File;
  readonly rows: readonly (readonly string[])[] | null;
}

/** Maximum number of cells of the rows in {@link Outgoing}. */
const KEPT_CELLS = 4_000;

/** The name of a file with another ending. */
function renamed(name: string, format: WrittenFormat): string {
  return `${name.replace(/\.[^.]*$/, '')}.${format}`;
}

/** Reads and writes product files without the DOM: runs in a worker, and directly in tests. */
export class ImportSession {
  #file: File | null = null;
  #bytes: Uint8Array<ArrayBuffer> = new Uint8Array();
  #products: Map<number, Product> | null = null;
  #content: { key: string; content: FileContent } | null = null;
  #analysis: Analysis | null = null;
  #kind: ImportKind = 'products';
  #symbol = '';
  #sendsOriginal = false;
  readonly #onProgress: (done: number) => void;

  /** @param onProgress receives how much of the rows was read, from 0 to 1. */
  constructor(onProgress: (done: number) => void) {
    this.#onProgress = onProgress;
  }

  /** @throws FileProblem when the file can no longer be opened. */
  async load(file: File): Promise<void> {
    this.#file = file;
    this.#content = null;
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
    const content = this.#read(options.csv);
    const analysis = analyse(content.sheets, {
      kind: options.kind,
      products: this.#products,
      numbers: options.numbers,
      symbol: options.symbol,
      onProgress: this.#onProgress,
    });
    this.#analysis = analysis;
    this.#kind = options.kind;
    this.#symbol = options.symbol;
    const first = content.sheets[0];
    this.#sendsOriginal =
      content.hasModelFormat &&
      analysis.verbatim &&
      analysis.sheet === first &&
      this.#bytes.length <= IMPORT_FILE_MAX_BYTES;
    const { interpretation, failure, suggestedKind, hasOtherColumns, counts } = analysis;
    return {
      format: content.format,
      csv: content.csv,
      interpretation,
      failure,
      suggestedKind,
      hasOtherColumns,
      counts,
      effectiveCount: countEffective(counts),
      sendsOriginal: this.#sendsOriginal,
      knowsProducts: this.#products !== null,
    };
  }

  #read(csv: Partial<CsvFormat>): FileContent {
    const key = JSON.stringify(csv);
    if (this.#content?.key !== key) {
      this.#content = {
        key,
        content: readFile(this.#bytes, this.#file?.name ?? '', csv),
      };
    }
    return this.#content.content;
  }

  /** A page of the rows of a kind, or of all, with the values that they set; pages are counted from 1. */
  page(kind: RowKind | 'all', page: number, pageSize: number): readonly ReadRow[] {
    const all = this.#analysis?.rows ?? [];
    const rows = kind === 'all' ? all : all.filter((row) => row.kind === kind);
    return rows.slice((page - 1) * pageSize, page * pageSize).map((row) => this.#shown(row));
  }

  /** A row with the values that it sets, if it has no old values. */
  #shown(row: ReadRow): ReadRow {
    const { changes, patch } = row;
    return changes.length > 0 ? row : { ...row, changes: newValues(patch, this.#symbol) };
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
    if (this.#sendsOriginal) {
      const file = new File([this.#bytes], source.name, { type: source.type });
      return { file, rows: keptRows(analysis.sheet.rows.map((row) => row.map(cellText))) };
    }
    const rows = outgoingRows(this.#kind, effectiveRows(analysis), this.#products);
    const csv = csvToSend(rows);
    if (csv.size <= IMPORT_FILE_MAX_BYTES) {
      return { file: toFile(csv, source.name, 'csv'), rows: keptRows(rows) };
    }
    // The same rows are much smaller in a spreadsheet, which is compressed.
    const sheet = spreadsheetToSend(rows);
    if (sheet.size <= IMPORT_FILE_MAX_BYTES) {
      return { file: toFile(sheet, source.name, 'xlsx'), rows: null };
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
