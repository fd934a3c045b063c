import { queryOptions } from '@tanstack/react-query';

import { adminDataImportShape, logEntryShape } from '~/contract/shapes.gen';

import { whileUnfinished } from './dataImports';
import { api, unwrap } from './transport/client';
import { toastLoad, staffLoad } from './transport/loadPolicy';
import { readRows } from './transport/parse';

/** First part of the keys of logs and import jobs. */
export const adminLogsKey = ['adminLogs'] as const;

/** GET /admin/logs: all logs, or those of one store. */
export const logsQuery = (storeId?: number) =>
  queryOptions({
    queryKey: [...adminLogsKey, 'listLogs', storeId ?? null],
    queryFn: ({ signal }) =>
      unwrap(
        api().GET('/admin/logs', {
          params: { query: storeId === undefined ? {} : { store_id: storeId } },
          signal,
        }),
        readRows(logEntryShape),
      ),
    meta: storeId === undefined ? toastLoad : staffLoad,
  });

/** GET /admin/data_imports: the import jobs of every store. */
export const readAdminDataImports = (signal: AbortSignal | null = null) =>
  unwrap(api().GET('/admin/data_imports', { signal }), readRows(adminDataImportShape));

export const adminDataImportsQuery = () =>
  queryOptions({
    queryKey: [...adminLogsKey, 'listAdminDataImports'],
    queryFn: ({ signal }) => readAdminDataImports(signal),
    meta: staffLoad,
  });

/** Refetch interval while a job is unfinished, in ms. */
const POLL_MS = 5_000;

/** Refetch interval of what the administrator's table shows, in ms: shops change and send files themselves. */
export const ADMIN_POLL_MS = 60_000;

/** The jobs, polled: every 5 s while one of them is pending or processing, else every 60 s. */
export const polledAdminDataImportsQuery = () => {
  const query = adminDataImportsQuery();
  return queryOptions({
    ...query,
    refetchInterval: (own) =>
      whileUnfinished(POLL_MS)(own) || (own.state.status === 'success' && ADMIN_POLL_MS),
  });
};
