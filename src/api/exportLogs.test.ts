import { QueryClient } from '@tanstack/react-query';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';

import * as downloads from '~/lib/browser/downloadFile';

import { logsQuery } from './adminLogs';
import { exportLogs } from './exportLogs';

it('downloads the newest logs as a zipped JSON file', async () => {
  const download = vi.spyOn(downloads, 'downloadFile').mockReturnValue();
  const queryClient = new QueryClient();
  const { queryKey } = logsQuery();
  const row = { id: 1, event: 'login', level: 'info', payload: null } as const;
  queryClient.setQueryData(queryKey, { rows: [], unreadable: 0 });
  const read = vi
    .spyOn(queryClient, 'fetchQuery')
    .mockResolvedValue({ rows: [row], unreadable: 0 });
  await exportLogs(queryClient);
  expect(read.mock.calls[0]?.[0]).toMatchObject({ queryKey, staleTime: 0 });
  const [name, zipped, type] = download.mock.calls[0] ?? [];
  expect([name, type]).toEqual(['logs.zip', 'application/zip']);
  const files = unzipSync(zipped as Uint8Array);
  expect(Object.keys(files)).toEqual(['logs.json']);
  expect(strFromU8(files['logs.json'] ?? new Uint8Array())).toBe(JSON.stringify([row], null, 2));
});
