/** The worker that reads and writes product files: its messages are {@link ProductFileCalls}. */
import { productFileCalls } from './calls';
import type { FileRequest, FileResponse } from './client';
import { FileProblem } from './errors';

const post = (response: FileResponse) => postMessage(response);

const calls = productFileCalls((done) => post({ type: 'progress', done }));

async function respond({ id, method, args }: FileRequest): Promise<FileResponse> {
  try {
    const call = calls[method] as (...values: readonly unknown[]) => unknown;
    return { id, type: 'done', value: await call(...args) };
  } catch (error) {
    if (error instanceof FileProblem) return { id, type: 'failed', problem: error.message };
    console.error(error);
    return { id, type: 'failed', problem: null };
  }
}

addEventListener('message', ({ data }: MessageEvent<FileRequest>) => {
  void respond(data).then(post);
});
