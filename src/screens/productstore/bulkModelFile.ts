import type { ImportKind } from '~/contract/types';
import { bulkModelRows, bulkModels, PRODUCTS_SHEET } from '~/domain/products/bulkModels';
import { downloadFile } from '~/ui/downloadFile';

/** Forms in which the model of a bulk file can be had (§2 staff). */
export type ModelFormat = 'csv' | 'xlsx';

/**
 * Downloads the model of a bulk file: CSV in UTF-8 separated by commas, or a spreadsheet whose first sheet is Products;
 * the titles on row 1 from column A (§5 staff). The spreadsheet library is loaded here, on demand.
 */
export async function downloadBulkModel(kind: ImportKind, format: ModelFormat): Promise<void> {
  const { utils, writeFile } = await import('xlsx');
  const { fileName, columns } = bulkModels[kind];
  const rows = bulkModelRows(kind);
  if (format === 'csv') {
    // As texts: a spreadsheet's own TRUE and number forms are not the model's.
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(String)));
    downloadFile(`${fileName}.csv`, `${utils.sheet_to_csv(sheet)}\n`, 'text/csv;charset=utf-8');
    return;
  }
  const sheet = utils.aoa_to_sheet(rows);
  sheet['!cols'] = columns.map((column) => ({ wch: Math.max(12, column.length + 2) }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, PRODUCTS_SHEET);
  writeFile(book, `${fileName}.xlsx`, { compression: true });
}
