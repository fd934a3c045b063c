import { utils } from 'xlsx';

import { type PlainCell, PRODUCTS_SHEET } from '~/domain/products/import/models';
import { LONGEST_CELL, xlsxText } from '~/lib/spreadsheetCells';
import { xlsxBytes } from '~/lib/xlsxBytes';

import { guardedRows } from './csvFile';
import { FileProblem } from './errors';

type Rows = readonly (readonly PlainCell[])[];

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** null instead of an empty text, which would create a cell. */
const toCell = (cell: PlainCell) =>
  cell === '' ? null : typeof cell === 'string' ? xlsxText(cell) : cell;

/**
 * A spreadsheet to open, with a second sheet for the notes, if any.
 * @throws FileProblem when a text is longer than a cell may be.
 */
export function spreadsheetToOpen(texts: Rows, notes: readonly PlainCell[][] = []): Blob {
  const rows = guardedRows(texts);
  const long = rows.find((row) => row.some((cell) => String(cell).length > LONGEST_CELL));
  if (long) {
    throw new FileProblem(
      `El producto ${String(long[0])} tiene un texto demasiado largo para una planilla: use un CSV`,
    );
  }
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(
    rows.map((row) => row.map(toCell)),
    { dense: true },
  );
  sheet['!cols'] = (rows[0] ?? []).map((title) => ({
    wch: Math.max(12, String(title).length + 2),
  }));
  utils.book_append_sheet(book, sheet, PRODUCTS_SHEET);
  if (notes.length > 0)
    utils.book_append_sheet(book, utils.aoa_to_sheet(notes.map((row) => row.map(toCell))), 'Notas');
  return new Blob([xlsxBytes(book)], { type: XLSX_TYPE });
}
