import type { QueryClient } from '@tanstack/react-query';
import { strToU8, zipSync } from 'fflate';

import { downloadFile } from '~/lib/browser/downloadFile';

import { logsQuery } from './adminLogs';

/** Downloads all logs as a zipped JSON file. Load this module on demand: it contains the zip library. */
export async function exportLogs(queryClient: QueryClient): Promise<void> {
  const { rows } = await queryClient.fetchQuery({ ...logsQuery(), staleTime: 0 });
  const zipped = zipSync({ 'logs.json': strToU8(JSON.stringify(rows, null, 2)) });
  downloadFile('logs.zip', zipped, 'application/zip');
}
