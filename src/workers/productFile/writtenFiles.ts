/** The product files that are downloaded: models, and the store's products. */
import type { ImportKind, Product } from '~/contract/types';
import { importModels, modelNoteRow, modelNotes, modelRows } from '~/domain/products/import/models';
import { productRows } from '~/domain/products/import/writtenRows';

import { CSV_TYPE, csvToOpen } from './csvFile';
import { spreadsheetToOpen, XLSX_TYPE } from './spreadsheetFile';

/** How a file can be downloaded. */
export type WrittenFormat = 'csv' | 'xlsx';

const FILE_TYPES: Readonly<Record<WrittenFormat, string>> = { csv: CSV_TYPE, xlsx: XLSX_TYPE };

/** A file whose name ends as its format says. @param addition to the name, before its ending */
export function writtenFile(
  content: BlobPart,
  name: string,
  format: WrittenFormat,
  addition = '',
): File {
  return new File([content], `${name.replace(/\.[^.]*$/, '')}${addition}.${format}`, {
    type: FILE_TYPES[format],
  });
}

/** A model file: titles, notes and examples. */
export function modelFile(kind: ImportKind, format: WrittenFormat): File {
  const [titles = [], ...examples] = modelRows(kind);
  const blob =
    format === 'csv'
      ? csvToOpen([titles, modelNoteRow(kind), ...examples])
      : spreadsheetToOpen([titles, ...examples], modelNotes(kind));
  return writtenFile(blob, importModels[kind].fileName, format);
}

/** The products in the model's columns. @throws FileProblem for a text too long for a spreadsheet. */
export function productsFile(
  products: Iterable<Product>,
  kind: ImportKind,
  format: WrittenFormat,
): File {
  const rows = productRows(kind, [...products]);
  const blob = format === 'csv' ? csvToOpen(rows) : spreadsheetToOpen(rows);
  return writtenFile(
    blob,
    importModels[kind].fileName.replace('modelo-', 'mis-productos-'),
    format,
  );
}
