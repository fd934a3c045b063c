import type { ImportKind } from '~/contract/types';
import {
  columnNotes,
  EXAMPLE_ID,
  type ImportColumn,
  importModels,
} from '~/domain/products/import/models';
import { IMPORT_READ_MAX_MB, operationLabel } from '~/domain/products/import/operations';

/** The purpose of each kind of product file, in the order of the product screen. */
const purposes: readonly { kind: ImportKind; text: string }[] = [
  {
    kind: 'products-price',
    text: 'Cambia solamente los precios. Las demás columnas del archivo se ignoran.',
  },
  {
    kind: 'products',
    text: 'Las filas sin id agregan productos. Las filas con id modifican ese producto y necesitan todas las columnas: una celda vacía borra el dato.',
  },
  {
    kind: 'products-update',
    text: 'Solo la columna id es obligatoria: agregue las columnas que quiera cambiar. Las celdas vacías no modifican nada.',
  },
  {
    kind: 'products-delete',
    text: 'Elimina los productos de la lista. Alcanza con la columna id.',
  },
  {
    kind: 'products-stock',
    text: 'Indica qué productos se ofrecen. Puede descargar el stock actual (exportStock.csv), cambiarlo y volver a subirlo.',
  },
];

/** Help for a kind of product file. */
interface ImportHelpEntry {
  kind: ImportKind;
  name: string;
  text: string;
  columns: readonly { name: ImportColumn; required: boolean }[];
}

/** Help for every kind of product file, with the columns of its model. */
export const importHelp: readonly ImportHelpEntry[] = purposes.map(({ kind, text }) => {
  const { columns, requiredColumns } = importModels[kind];
  return {
    kind,
    name: operationLabel(kind),
    text,
    columns: columns.map((column) => ({
      name: column,
      required: requiredColumns.includes(column),
    })),
  };
});

/** Rules for every product file. */
export const importRules: readonly string[] = [
  'CSV o planilla (XLSX, XLS, ODS), como los escriben Excel y LibreOffice: se reconocen la codificación, el separador, la hoja y los títulos, en español o como en el modelo.',
  'El archivo se lee antes de enviarlo: se ve qué cambia, qué se agrega, qué se elimina y todos los errores. Las filas con errores se pueden dejar afuera y descargar con el motivo.',
  `Un archivo por vez, de hasta ${IMPORT_READ_MAX_MB} MB y 100.000 filas.`,
  `Las filas con ${EXAMPLE_ID} en la columna id, como las de los modelos, no se envían.`,
  'En las planillas modelo, Products es la primera hoja. Los títulos van en la fila 1, desde la columna A.',
  'Para cambiar productos, lo más simple es “Descargar mis productos”, editar la planilla y elegirla de nuevo.',
];

/** Help for each column. */
export const columnHelp: readonly { column: ImportColumn; text: string }[] =
  importModels.products.columns.map((column) => ({ column, text: columnNotes[column] }));
