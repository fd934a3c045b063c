import type { ImportKind, Product } from '~/contract/types';
import { openProductFile, type ReadOptions } from '~/workers/productFile/productFile';

/** Opens a product file with nothing chosen. @param products null: they are not known. */
export const openFile = (
  file: File,
  kind: ImportKind,
  products: readonly Product[] | null,
  options: Partial<ReadOptions> = {},
) =>
  openProductFile(file, products && new Map(products.map((product) => [product.id, product])), {
    kind,
    csv: {},
    numbers: null,
    sheet: null,
    symbol: '$',
    ...options,
  });
