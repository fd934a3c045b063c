import { queryOptions } from '@tanstack/react-query';

import { api, unwrap } from './client';
import { staffLoad } from './loadPolicy';

const dataImportsKey = ['dataImports'] as const;

/** GET /store/data_imports (§7 staff). */
export const dataImportsQuery = () =>
  queryOptions({
    queryKey: [...dataImportsKey, 'listDataImports'],
    queryFn: ({ signal }) => unwrap(api().GET('/store/data_imports', { signal })),
    meta: staffLoad,
  });
