import type { ReactNode } from 'react';

import { FileWorkerContext } from '~/components/products/import/fileWorkerContext';
import { productFileCalls, type ProductFileCalls } from '~/workers/productFile/calls';
import type { OpenFileWorker } from '~/workers/productFile/client';

/** Answers {@link ProductFileCalls} on the page itself, for tests: they run without workers. */
export const openLocalFileWorker: OpenFileWorker = (onProgress) => {
  const calls = productFileCalls(onProgress);
  function call<M extends keyof ProductFileCalls>(
    method: M,
    ...args: Parameters<ProductFileCalls[M]>
  ): Promise<Awaited<ReturnType<ProductFileCalls[M]>>> {
    const run = calls[method] as (
      ...values: readonly unknown[]
    ) => Awaited<ReturnType<ProductFileCalls[M]>>;
    return Promise.resolve().then(() => run(...args));
  }
  return { call, close: () => undefined };
};

/** Product files of its children are read by {@link openLocalFileWorker}. */
export const LocalFileWorker = ({ children }: { children?: ReactNode }) => (
  <FileWorkerContext value={openLocalFileWorker}>{children}</FileWorkerContext>
);
