/** Writes the spreadsheet of a list's export; a worker runs it. */
import { utils } from 'xlsx';

import { neutralise, xlsxText } from '~/lib/spreadsheetCells';
import { xlsxBytes } from '~/lib/xlsxBytes';

import type { CellValue } from '../columns';

const MS_PER_DAY = 86_400_000;
/** Day 0 of spreadsheets, in ms. */
const EPOCH = Date.UTC(1899, 11, 30);
/** The most characters of a sheet's name. */
const LONGEST_NAME = 31;
/** As wide as a date with its time in Excel's own font. */
const NARROWEST_COLUMN = 18;

/** The wall-clock time of a cell as a spreadsheet's day number. */
function serialOf(date: Date): number {
  return (date.getTime() - EPOCH) / MS_PER_DAY;
}

function numberFormat(decimals: number): string {
  return decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : '0';
}

interface Cell {
  t: 'n' | 's' | 'z';
  v?: number | string;
  z?: string;
}

/** A cell with its real type; a text that could run as a formula is guarded. */
export function toCell(value: CellValue, decimals = 0): Cell {
  if (value === null || value === '') return { t: 'z' };
  if (value instanceof Date) return { t: 'n', v: serialOf(value), z: 'dd/mm/yyyy hh:mm' };
  if (typeof value === 'number') return { t: 'n', v: value, z: numberFormat(decimals) };
  return { t: 's', v: xlsxText(String(neutralise(value))) };
}

/** The columns of an export, in their order. */
export interface ExportColumn {
  readonly header: string;
  /** Decimals of its numbers. */
  readonly decimals: number;
}

/** A list of rows that becomes a spreadsheet. */
export class ExportBook {
  readonly #columns: readonly ExportColumn[];
  readonly #rows: Cell[][];

  constructor(columns: readonly ExportColumn[]) {
    this.#columns = columns;
    this.#rows = [columns.map(({ header }) => ({ t: 's', v: header }))];
  }

  add(rows: readonly (readonly CellValue[])[]): void {
    for (const row of rows) {
      this.#rows.push(row.map((value, at) => toCell(value, this.#columns[at]?.decimals)));
    }
  }

  /** The bytes of the XLSX file. */
  write(sheetName: string): ArrayBuffer {
    const sheet = utils.aoa_to_sheet(this.#rows, { dense: true });
    sheet['!cols'] = this.#columns.map(({ header }) => ({
      wch: Math.max(NARROWEST_COLUMN, header.length + 2),
    }));
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, sheetName.slice(0, LONGEST_NAME));
    return xlsxBytes(book).buffer;
  }
}
