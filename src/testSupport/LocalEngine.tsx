import type { ReactNode } from 'react';

import { EngineContext } from '~/components/products/import/engineContext';
import { ProductFileEngine } from '~/workers/productFile/engine';
import type { OpenEngine } from '~/workers/productFile/engineClient';

/** An {@link ProductFileEngine} on the page itself, for tests: they run without workers. */
export const openLocalEngine: OpenEngine = (onProgress) => {
  const session = new ProductFileEngine(onProgress);
  function call<M extends keyof ProductFileEngine>(
    method: M,
    ...args: Parameters<ProductFileEngine[M]>
  ): Promise<Awaited<ReturnType<ProductFileEngine[M]>>> {
    const run = session[method] as (
      ...values: readonly unknown[]
    ) => Awaited<ReturnType<ProductFileEngine[M]>>;
    return Promise.resolve().then(() => run.apply(session, args));
  }
  return { call, close: () => undefined };
};

/** Product files of its children are read by {@link openLocalEngine}. */
export const LocalEngine = ({ children }: { children?: ReactNode }) => (
  <EngineContext value={openLocalEngine}>{children}</EngineContext>
);
