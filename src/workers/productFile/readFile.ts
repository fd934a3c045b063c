/** Turns the bytes of a product file into sheets of cells. */
import { read, SSF, utils, type CellObject, type WorkBook, type WorkSheet } from 'xlsx';

import { hasTwoDecimals } from '~/domain/orders/moneyLimits';
import type { FileCell } from '~/domain/products/import/cells';
import { repairRows } from '~/domain/products/import/charset';
import { READ_ROWS } from '~/domain/products/import/fileTable';
import { countUses, TITLE_ROWS } from '~/domain/products/import/mapping/titleRow';
import type { FileSheet } from '~/domain/products/import/sheets';
import { parseCsv } from '~/lib/csv';

import {
  decode,
  detectEncoding,
  type Encoding,
  type Separator,
  SEPARATORS,
  startsWith,
} from './encodings';
import { FileProblem } from './errors';
import { hiddenOfOds, isLockedOds } from './odsHidden';
import { unpackedSize } from './zip';

/** Encoding and separator of a CSV, detected or chosen by the user. */
export interface CsvFormat {
  readonly encoding: Encoding;
  readonly separator: Separator;
}

export interface FileContent {
  readonly format: 'csv' | 'xlsx' | 'xls' | 'ods';
  /** null: a spreadsheet. */
  readonly csv: CsvFormat | null;
  readonly sheets: readonly FileSheet[];
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** The `<` of an HTML table, or of the XML of Excel 2003. */
const MARKUP = [0x3c];
const OTHERS: readonly (readonly [string, readonly number[]])[] = [
  ['una imagen', [0x89, 0x50, 0x4e, 0x47]],
  ['una imagen', [0xff, 0xd8, 0xff]],
  ['una imagen', [0x47, 0x49, 0x46, 0x38]],
  ['una imagen', [0x52, 0x49, 0x46, 0x46]],
  ['un PDF', [0x25, 0x50, 0x44, 0x46]],
];

/** Maximum unpacked size of a spreadsheet, in bytes: twice that of 100,000 full rows. */
const MAX_UNPACKED = 200 * 1024 * 1024;
/** Columns that are read of a sheet at least; the model has eleven. */
const LEAST_COLUMNS = 200;

/**
 * The sheets of a file: its content decides what it is, not its name. `chosen` overrules what is recognised of a CSV.
 * @throws FileProblem
 */
export function readFile(bytes: Uint8Array, name: string, chosen: Partial<CsvFormat>): FileContent {
  if (bytes.length === 0) throw new FileProblem('El archivo está vacío');
  const other = OTHERS.find(([, start]) => startsWith(bytes, start));
  if (other) throw new FileProblem(`El archivo es ${other[0]}, no una planilla ni un CSV`);
  if (startsWith(bytes, ZIP) || startsWith(bytes, COMPOUND)) return readSpreadsheet(bytes);
  if (/\.xls$/i.test(name) && startsWith(bytes, MARKUP)) return readSpreadsheet(bytes);
  // What web pages offer as XLS is often a CSV.
  if (!/\.(csv|tsv|txt|xls)$/i.test(name)) {
    throw new FileProblem(
      'El archivo no es una planilla, aunque su nombre lo diga: guárdelo como CSV o XLSX',
    );
  }
  return readText(bytes, chosen);
}

function readText(bytes: Uint8Array, chosen: Partial<CsvFormat>): FileContent {
  const encoding = chosen.encoding ?? detectEncoding(bytes);
  const text = decode(bytes, encoding);
  if (text.includes('\0')) throw new FileProblem('El archivo no es un CSV: no contiene texto');
  const separator = chosen.separator ?? detectSeparator(text);
  const { rows, malformed } = parseCsv(text, separator, READ_ROWS);
  // The first line that Excel adds to name the separator is not data.
  if (declaredSeparator(text) !== null) rows[0] = [];
  return {
    format: 'csv',
    csv: { encoding, separator },
    sheets: [
      repairedSheet({
        name: null,
        rows,
        merged: [],
        hidden: false,
        hiddenRows: [],
        hiddenColumns: [],
        malformed,
      }),
    ],
  };
}

/** The separator that a first line such as `sep=;` names. */
function declaredSeparator(text: string): Separator | null {
  const declared = /^sep=([,;\t|])\r?\n/i.exec(text)?.[1];
  return SEPARATORS.find((separator) => separator === declared) ?? null;
}

/** The separator that yields most titles in the first rows; among several, most cells. */
function detectSeparator(text: string): Separator {
  const declared = declaredSeparator(text);
  if (declared !== null) return declared;
  const worth = (separator: Separator) => {
    const { rows } = parseCsv(text, separator, TITLE_ROWS);
    const titles = Math.max(0, ...rows.map(countUses));
    return titles * READ_ROWS + rows.reduce((sum, row) => sum + row.length, 0);
  };
  return SEPARATORS.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

function readBook(bytes: Uint8Array): WorkBook {
  const { error: report } = console;
  try {
    // The library reports formats of ODS files that it does not read.
    console.error = () => undefined;
    return read(bytes, {
      type: 'array',
      // Numbers of an HTML table are read as those of a CSV.
      raw: startsWith(bytes, MARKUP),
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      // A date is one whatever its format, counted from 1900 or 1904.
      cellDates: true,
      UTC: true,
      // For the rows that are hidden.
      cellStyles: true,
      sheetRows: READ_ROWS,
    });
  } catch (error) {
    const locked =
      isLockedOds(bytes) || (error instanceof Error && /password|encrypt/i.test(error.message));
    throw new FileProblem(
      locked
        ? 'La planilla tiene contraseña: guárdela sin contraseña'
        : 'No se pudo leer la planilla: está dañada o no es una planilla',
    );
  } finally {
    console.error = report;
  }
}

function readSpreadsheet(bytes: Uint8Array): FileContent {
  const zipped = startsWith(bytes, ZIP);
  const size = zipped ? unpackedSize(bytes) : 0;
  if (size === null) throw new FileProblem('No se pudo leer la planilla: está dañada');
  if (size > MAX_UNPACKED) {
    throw new FileProblem('La planilla es demasiado grande una vez descomprimida');
  }
  const book = readBook(bytes);
  const format = book.bookType === 'ods' ? 'ods' : zipped ? 'xlsx' : 'xls';
  const ods = format === 'ods' ? hiddenOfOds(bytes) : null;
  return {
    format,
    csv: null,
    sheets: book.SheetNames.map((name, at) =>
      repairedSheet({
        ...toSheet(name, book.Sheets[name]),
        hidden: (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0,
        ...ods?.[at],
      }),
    ),
  };
}

/** A sheet with the texts that were read with another encoding put right. */
function repairedSheet(sheet: Omit<FileSheet, 'repair'>): FileSheet {
  const repaired = repairRows(sheet.rows);
  return repaired === null ? { ...sheet, repair: null } : { ...sheet, ...repaired };
}

function toSheet(name: string, sheet: WorkSheet | undefined) {
  const data: (CellObject | undefined)[][] = sheet?.['!data'] ?? [];
  const ranges = sheet?.['!merges'] ?? [];
  // Titles can be in any column; a far cell below them is of none.
  const columns = Math.max(
    LEAST_COLUMNS,
    ...Array.from(data.slice(0, TITLE_ROWS), (row) => row?.length ?? 0),
  );
  // Rows without cells are holes in the array.
  const rows = Array.from(data, (row) => Array.from((row ?? []).slice(0, columns), toCell));
  for (const { s, e } of ranges) {
    for (let r = s.r; r <= Math.min(e.r, rows.length - 1); r++) {
      for (let c = s.c; c <= Math.min(e.c, columns - 1); c++) {
        const row = rows[r];
        if (row && (r !== s.r || c !== s.c)) {
          while (row.length < c) row.push('');
          row[c] = { special: 'merged', text: '' };
        }
      }
    }
  }
  const hiddenRows = (sheet?.['!rows'] ?? []).flatMap((row, at) => (row?.hidden ? [at + 1] : []));
  const hiddenColumns = (sheet?.['!cols'] ?? []).flatMap((column, at) =>
    column?.hidden ? [at] : [],
  );
  const merged = ranges.map((range) => utils.encode_range(range));
  return { name, rows, merged, hiddenRows, hiddenColumns, malformed: [] };
}

const MS_PER_DAY = 86_400_000;
/** Day 0 of spreadsheets, in ms. */
const EPOCH = Date.UTC(1899, 11, 30);

/** A number as the spreadsheet shows it. */
function shown(format: string, value: number): string {
  // Excel shows the first of its own formats in the order of the person's country.
  const local = format.startsWith('m/d/yy') ? format.replace('m/d/yy', 'dd/mm/yyyy') : format;
  return SSF.format(local, value);
}

/** The currency that a number format writes beside the number, other than `$`; null for none. */
function currencyOf(format: string): string | null {
  const written = format.replaceAll(/\[\$([^\]-]*)[^\]]*\]/g, '$1').replaceAll(/["\\]/g, '');
  return /u\$[sd]|us\$|r\$|[€£]|usd|eur|gbp|brl/i.exec(written)?.[0].toUpperCase() ?? null;
}

const GENERAL = 'General';

function toCell(cell: CellObject | undefined): FileCell {
  if (cell === undefined) return '';
  const { t, v, z, f } = cell;
  if (t === 'e') return { special: 'error', text: cell.w ?? '#ERROR' };
  // A stub: a cell with a format only, or a formula that was never calculated.
  if (t === 'z' || v === undefined || v === null || (v === '' && f !== undefined)) {
    return f === undefined ? '' : { special: 'formula', text: `=${f}` };
  }
  const format = String(z ?? GENERAL);
  if (v instanceof Date) {
    const days = (v.getTime() - EPOCH) / MS_PER_DAY;
    return { special: 'date', text: shown(SSF.is_date(format) ? format : 'dd/mm/yyyy', days) };
  }
  if (typeof v === 'number' && format !== GENERAL) {
    if (SSF.is_date(format)) return { special: 'date', text: shown(format, v) };
    if (format.includes('%')) return { special: 'percent', text: shown(format, v) };
    const currency = currencyOf(format);
    if (currency !== null) return hasTwoDecimals(v) ? `${currency} ${v}` : v;
    const text = SSF.format(format, v);
    const digits = String(v).replace('.', '');
    // Groups of thousands and rounded numbers are read as their digits.
    const isLonger = text !== String(v) && text.replaceAll(/\D/g, '').includes(digits);
    if (isLonger && !format.includes(',')) return { number: v, shown: text };
  }
  return v;
}
