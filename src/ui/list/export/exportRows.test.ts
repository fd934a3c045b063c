import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import * as downloads from '~/lib/browser/downloadFile';

import type { Column } from '../columns';
import type { ExportMessage } from './exportBook.worker';
import { exportRows } from './exportRows';

let downloadFile = vi.fn<typeof downloads.downloadFile>();

const FILE_BYTES = 8;

/** A worker that answers the last message with a file, or fails. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | null = null;
  static fails = false;
  readonly messages: ExportMessage[] = [];
  terminated = false;

  constructor() {
    super();
    FakeWorker.last = this;
  }

  postMessage(message: ExportMessage) {
    this.messages.push(message);
    if (!('sheetName' in message)) return;
    const answer = FakeWorker.fails
      ? new Event('error')
      : new MessageEvent('message', { data: new ArrayBuffer(FILE_BYTES) });
    setTimeout(() => this.dispatchEvent(answer));
  }

  terminate() {
    this.terminated = true;
  }
}

const columns: readonly Column<{ name: string }>[] = [
  { key: 'name', header: 'Nombre', text: ({ name }) => name },
  { key: 'actions', header: 'Acciones', text: () => '', exported: false },
];
const rows = Array.from({ length: 1_000 }, (_, index) => ({ name: `Cliente ${index}` }));

beforeEach(() => {
  FakeWorker.fails = false;
  downloadFile = vi.spyOn(downloads, 'downloadFile').mockReturnValue();
  vi.stubGlobal('Worker', FakeWorker);
  // Every look at the clock finds that 5 ms have passed.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function start(onProgress: (done: number) => void, signal = new AbortController().signal) {
  return exportRows(rows, columns, 'Clientes', { onProgress, signal });
}

describe('exportRows', () => {
  it('sends every row in its order, reports rising progress up to 1, and downloads the file', async () => {
    const progress: number[] = [];
    await start((done) => progress.push(done));
    expect(progress).toEqual([0.3, 0.6, 0.9, 1]);
    const messages = FakeWorker.last?.messages ?? [];
    expect(messages[0]).toEqual({ columns: [{ header: 'Nombre', decimals: 0 }] });
    const chunks = messages.flatMap((message) => ('rows' in message ? [message.rows] : []));
    expect(chunks.flat()).toEqual(rows.map(({ name }) => [name]));
    expect(chunks).not.toContainEqual([]);
    expect(messages.at(-1)).toEqual({ sheetName: 'Clientes' });
    const [name, file] = downloadFile.mock.calls[0] ?? [];
    expect(name).toBe('datosExportadosClientes.xlsx');
    expect(file).toHaveProperty('size', FILE_BYTES);
    expect(FakeWorker.last?.terminated).toBe(true);
  });

  it('reports no more than the whole, also when the last rows are less than a message', async () => {
    const progress: number[] = [];
    const onProgress = (done: number) => progress.push(done);
    const { signal } = new AbortController();
    await exportRows(rows.slice(0, 250), columns, 'Clientes', { onProgress, signal });
    expect(progress).toEqual([1, 1]);
  });

  it('lets the page render between two slices', async () => {
    const steps: string[] = [];
    await start((done) => {
      steps.push(String(done));
      if (done === 0.3) setTimeout(() => steps.push('render'));
    });
    expect(steps.slice(0, 3)).toEqual(['0.3', 'render', '0.6']);
  });

  it.each([0.3, 1])('stops without a file when it is aborted at %d', async (at) => {
    const stop = new AbortController();
    const progress: number[] = [];
    await start((done) => {
      progress.push(done);
      if (done === at) queueMicrotask(() => stop.abort());
    }, stop.signal);
    expect(progress.at(-1)).toBe(at);
    expect(downloadFile).not.toHaveBeenCalled();
    expect(FakeWorker.last?.terminated).toBe(true);
  });

  it('stops without a file when the last report of its progress aborts it', async () => {
    const stop = new AbortController();
    await start((done) => {
      if (done === 1) stop.abort();
    }, stop.signal);
    expect(downloadFile).not.toHaveBeenCalled();
    expect(FakeWorker.last?.terminated).toBe(true);
  });

  it('fails without a file when the worker fails', async () => {
    FakeWorker.fails = true;
    await expect(start(() => undefined)).rejects.toThrow('The worker failed');
    expect(downloadFile).not.toHaveBeenCalled();
  });
});
