/** The page's side of the worker that reads and writes product files. */
import type { Product } from '~/contract/types';

import type { ProductFileCalls } from './calls';
import { FileProblem } from './errors';

type Method = keyof ProductFileCalls;

/** A call of the {@link ProductFileCalls} in the worker. */
export interface FileRequest {
  readonly id: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}

/** A message of the worker; `problem` is a text for the user, null after an unexpected error. */
export type FileResponse =
  | { readonly id: number; readonly type: 'done'; readonly value: unknown }
  | { readonly id: number; readonly type: 'failed'; readonly problem: string | null }
  | { readonly type: 'progress'; readonly done: number };

/** Answers {@link ProductFileCalls} elsewhere. */
export interface FileWorker {
  /** @throws FileProblem, also when the worker is closed, before or during the call, or its script does not load. */
  call: <M extends Method>(
    method: M,
    ...args: Parameters<ProductFileCalls[M]>
  ) => Promise<Awaited<ReturnType<ProductFileCalls[M]>>>;
  /** Ends the worker; running calls reject. */
  close: () => void;
}

/** @param onProgress receives how much of the rows was read, from 0 to 1. */
export type OpenFileWorker = (onProgress: (done: number) => void) => FileWorker;

const UNREADABLE = 'No se pudo leer el archivo. Recargue la página e intente de nuevo.';

export const openFileWorker: OpenFileWorker = (onProgress) => {
  const worker = new Worker(new URL('./productFile.worker.ts', import.meta.url), {
    type: 'module',
  });
  const waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (problem: FileProblem) => void }
  >();
  let lastId = 0;
  /** Why no call can be answered any more. */
  let ended: string | null = null;
  const end = (problem: string) => {
    ended = problem;
    for (const { reject } of waiting.values()) reject(new FileProblem(problem));
    waiting.clear();
  };
  worker.addEventListener('error', () => end(UNREADABLE));
  worker.addEventListener('message', ({ data }: MessageEvent<FileResponse>) => {
    if (data.type === 'progress') {
      onProgress(data.done);
      return;
    }
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.type === 'done') call?.resolve(data.value);
    else call?.reject(new FileProblem(data.problem ?? UNREADABLE));
  });
  return {
    call: (method, ...args) =>
      new Promise((resolve, reject) => {
        if (ended !== null) {
          reject(new FileProblem(ended));
          return;
        }
        lastId += 1;
        // The types of the calls hold on both sides of the message.
        waiting.set(lastId, { resolve: resolve as (value: unknown) => void, reject });
        const request: FileRequest = { id: lastId, method, args };
        // The empty list of transfers stands where the linter expects a target origin, which workers do not have.
        worker.postMessage(request, []);
      }),
    close() {
      worker.terminate();
      end('Lectura cancelada');
    },
  };
};

/** Products per message: larger messages would block the page. */
const CHUNK = 1_000;

/** Gives a worker the store's products in chunks; null: they are not known. */
export async function giveProducts(
  worker: FileWorker,
  products: readonly Product[] | null,
): Promise<void> {
  if (products === null || products.length === 0) {
    await worker.call('addProducts', products, true);
    return;
  }
  for (let start = 0; start < products.length; start += CHUNK) {
    await worker.call('addProducts', products.slice(start, start + CHUNK), start === 0);
  }
}
