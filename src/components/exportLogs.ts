import type { QueryClient } from '@tanstack/react-query';
import { strToU8, zipSync } from 'fflate';

import { logsQuery } from '~/api/adminLogs';

/** Downloads all logs as a zipped JSON file (§8 customer). */
export async function exportLogs(queryClient: QueryClient): Promise<void> {
  const { rows } = await queryClient.fetchQuery({ ...logsQuery(), staleTime: 0 });
  const zipped = zipSync({ 'logs.json': strToU8(JSON.stringify(rows, null, 2)) });
  const url = URL.createObjectURL(new Blob([zipped], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'logs.zip';
  link.click();
  URL.revokeObjectURL(url);
}
