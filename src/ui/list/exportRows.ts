import { neutralise } from '~/lib/spreadsheetCells';

import type { CellValue, Column } from './columns';
import { cellValue } from './sortRows';

const MS_PER_DAY = 86_400_000;
/** Day 0 of spreadsheets, in ms. */
const EPOCH = Date.UTC(1899, 11, 30);
/** Rows turned into cells before the page may render again. */
const CHUNK = 2_000;

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
  // A spreadsheet cell holds 32,767 characters at most.
  return { t: 's', v: String(neutralise(value)).slice(0, 32_767) };
}

export interface ExportProgress {
  /** From 0 to 1. */
  (done: number): void;
}

/**
 * Writes `datosExportados` + screen name `.xlsx` with the given rows in their order, numbers and dates typed. Loads the
 * spreadsheet library. Stops without writing when `signal` is aborted.
 */
export async function exportRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  screenName: string,
  options: { onProgress?: ExportProgress; signal?: AbortSignal } = {},
): Promise<void> {
  const xlsx = await import('xlsx');
  const exported = columns.filter((column) => column.exported !== false);
  const table: Cell[][] = [exported.map(({ header }) => ({ t: 's', v: header }))];
  for (let start = 0; start < rows.length; start += CHUNK) {
    if (options.signal?.aborted) return;
    for (const row of rows.slice(start, start + CHUNK)) {
      table.push(exported.map((column) => toCell(cellValue(column, row), column.decimals)));
    }
    options.onProgress?.(Math.min(1, (start + CHUNK) / rows.length));
    await new Promise((resolve) => setTimeout(resolve));
  }
  const sheet = xlsx.utils.aoa_to_sheet(table);
  sheet['!cols'] = exported.map(({ header }) => ({ wch: Math.max(14, header.length + 2) }));
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, screenName.slice(0, 31));
  // Shared strings, as Excel writes them: xlsx decodes other texts twice when it reads them.
  xlsx.writeFile(book, `datosExportados${screenName}.xlsx`, {
    compression: true,
    bookSST: true,
  });
}
