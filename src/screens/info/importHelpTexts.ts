import type { ImportKind } from '~/contract/types';
import {
  columnNotes,
  EXAMPLE_ID,
  type ImportColumn,
  importModels,
} from '~/domain/products/import/models';
import { IMPORT_READ_MAX_MB } from '~/domain/products/import/operations';

/** Help for a kind of product file: what it does, a file as an example, and what becomes of it. */
interface ImportHelpEntry {
  kind: ImportKind;
  text: string;
  /** The titles first. */
  example: readonly (readonly string[])[];
  result: string;
}

/** Help for every kind of product file, in the order of the product screen. */
export const importHelp: readonly ImportHelpEntry[] = [
  {
    kind: 'products-price',
    text: 'Cambia solamente los precios. Las demás columnas del archivo se ignoran.',
    example: [
      ['id', 'name', 'price_per_unit'],
      ['12', 'Medialunas', '1250,50'],
      ['15', 'Pan de campo', '980'],
    ],
    result: 'El producto 12 pasa a $ 1.250,50 y el 15 a $ 980,00.',
  },
  {
    kind: 'products',
    text: 'Las filas sin id agregan productos. Las filas con id modifican ese producto y necesitan todas las columnas: una celda vacía borra el dato.',
    example: [
      ['id', 'name', 'kind', 'quantity_unit', 'price_per_unit'],
      ['', 'Medialunas', 'Panadería', 'doc', '3600'],
      ['', 'Pan de campo', 'Panadería', 'unid', '980'],
    ],
    result: 'Se agregan dos productos. El id queda vacío: se les asigna uno al guardarlos.',
  },
  {
    kind: 'products-update',
    text: 'Solo la columna id es obligatoria: agregue las columnas que quiera cambiar. Las celdas vacías no modifican nada.',
    example: [
      ['id', 'description', 'tags'],
      ['12', 'De manteca', ''],
      ['15', '', 'oferta,nuevo'],
    ],
    result: 'Cambian la descripción del 12 y las etiquetas del 15. Lo demás queda como está.',
  },
  {
    kind: 'products-delete',
    text: 'Elimina los productos de la lista. Alcanza con la columna id; los nombres ayudan a ver que sean los correctos. Con precios o stock, el archivo se rechaza.',
    example: [
      ['id', 'name'],
      ['12', 'Medialunas'],
      ['15', 'Pan de campo'],
    ],
    result: 'Se eliminan los productos 12 y 15. No se puede deshacer.',
  },
  {
    kind: 'products-stock',
    text: 'Indica qué productos se ofrecen. Puede descargar el stock actual (exportStock.csv), cambiarlo y volver a subirlo.',
    example: [
      ['id', 'name', 'active'],
      ['12', 'Medialunas', 'true'],
      ['15', 'Pan de campo', 'false'],
    ],
    result: 'El 12 se ofrece; el 15 deja de ofrecerse y sigue en la lista.',
  },
];

/** The columns without which a file of this kind is not accepted. */
export const requiredColumns = (kind: ImportKind): readonly ImportColumn[] =>
  importModels[kind].requiredColumns;

/** Rules for every product file. */
export const importRules: readonly string[] = [
  'CSV o planilla (XLSX, XLS, ODS), como los escriben Excel y LibreOffice: se reconocen la codificación, el separador, la hoja y los títulos, en español o como en el modelo.',
  'El archivo se lee antes de enviarlo: se ve qué cambia, qué se agrega, qué se elimina y todos los errores. Las filas con errores se pueden dejar afuera y descargar con el motivo.',
  'Sirve también la lista de otro programa o la exportación de otra tienda (WooCommerce, Tiendanube, Shopify…): en “Sus columnas” se ve qué se entendió de cada columna y se elige qué es cada una. Se recuerda para la próxima vez.',
  `Un archivo por vez, de hasta ${IMPORT_READ_MAX_MB} MB y 100.000 filas.`,
  `Las filas con ${EXAMPLE_ID} en la columna id, como las de los modelos, no se envían.`,
  'En las planillas modelo, Products es la primera hoja. Los títulos van en la fila 1, desde la columna A.',
  'Para cambiar productos, lo más simple es “Descargar mis productos”, editar la planilla y elegirla de nuevo.',
];

/** Help for each column. */
export const columnHelp: readonly { column: ImportColumn; text: string }[] =
  importModels.products.columns.map((column) => ({ column, text: columnNotes[column] }));
