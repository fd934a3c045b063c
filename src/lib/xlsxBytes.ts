import { unzipSync, zipSync } from 'fflate';
import { type WorkBook, write } from 'xlsx';

/** A workbook as an XLSX file, packed again: the spreadsheet library packs half as well. */
export function xlsxBytes(book: WorkBook): Uint8Array<ArrayBuffer> {
  // Shared strings, as Excel writes them: xlsx decodes other texts twice when it reads them.
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', bookSST: true });
  return zipSync(unzipSync(new Uint8Array(bytes)));
}
