import { QueryClient } from '@tanstack/react-query';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import * as downloads from '~/lib/browser/downloadFile';
import { logArchive } from '~/workers/logArchive/logArchive';

import { logsQuery } from './adminLogs';
import { exportLogs } from './exportLogs';

/** A worker on the page itself, or one that fails. */
class LocalWorker extends EventTarget {
  static fails = false;
  static ended = 0;
  readonly #logs: unknown[] = [];

  postMessage(data: readonly unknown[] | null) {
    if (data !== null) this.#logs.push(...data);
    else if (LocalWorker.fails) this.dispatchEvent(new Event('error'));
    else this.dispatchEvent(new MessageEvent('message', { data: logArchive(this.#logs).buffer }));
  }

  terminate() {
    LocalWorker.ended += 1;
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', LocalWorker);
  LocalWorker.fails = false;
  LocalWorker.ended = 0;
});
afterEach(() => vi.unstubAllGlobals());

const rows = Array.from(
  { length: 2_500 },
  (_, id) => ({ id, event: 'login', level: 'info', payload: null }) as const,
);

function start() {
  const download = vi.spyOn(downloads, 'downloadFile').mockReturnValue();
  const queryClient = new QueryClient();
  queryClient.setQueryData(logsQuery().queryKey, { rows: [], unreadable: 0 });
  const read = vi.spyOn(queryClient, 'fetchQuery').mockResolvedValue({ rows, unreadable: 0 });
  return { download, read, exported: exportLogs(queryClient) };
}

it('downloads the newest logs as a zipped JSON file', async () => {
  const { download, read, exported } = start();
  await exported;
  expect(read.mock.calls[0]?.[0]).toMatchObject({ queryKey: logsQuery().queryKey, staleTime: 0 });
  const [name, zipped, type] = download.mock.calls[0] ?? [];
  expect([name, type]).toEqual(['logs.zip', 'application/zip']);
  const files = unzipSync(zipped as Uint8Array);
  expect(Object.keys(files)).toEqual(['logs.json']);
  expect(strFromU8(files['logs.json'] ?? new Uint8Array())).toBe(JSON.stringify(rows, null, 2));
  expect(LocalWorker.ended).toBe(1);
});

it('fails when the worker does, and downloads nothing', async () => {
  LocalWorker.fails = true;
  const { download, exported } = start();
  await expect(exported).rejects.toThrow('The worker failed');
  expect(download).not.toHaveBeenCalled();
  expect(LocalWorker.ended).toBe(1);
});
