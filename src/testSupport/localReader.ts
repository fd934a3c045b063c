import type { OpenReader } from '~/workers/productFile/reader';
import { ImportSession } from '~/workers/productFile/session';

/** An {@link ImportSession} on the page itself, for tests: they run without workers. */
export const openLocalReader: OpenReader = (onProgress) => {
  const session = new ImportSession(onProgress);
  function call<M extends keyof ImportSession>(
    method: M,
    ...args: Parameters<ImportSession[M]>
  ): Promise<Awaited<ReturnType<ImportSession[M]>>> {
    const run = session[method] as (
      ...values: readonly unknown[]
    ) => Awaited<ReturnType<ImportSession[M]>>;
    return Promise.resolve().then(() => run.apply(session, args));
  }
  return { call, close: () => undefined };
};
