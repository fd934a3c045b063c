import { type Query, queryOptions } from '@tanstack/react-query';

import { dataImportShape } from '~/contract/shapes.gen';
import { isUnfinished } from '~/domain/products/importStatus';

import { api, unwrap } from './transport/client';
import { silentLoad, staffLoad } from './transport/loadPolicy';
import { type Rows, readRows } from './transport/parse';

const dataImportsKey = ['dataImports'] as const;

/** GET /store/data_imports: the import jobs of the store. */
export const readDataImports = (signal: AbortSignal | null = null) =>
  unwrap(api().GET('/store/data_imports', { signal }), readRows(dataImportShape));

export const dataImportsQuery = () =>
  queryOptions({
    queryKey: [...dataImportsKey, 'listDataImports'],
    queryFn: ({ signal }) => readDataImports(signal),
    meta: staffLoad,
  });

/**
 * Refetch interval of import jobs, in ms: `pollMs` while one of them is pending or processing, else false. Also false after
 * a failed read, which only the user retries.
 */
export const whileUnfinished =
  (pollMs: number) =>
  <Data extends Rows<Parameters<typeof isUnfinished>[0]>>({
    state: { status, data },
  }: Pick<Query<Data>, 'state'>): number | false =>
    status === 'success' && data?.rows.some(isUnfinished) ? pollMs : false;

/** Refetch interval while a job is unfinished, in ms. */
const POLL_MS = 2_000;

/**
 * The jobs, read every 2 s while this browser follows a file that it sent. Unlike {@link dataImportsUntilFinishedQuery} it
 * continues after a failed read, which is silent.
 */
export const polledDataImportsQuery = (isPolling: boolean) =>
  queryOptions({
    ...dataImportsQuery(),
    enabled: isPolling,
    refetchInterval: isPolling ? POLL_MS : false,
    meta: silentLoad,
  });

/** The jobs, refetched while one of them is pending or processing. */
export const dataImportsUntilFinishedQuery = () =>
  queryOptions({
    ...dataImportsQuery(),
    refetchInterval: whileUnfinished(POLL_MS),
  });
