import { queryOptions } from '@tanstack/react-query';

import { api, unwrap } from './client';
import { sideLoad, staffLoad } from './loadPolicy';

const adminLogsKey = ['adminLogs'] as const;

/** GET /admin/logs: all logs, or those of one store (§7 companion). */
export const logsQuery = (storeId?: number) =>
  queryOptions({
    queryKey: [...adminLogsKey, 'listLogs', storeId ?? null],
    queryFn: ({ signal }) =>
      unwrap(
        api().GET('/admin/logs', {
          params: { query: storeId === undefined ? {} : { store_id: storeId } },
          signal,
        }),
      ),
    meta: storeId === undefined ? sideLoad : staffLoad,
  });

/** GET /admin/data_imports: the bulk-file jobs of every store (§7 companion). */
export const adminDataImportsQuery = () =>
  queryOptions({
    queryKey: [...adminLogsKey, 'listAdminDataImports'],
    queryFn: ({ signal }) => unwrap(api().GET('/admin/data_imports', { signal })),
    meta: staffLoad,
  });
