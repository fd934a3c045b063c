/** The calls that the worker of product files answers: it keeps the store's products and the file that was opened. */
import type { ImportKind, Product } from '~/contract/types';

import { FileProblem } from './errors';
import { openProductFile, type Preview, type ProductFile, type ReadOptions } from './productFile';
import { modelFile, productsFile, type WrittenFormat } from './writtenFiles';

/** @param onProgress receives how much of the rows was read, from 0 to 1. */
export function productFileCalls(onProgress: (done: number) => void) {
  let products: Map<number, Product> | null = null;
  let opened: ProductFile | null = null;

  const file = () => {
    if (opened === null) throw new FileProblem('No hay un archivo elegido');
    return opened;
  };

  return {
    /** The store's products, in parts; null: they are not known. The first part replaces what was known before. */
    addProducts(some: readonly Product[] | null, first: boolean): void {
      if (first || products === null) products = some === null ? null : new Map();
      for (const product of some ?? []) products?.set(product.id, product);
    },
    /** @throws FileProblem */
    async open(chosen: File, options: ReadOptions): Promise<Preview> {
      opened = await openProductFile(chosen, products, options, onProgress);
      return opened.preview;
    },
    page: (...args: Parameters<ProductFile['page']>) => file().page(...args),
    setConfirmed: (...args: Parameters<ProductFile['setConfirmed']>) =>
      file().setConfirmed(...args),
    removedNames: (limit: number) => file().removedNames(limit),
    reasons: () => file().reasons(),
    outgoing: () => file().outgoing(),
    markSent: () => file().markSent(),
    model: modelFile,
    /** The products that were added. */
    productsFile: (kind: ImportKind, format: WrittenFormat) =>
      productsFile(products?.values() ?? [], kind, format),
  };
}

export type ProductFileCalls = ReturnType<typeof productFileCalls>;
