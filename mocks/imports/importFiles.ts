import type { ImportKind } from '~/contract/types';
import { messages } from '~/domain/messages';
import type { FileTable } from '~/domain/products/import/fileTable';
import type { PlainCell } from '~/domain/products/import/models';
import { importModels, PRODUCTS_SHEET } from '~/domain/products/import/models';
import { type ReadRow, RowReader } from '~/domain/products/import/rowReader';
import { problemText } from '~/domain/products/import/writtenRows';
import { parseCsv } from '~/lib/csv';
import { toApiDate } from '~/lib/dates';
import { foldText } from '~/lib/text';

import type { Database, DataImportRow, ImportWork, ProductChange, StoreRow } from '../database/db';
import { newProductFields, productOf } from '../database/productRows';
import { invalid } from '../http';
import { requestMessages } from '../rules/messages';

/** Accepted file name extensions. */
const EXTENSIONS = ['csv', 'xls', 'xlsx'] as const;
type Extension = (typeof EXTENSIONS)[number];

/** First bytes of a spreadsheet's file: XLSX is a zip archive, XLS a compound document. */
const SIGNATURES = {
  xlsx: [0x50, 0x4b, 0x03, 0x04],
  xls: [0xd0, 0xcf, 0x11, 0xe0],
} as const;

const WRONG_TYPE = requestMessages.fileType;
const EMPTY = messages.importFileEmpty;

function extensionOf(name: string): Extension | undefined {
  const ending = name.toLowerCase().split('.').at(-1);
  return EXTENSIONS.find((extension) => extension === ending);
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** @throws 422 for bytes that are not UTF-8 or not CSV */
function readCsv(bytes: Uint8Array): PlainCell[][] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid('El archivo CSV debe estar codificado en UTF-8');
  }
  if (text.includes('\0')) throw invalid(WRONG_TYPE);
  const { rows, malformed } = parseCsv(text);
  if (malformed.length > 0) throw invalid('El archivo CSV tiene comillas sin cerrar');
  return rows;
}

/** The first sheet, from cell A1 on. @throws 422 when it cannot be read or does not follow the model */
async function readSpreadsheet(bytes: Uint8Array): Promise<PlainCell[][]> {
  const { read, utils } = await import('xlsx');
  let workbook: ReturnType<typeof read>;
  try {
    workbook = read(bytes, { type: 'array', dense: true });
  } catch {
    throw invalid('No se pudo leer la planilla');
  }
  const [name = ''] = workbook.SheetNames;
  if (name.trim().toLowerCase() !== PRODUCTS_SHEET.toLowerCase()) {
    throw invalid(`La primera hoja de la planilla debe ser ${PRODUCTS_SHEET}`);
  }
  const sheet = workbook.Sheets[name];
  const used = sheet?.['!ref'];
  if (sheet === undefined || used === undefined) return [];
  const range = { s: { r: 0, c: 0 }, e: utils.decode_range(used).e };
  return utils.sheet_to_json<PlainCell[]>(sheet, { header: 1, range, defval: '', blankrows: true });
}

/**
 * Every row of a product file, titles included: UTF-8 CSV or the sheet Products of a spreadsheet. Empty cells are ''.
 * @throws 422 for a file that is empty, of another type or unreadable
 */
async function readImportFile(file: File): Promise<PlainCell[][]> {
  const extension = extensionOf(file.name);
  if (extension === undefined) throw invalid(WRONG_TYPE);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw invalid(EMPTY);
  if (extension === 'csv') return readCsv(bytes);
  // The content decides: a spreadsheet saved with the other extension is accepted.
  if (!Object.values(SIGNATURES).some((signature) => startsWith(bytes, signature))) {
    throw invalid(WRONG_TYPE);
  }
  return readSpreadsheet(bytes);
}

const isEmptyRow = (row: readonly PlainCell[]) => row.every((cell) => String(cell).trim() === '');

/** Titles without the empty cells after the last one. */
function trimTitles(row: readonly PlainCell[]): string[] {
  const titles = row.map((cell) => foldText(String(cell)).trim());
  return titles.slice(0, titles.findLastIndex((title) => title !== '') + 1);
}

function readTitles(kind: ImportKind, titleRow: readonly PlainCell[]): FileTable['columns'] {
  const { columns, requiredColumns, ignoresOtherColumns } = importModels[kind];
  const written = trimTitles(titleRow);
  const [firstTitle = ''] = written;
  if (firstTitle === '') {
    throw invalid('Los títulos deben estar en la fila 1, desde la columna A');
  }
  const missing = requiredColumns.find((column) => !written.includes(column));
  if (missing !== undefined) {
    const hint = firstTitle.includes(';') ? ': el archivo debe estar separado por comas' : '';
    throw invalid(`${requestMessages.columnMissing} ${missing}${hint}`);
  }
  const repeated = written.find((title, index) => title !== '' && written.indexOf(title) !== index);
  if (repeated !== undefined) throw invalid(`La columna ${repeated} está repetida`);
  return written.map((title) => {
    const known = columns.find((column) => column === title);
    if (known !== undefined) return known;
    if (ignoresOtherColumns) return null;
    throw invalid(`La columna ${title === '' ? 'sin título' : title} no está en el modelo`);
  });
}

/**
 * The titles and the data rows of a file of that kind.
 * @throws 422 without the model's titles in row 1 from column A, or without data below them
 */
function toTable(kind: ImportKind, rows: readonly PlainCell[][]): FileTable {
  const [titleRow, ...dataRows] = rows;
  if (titleRow === undefined || rows.every(isEmptyRow)) throw invalid(EMPTY);
  const columns = readTitles(kind, titleRow);
  const numbered = dataRows
    .map((cells, index) => ({ number: index + 2, cells }))
    .filter(({ cells }) => !isEmptyRow(cells));
  if (numbered.length === 0) throw invalid('El archivo no tiene productos');
  return { columns, rows: numbered };
}

function toChange({ id, patch }: ReadRow, kind: ImportKind, store: StoreRow): ProductChange {
  if (id === null) {
    const named = { name: '', kind: { name: '' } };
    return { type: 'insert', product: { ...newProductFields(store), ...named, ...patch } };
  }
  return kind === 'products-delete' ? { type: 'remove', id } : { type: 'update', id, patch };
}

/** The changes of a file to a store's products, all or nothing: those of its rows, or the first error. */
function planWork(
  db: Database,
  store: Readonly<StoreRow>,
  kind: ImportKind,
  table: FileTable,
): NonNullable<ImportWork> {
  const own = db.products.where(({ store_id }) => store_id === store.id).map(productOf);
  const products = new Map(own.map((product) => [product.id, product]));
  const reader = new RowReader(table, { operation: kind, products, numbers: null });
  const rows = table.rows.map((row) => reader.read(row));
  const problems = rows.flatMap(({ number, problems }) =>
    problems.map((problem) => `Fila ${number}, ${problemText(problem)}`),
  );
  const [first, ...others] = problems;
  if (first === undefined) return { changes: rows.map((row) => toChange(row, kind, store)) };
  if (others.length === 0) return { failure: first };
  const more = others.length === 1 ? '1 problema más' : `${others.length} problemas más`;
  return { failure: `${first} (y ${more})` };
}

/**
 * Queues the import job of a product file of a store. Its changes, or its failure, take effect when it is settled.
 * @throws 422 for a file that is empty, of another type or without the model's titles
 */
export async function queueImport(
  db: Database,
  store: Readonly<StoreRow>,
  kind: ImportKind,
  file: File,
  now: Date,
): Promise<Readonly<DataImportRow>> {
  const table = toTable(kind, await readImportFile(file));
  const id = db.dataImports.nextId();
  // Some clients send a whole path: only the file name is used.
  const fileName = file.name.split(/[/\\]/).at(-1) || kind;
  const moment = toApiDate(now);
  return db.dataImports.insert({
    id,
    store_id: store.id,
    kind,
    status: 'pending',
    created_at: moment,
    updated_at: moment,
    error_msg: null,
    filepath: `imports/${store.id}/${id}-${fileName}`,
    file_name: fileName,
    started_at: now.getTime(),
    work: planWork(db, store, kind, table),
  });
}
