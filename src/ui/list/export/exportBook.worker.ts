/** The worker that writes an {@link ExportBook}. */
import type { CellValue } from '../columns';
import { ExportBook, type ExportColumn } from './exportBook';

/** What the page sends: the columns, then the rows in parts, then the name of the sheet to write. */
export type ExportMessage =
  | { readonly columns: readonly ExportColumn[] }
  | { readonly rows: readonly (readonly CellValue[])[] }
  | { readonly sheetName: string };

let book = new ExportBook([]);

addEventListener('message', ({ data }: MessageEvent<ExportMessage>) => {
  if ('columns' in data) book = new ExportBook(data.columns);
  else if ('rows' in data) book.add(data.rows);
  else {
    const bytes = book.write(data.sheetName);
    postMessage(bytes, { transfer: [bytes] });
  }
});
