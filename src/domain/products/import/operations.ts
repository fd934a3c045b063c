/** The operations that a product file can do. */
import type { ImportKind } from '~/contract/types';
import { messages } from '~/domain/messages';
import { formatNumber } from '~/lib/money';

import type { RowCounts } from './analysis';

/** Endings of the names of files that are read. */
const IMPORT_FILE_EXTENSIONS = ['csv', 'tsv', 'txt', 'xls', 'xlsx', 'xlsm', 'ods'] as const;

/** The largest file that is sent, in megabytes: the backend answers 413 to a larger one. */
export const IMPORT_FILE_MAX_MB = 5;
/** The largest file that is read, in megabytes; the sent part of it can be much smaller. */
export const IMPORT_READ_MAX_MB = 20;

const BYTES_PER_MB = 1024 * 1024;
/** The largest file that is sent, in bytes. */
export const IMPORT_FILE_MAX_BYTES = IMPORT_FILE_MAX_MB * BYTES_PER_MB;
const IMPORT_READ_MAX_BYTES = IMPORT_READ_MAX_MB * BYTES_PER_MB;

/** An operation on the products, with what its file does and the text that confirms the sending. */
export interface ImportOperation {
  readonly kind: ImportKind;
  readonly label: string;
  /** Completes the name of its file and its model: "Archivo de …". */
  readonly fileOf: string;
  readonly purpose: string;
  /** Specified success message. */
  readonly sentMessage: string;
}

/**
 * The operations in the order of the product screen: prices, product list, update, delete, stock. The product list and
 * the selective update share a success message.
 */
export const importOperations: readonly ImportOperation[] = [
  {
    kind: 'products-price',
    label: 'Precios',
    fileOf: 'precios',
    purpose: 'Cambia solamente los precios de los productos del archivo.',
    sentMessage: messages.pricesUploaded,
  },
  {
    kind: 'products',
    label: 'Lista de productos',
    fileOf: 'lista de productos',
    purpose:
      'Las filas sin id agregan productos; las filas con id modifican ese producto y necesitan todas las columnas.',
    sentMessage: messages.productListUploaded,
  },
  {
    kind: 'products-update',
    label: 'Actualización selectiva',
    fileOf: 'actualización selectiva',
    purpose: 'Cambia solo las celdas completas. La única columna obligatoria es id.',
    sentMessage: messages.productListUploaded,
  },
  {
    kind: 'products-delete',
    label: 'Eliminar',
    fileOf: 'productos a eliminar',
    purpose: 'Elimina los productos del archivo. Alcanza con la columna id.',
    sentMessage: messages.productDeletionUploaded,
  },
  {
    kind: 'products-stock',
    label: 'Stock',
    fileOf: 'stock',
    purpose: 'Indica qué productos se ofrecen y cuáles no.',
    sentMessage: messages.stockUploaded,
  },
];

const COUNT_WORDS = [
  ['new', 'nueva', 'nuevas'],
  ['changed', 'cambia', 'cambian'],
  ['removed', 'se elimina', 'se eliminan'],
  ['same', 'sin cambios', 'sin cambios'],
  ['mismatch', 'no coincide', 'no coinciden'],
  ['doubtful', 'dudosa', 'dudosas'],
  ['twin', 'repetida', 'repetidas'],
  ['invalid', 'con errores', 'con errores'],
] as const satisfies readonly (readonly [effect: keyof RowCounts, one: string, many: string])[];

/** The counts of a file in words: `3 cambian, 1 con errores`. */
export function countsText(counts: RowCounts): string {
  return COUNT_WORDS.filter(([effect]) => counts[effect] > 0)
    .map(
      ([effect, one, many]) =>
        `${formatNumber(counts[effect])} ${counts[effect] === 1 ? one : many}`,
    )
    .join(', ');
}

/** The name of an operation, as its tab has it. */
export function operationLabel(kind: ImportKind): string {
  return importOperations.find((operation) => operation.kind === kind)?.label ?? kind;
}

/** Why these files cannot be read as a product file; null for a single file of an accepted type and size. */
export function importFileError(files: readonly Pick<File, 'name' | 'size'>[]): string | null {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) return messages.importFileOnlyOne;
  const name = file.name.toLowerCase();
  if (!IMPORT_FILE_EXTENSIONS.some((extension) => name.endsWith(`.${extension}`))) {
    return messages.importFileWrongType;
  }
  if (file.size === 0) return messages.importFileEmpty;
  return file.size > IMPORT_READ_MAX_BYTES ? messages.importFileTooLargeToRead : null;
}
