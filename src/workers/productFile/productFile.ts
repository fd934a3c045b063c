/** A product file that was read: its preview, its rows page by page (there can be 100,000), and the file to send. */
import type { ImportKind, Product } from '~/contract/types';
import {
  type Analysis,
  analyse,
  NO_COUNTS,
  type RowCounts,
} from '~/domain/products/import/analysis';
import type { NumberReading } from '~/domain/products/import/cells';
import { newValues } from '~/domain/products/import/fields';
import type { IdsMeaning } from '~/domain/products/import/foreignIds';
import type { Mapping } from '~/domain/products/import/mapping/mapping';
import { IMPORT_FILE_MAX_BYTES, IMPORT_FILE_MAX_MB } from '~/domain/products/import/operations';
import {
  type EffectToConfirm,
  needsConfirmation,
  type ReadRow,
  type RowEffect,
} from '~/domain/products/import/rowReader';
import { type UndoRow, undoRows } from '~/domain/products/import/undo';
import { outgoingRows, reasonRows, rowsToSend } from '~/domain/products/import/writtenRows';
import { type RowStarts, rowStarts } from '~/domain/products/importStatus';

import { csvParts, csvToOpen, csvToSend } from './csvFile';
import { FileProblem } from './errors';
import { type CsvFormat, type FileContent, readFile } from './readFile';
import { writtenFile } from './writtenFiles';

/** How a file is to be read. */
export interface ReadOptions {
  readonly kind: ImportKind;
  /** Settings that the user chose instead of the detected ones. */
  readonly csv: Partial<CsvFormat>;
  readonly numbers: NumberReading | null;
  readonly sheet: string | null;
  /** What a person said about the ids; null: nothing. */
  readonly ids?: IdsMeaning | null;
  /** Mappings that a person chose, by the titles of their files. */
  readonly mappings?: Readonly<Record<string, Mapping>>;
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
  /** Number of the rows that rename a product, or change everything that the file has of it. */
  readonly rewritten: number;
  /** How many files are sent, one after the other: the backend takes no larger ones. */
  readonly files: number;
  /** The file to send is the chosen one, byte for byte. */
  readonly asIs: boolean;
}

/** A row of a preview; `confirmed`: it needs confirmation, and has it. */
export type PreviewRow = ReadRow & { readonly confirmed: boolean };

/** Which rows a page of a preview shows. */
export type RowFilter = RowEffect | 'withWarnings' | 'all';

/** The effect of a file; read its rows with {@link ProductFile.page}. */
export interface Preview extends Omit<Analysis, 'rows' | 'sheet'> {
  readonly format: FileContent['format'];
  readonly csv: CsvFormat | null;
  /** Number of rows with a warning. */
  readonly rowsWithWarnings: number;
  /** What is sent while no row is confirmed. */
  readonly plan: SendPlan;
  /** Equal for equal files; null where the browser cannot tell, on an insecure origin. */
  readonly fingerprint: string | null;
  /** Number of the store's products, with which the rows are compared; null: they are not known. */
  readonly knownProducts: number | null;
}

/** A file to send, and its rows as texts to store, if they are few. */
interface Outgoing {
  readonly file: File;
  readonly rows: readonly (readonly string[])[] | null;
  /** The numbers of the rows in the chosen file, if they are in few runs. */
  readonly numbers: RowStarts;
  /** What its rows do, and what was left out; of several files the first one's has all that was left out. */
  readonly counts: RowCounts;
  /** What undoes it; null: it cannot be undone. */
  readonly undo: readonly UndoRow[] | null;
  /** Number of the files that are sent after it. */
  readonly filesLeft: number;
}

/** Maximum number of cells of the rows in {@link Outgoing}. */
const KEPT_CELLS = 4_000;
/** Maximum number of runs of rows in {@link Outgoing}. */
const KEPT_STARTS = 2_000;

/** A row that changes all of at least so many fields may be that of another product. */
const REWRITTEN_FIELDS = 3;

/** A product file that was read. */
export interface ProductFile {
  readonly preview: Preview;
  /**
   * Confirms rows that need it (those of an effect, or some by their numbers), so that the file to send has them, or takes
   * that back; returns the new plan.
   */
  setConfirmed: (which: EffectToConfirm | readonly number[], isConfirmed: boolean) => SendPlan;
  /** A page of the rows that a filter leaves, for the preview; pages are counted from 1. */
  page: (filter: RowFilter, page: number, pageSize: number) => readonly PreviewRow[];
  /** The first products that are removed, by name and id. */
  removedNames: (limit: number) => readonly string[];
  /** The invalid rows with their reasons, as a CSV to open. */
  reasons: () => Blob;
  /**
   * The next file to send: a clean one of the rows that do something and were not sent before, as many as fit.
   * @throws FileProblem when one row alone is larger than the backend takes.
   */
  outgoing: () => Outgoing;
  /** Counts the rows of the last {@link outgoing} file as sent; returns the new plan. */
  markSent: () => SendPlan;
}

/** @throws FileProblem when the file can no longer be opened. */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new FileProblem(
      'No se pudo abrir el archivo: se cambió, se movió o está en uso. Elíjalo de nuevo.',
    );
  }
}

/** SHA-256 of a file; null on an insecure origin, where `crypto.subtle` does not exist. */
async function fingerprintOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return null;
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isSameBytes = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/**
 * Reads a product file, without the DOM: in a worker, and directly in tests.
 * @param products the store's products by id; null: they are not known.
 * @param onProgress receives how much of the rows was read, from 0 to 1.
 * @throws FileProblem
 */
export async function openProductFile(
  file: File,
  products: ReadonlyMap<number, Product> | null,
  options: ReadOptions,
  onProgress: (done: number) => void = () => undefined,
): Promise<ProductFile> {
  const { kind, symbol } = options;
  const bytes = await bytesOf(file);
  const content = readFile(bytes, file.name, options.csv);
  const analysis = analyse(content.sheets, { ...options, products, onProgress });
  const { sheet: _sheet, rows: all, ...shown } = analysis;
  const fields = analysis.interpretation.matched.filter(({ column }) => column !== 'id').length;
  const rewrites = ({ changes }: ReadRow) =>
    changes.some(({ column }) => column === 'name') ||
    (changes.length >= REWRITTEN_FIELDS && changes.length === fields);
  /** Numbers of the rows that a person confirmed. */
  const confirmed = new Set<number>();
  /** Rows that were sent, and those of the last file to send. */
  const sent = new Set<ReadRow>();
  let sending: readonly ReadRow[] = [];

  const shownRow = (row: ReadRow): PreviewRow => ({
    ...row,
    // Without changes to compare, the new values.
    changes: row.changes.length > 0 ? row.changes : newValues(row.patch, symbol),
    confirmed: confirmed.has(row.number),
  });

  const rowsLeft = () => {
    const rows = rowsToSend(analysis, confirmed);
    return sent.size === 0 ? rows : rows.filter((row) => !sent.has(row));
  };

  function plan(): SendPlan {
    const { counts, confirmed: confirmedCounts } = confirmedEffects(analysis, kind, confirmed);
    const toSend = rowsLeft();
    const rows = outgoingRows(kind, toSend, products);
    const parts = csvParts(rows, IMPORT_FILE_MAX_BYTES);
    const isSameSize = content.csv !== null && toSend.length > 0 && parts.bytes === bytes.length;
    return {
      rows: toSend.length,
      counts,
      confirmed: confirmedCounts,
      rewritten: toSend.filter(rewrites).length,
      files: parts.counts.length,
      asIs: isSameSize && isSameBytes(csvToSend(rows), bytes),
    };
  }

  /** What some rows do, with what was left out if they are the first that are sent. */
  function countsOf(rows: readonly ReadRow[]): RowCounts {
    const { counts } = confirmedEffects(analysis, kind, confirmed);
    const own = { ...(sent.size === 0 ? counts : NO_COUNTS), new: 0, changed: 0, removed: 0 };
    for (const { id } of rows) own[effectOfSent(kind, id)] += 1;
    return own;
  }

  return {
    preview: {
      ...shown,
      format: content.format,
      csv: content.csv,
      rowsWithWarnings: all.filter(({ warnings }) => warnings.length > 0).length,
      plan: plan(),
      fingerprint: await fingerprintOf(bytes),
      knownProducts: products?.size ?? null,
    },

    setConfirmed(which, isConfirmed) {
      const numbers =
        typeof which === 'string'
          ? all.filter(({ effect }) => effect === which).map(({ number }) => number)
          : which;
      for (const number of numbers) {
        if (isConfirmed) confirmed.add(number);
        else confirmed.delete(number);
      }
      return plan();
    },

    page(filter, page, pageSize) {
      const isShown = ({ effect, warnings }: ReadRow) =>
        filter === 'withWarnings' ? warnings.length > 0 : effect === filter;
      const rows = filter === 'all' ? all : all.filter(isShown);
      return rows.slice((page - 1) * pageSize, page * pageSize).map(shownRow);
    },

    removedNames: (limit) =>
      kind === 'products-delete'
        ? rowsToSend(analysis, confirmed)
            .slice(0, limit)
            .map(({ id, name }) => `${name} (${id})`)
        : [],

    reasons: () => csvToOpen(reasonRows(analysis)),

    outgoing() {
      const left = rowsLeft();
      const [titles = [], ...leftCells] = outgoingRows(kind, left, products);
      const parts = csvParts([titles, ...leftCells], IMPORT_FILE_MAX_BYTES);
      const [count = 0] = parts.counts;
      sending = left.slice(0, count);
      const rows = [titles, ...leftCells.slice(0, count)];
      const csv = csvToSend(rows);
      if (csv.length > IMPORT_FILE_MAX_BYTES) {
        throw new FileProblem(
          `La fila ${sending[0]?.number} es demasiado larga: supera los ${IMPORT_FILE_MAX_MB} MB`,
        );
      }
      const starts = rowStarts(sending.map(({ number }) => number));
      const filesLeft = parts.counts.length - 1;
      const part = filesLeft > 0 || sent.size > 0 ? ` (desde la fila ${sending[0]?.number})` : '';
      const kept =
        rows.length * (rows[0]?.length ?? 0) <= KEPT_CELLS
          ? rows.map((row) => row.map(String))
          : null;
      return {
        file: writtenFile(csv, file.name, 'csv', part),
        counts: countsOf(sending),
        rows: kept,
        numbers: starts.length <= KEPT_STARTS ? starts : [],
        undo: undoRows(kind, sending, products),
        filesLeft,
      };
    },

    markSent() {
      for (const row of sending) sent.add(row);
      return plan();
    },
  };
}

/** What a row does once it is sent. */
const effectOfSent = (kind: ImportKind, id: number | null) =>
  id === null ? 'new' : kind === 'products-delete' ? 'removed' : 'changed';

/** The counts of a file whose confirmed rows are sent. */
function confirmedEffects(analysis: Analysis, kind: ImportKind, confirmed: ReadonlySet<number>) {
  const counts = { ...analysis.counts };
  const confirmedCounts = { twin: 0, mismatch: 0, doubtful: 0 };
  for (const { effect, id, number } of confirmed.size > 0 ? analysis.rows : []) {
    if (!needsConfirmation(effect) || !confirmed.has(number)) continue;
    confirmedCounts[effect] += 1;
    counts[effect] -= 1;
    counts[effectOfSent(kind, id)] += 1;
  }
  return { counts, confirmed: confirmedCounts };
}
