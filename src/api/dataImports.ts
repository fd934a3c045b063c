import { queryOptions } from '@tanstack/react-query';

import { dataImportShape } from '~/contract/shapes.gen';

import { api, unwrap } from './client';
import { whileUnfinished } from './importPolling';
import { staffLoad } from './loadPolicy';
import { rowsOf } from './parse';

const dataImportsKey = ['dataImports'] as const;

/** GET /store/data_imports (§7 staff). */
export const dataImportsQuery = () =>
  queryOptions({
    queryKey: [...dataImportsKey, 'listDataImports'],
    queryFn: ({ signal }) =>
      unwrap(api().GET('/store/data_imports', { signal }), rowsOf(dataImportShape)),
    meta: staffLoad,
  });

/** How often unfinished jobs are asked for, in ms. */
const POLL_MS = 2_000;

/** The jobs, read again while one of them is pending or processing (§4 staff). */
export const watchedDataImportsQuery = () =>
  queryOptions({
    ...dataImportsQuery(),
    refetchInterval: whileUnfinished(POLL_MS),
  });
