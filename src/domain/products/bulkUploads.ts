import type { ImportKind } from '~/contract/types';
import { messages } from '~/domain/messages';

import { BULK_FILE_EXTENSIONS, BULK_FILE_MAX_MB } from './bulkModels';

/** A bulk action on the products, with what its file does and what is said once it was sent. */
export interface BulkAction {
  readonly kind: ImportKind;
  readonly label: string;
  /** What its file and its model are of: "Archivo de …". */
  readonly fileOf: string;
  readonly purpose: string;
  /** Success message of §8 staff. */
  readonly sent: string;
}

/**
 * The bulk actions in the order of §2 staff: prices, product list, update, delete, stock. §8 has one success message
 * about the product list; the selective update changes that list too.
 */
export const bulkActions: readonly BulkAction[] = [
  {
    kind: 'products-price',
    label: 'Precios',
    fileOf: 'precios',
    purpose: 'Cambia solamente los precios de los productos del archivo.',
    sent: messages.pricesUploaded,
  },
  {
    kind: 'products',
    label: 'Lista de productos',
    fileOf: 'lista de productos',
    purpose:
      'Las filas sin id agregan productos; las filas con id modifican ese producto y necesitan todas las columnas.',
    sent: messages.productListUploaded,
  },
  {
    kind: 'products-update',
    label: 'Actualización selectiva',
    fileOf: 'actualización selectiva',
    purpose: 'Cambia solo las celdas completas. La única columna obligatoria es id.',
    sent: messages.productListUploaded,
  },
  {
    kind: 'products-delete',
    label: 'Eliminar',
    fileOf: 'productos a eliminar',
    purpose: 'Elimina los productos del archivo. Alcanza con la columna id.',
    sent: messages.productDeletionUploaded,
  },
  {
    kind: 'products-stock',
    label: 'Stock',
    fileOf: 'stock',
    purpose: 'Indica qué productos se ofrecen y cuáles no.',
    sent: messages.stockUploaded,
  },
];

const BYTES_PER_MB = 1024 * 1024;
/** The largest bulk file, in bytes. */
export const BULK_FILE_MAX_BYTES = BULK_FILE_MAX_MB * BYTES_PER_MB;

/** Why these files cannot be sent as a bulk file; null: it is one, of a right type and size (§5 and §7 staff). */
export function bulkFilesError(files: readonly Pick<File, 'name' | 'size'>[]): string | null {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) return messages.bulkFileOnlyOne;
  const name = file.name.toLowerCase();
  if (!BULK_FILE_EXTENSIONS.some((extension) => name.endsWith(`.${extension}`))) {
    return messages.bulkFileWrongType;
  }
  if (file.size === 0) return messages.bulkFileEmpty;
  return file.size > BULK_FILE_MAX_BYTES ? messages.bulkFileTooLarge : null;
}
