import type { ImportKind } from '~/contract/types';
import {
  BULK_FILE_MAX_MB,
  type BulkColumn,
  bulkModels,
  PRODUCTS_SHEET,
} from '~/domain/products/bulkModels';
import { units } from '~/domain/products/units';

/** What a bulk file of a kind is for (§2 and §5 staff), in the order of the product screen. */
const purposes: readonly { kind: ImportKind; name: string; text: string }[] = [
  {
    kind: 'products-price',
    name: 'Precios',
    text: 'Cambia solamente los precios. Las demás columnas del archivo se ignoran.',
  },
  {
    kind: 'products',
    name: 'Lista de productos',
    text: 'Las filas sin id agregan productos. Las filas con id modifican ese producto y necesitan todas las columnas: una celda vacía borra el dato.',
  },
  {
    kind: 'products-update',
    name: 'Actualización selectiva',
    text: 'Solo la columna id es obligatoria: agregue las columnas que quiera cambiar. Las celdas vacías no modifican nada.',
  },
  {
    kind: 'products-delete',
    name: 'Eliminar',
    text: 'Elimina los productos de la lista. Alcanza con la columna id.',
  },
  {
    kind: 'products-stock',
    name: 'Stock',
    text: 'Indica qué productos se ofrecen. Puede descargar el stock actual (exportStock.csv), cambiarlo y volver a subirlo.',
  },
];

/** A bulk file on the help page. */
export interface BulkHelp {
  kind: ImportKind;
  name: string;
  text: string;
  columns: readonly { name: BulkColumn; required: boolean }[];
}

/** Every kind of bulk file with the columns of its model. */
export const bulkHelp: readonly BulkHelp[] = purposes.map(({ kind, name, text }) => {
  const { columns, requiredColumns } = bulkModels[kind];
  return {
    kind,
    name,
    text,
    columns: columns.map((column) => ({
      name: column,
      required: requiredColumns.includes(column),
    })),
  };
});

/** What holds for every bulk file (§5 staff). */
export const bulkRules: readonly string[] = [
  'CSV en UTF-8, separado por comas; o una planilla XLS o XLSX.',
  `En una planilla, ${PRODUCTS_SHEET} es la primera hoja.`,
  'Los títulos van en la fila 1, desde la columna A, escritos como en el modelo.',
  `Un archivo por vez, de hasta ${BULK_FILE_MAX_MB} MB.`,
  'Si una fila tiene un error no se aplica ninguna: el aviso dice en qué fila y columna está.',
];

const unitCodes = Object.values(units)
  .map(({ code, label }) => `${code} (${label.toLowerCase()})`)
  .join(', ');

/** What a column holds. */
export const columnHelp: readonly { columns: readonly BulkColumn[]; text: string }[] = [
  { columns: ['id'], text: 'El número del producto en la tienda; está en la lista de productos.' },
  { columns: ['name', 'kind'], text: 'Nombre y tipo. Obligatorios en un producto nuevo.' },
  { columns: ['brand', 'category', 'description'], text: 'Marca, categoría y descripción.' },
  { columns: ['quantity_unit'], text: `La unidad: ${unitCodes}. Vacía es unid.` },
  { columns: ['price_per_unit'], text: 'El precio por unidad, por ejemplo 1250.50.' },
  { columns: ['tags'], text: 'Etiquetas separadas por comas; en un CSV, todas entre comillas.' },
  { columns: ['image_url'], text: 'La dirección completa de la imagen, con http:// o https://.' },
  { columns: ['active'], text: 'true si el producto se ofrece, false si no.' },
];
