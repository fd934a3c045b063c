import { downloadFile } from '~/lib/browser/downloadFile';
import { nextTask, workerAnswer } from '~/lib/browser/workerAnswer';

import type { Column } from '../columns';
import { cellValue } from '../table/sortRows';
import type { ExportMessage } from './exportBook.worker';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Rows that are sent to the worker between two checks of the time. */
const CHUNK = 100;
/** Time after which sending rows yields to rendering, in ms. */
const SLICE_MS = 12;

/** Resolves when the signal is aborted, also when it was before. */
const aborted = (signal: AbortSignal) =>
  new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null));
  });

/**
 * Writes `datosExportados{listName}.xlsx` with the given rows in their order, numbers and dates typed. A worker
 * writes it; the page only reads the rows. Stops without writing when `signal` is aborted.
 * @param onProgress receives how much of the rows was read, from 0 to 1: then the file is written.
 */
export async function exportRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  listName: string,
  { onProgress, signal }: { onProgress: (done: number) => void; signal: AbortSignal },
): Promise<void> {
  const worker = new Worker(new URL('./exportBook.worker.ts', import.meta.url), {
    type: 'module',
  });
  // The empty list of transfers stands where the linter expects a target origin, which workers do not have.
  const post = (message: ExportMessage) => worker.postMessage(message, []);
  try {
    const answer = workerAnswer<ArrayBuffer>(worker);
    // A failure of the worker is thrown after all rows were sent.
    answer.catch(() => undefined);
    const exported = columns.filter((column) => column.exported !== false);
    post({ columns: exported.map(({ header, decimals = 0 }) => ({ header, decimals })) });
    let sliceEnd = performance.now() + SLICE_MS;
    for (let start = 0; start < rows.length; start += CHUNK) {
      const chunk = rows.slice(start, start + CHUNK);
      post({ rows: chunk.map((row) => exported.map((column) => cellValue(column, row))) });
      if (performance.now() < sliceEnd) continue;
      onProgress(Math.min(1, (start + CHUNK) / rows.length));
      await nextTask();
      if (signal.aborted) return;
      sliceEnd = performance.now() + SLICE_MS;
    }
    onProgress(1);
    post({ sheetName: listName });
    const bytes = await Promise.race([answer, aborted(signal)]);
    if (bytes === null) return;
    downloadFile(`datosExportados${listName}.xlsx`, new Blob([bytes]), XLSX_TYPE);
  } finally {
    worker.terminate();
  }
}
