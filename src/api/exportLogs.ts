import type { QueryClient } from '@tanstack/react-query';

import { downloadFile } from '~/lib/browser/downloadFile';
import { nextTask, workerAnswer } from '~/lib/browser/workerAnswer';

import { logsQuery } from './adminLogs';

/** Logs that are sent to the worker in one task: copying them takes a few ms. */
const CHUNK = 1_000;

/**
 * Downloads all logs as a zipped JSON file, which a worker writes.
 * @throws ApiError when the logs cannot be read, Error when the worker fails
 */
export async function exportLogs(queryClient: QueryClient): Promise<void> {
  const { rows } = await queryClient.fetchQuery({ ...logsQuery(), staleTime: 0 });
  const worker = new Worker(
    new URL('../workers/logArchive/logArchive.worker.ts', import.meta.url),
    { type: 'module' },
  );
  try {
    const answer = workerAnswer<ArrayBuffer>(worker);
    // A failure of the worker is thrown after all logs were sent.
    answer.catch(() => undefined);
    // The empty list of transfers stands where the linter expects a target origin, which workers do not have.
    for (let start = 0; start < rows.length; start += CHUNK) {
      worker.postMessage(rows.slice(start, start + CHUNK), []);
      await nextTask();
    }
    worker.postMessage(null, []);
    downloadFile('logs.zip', new Uint8Array(await answer), 'application/zip');
  } finally {
    worker.terminate();
  }
}
