import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** The key of a query, as `queryOptions` types it. */
export type DataKey<Data> = DataTag<string[], Data, Error>;

/** A change of one cache entry; made by {@link cacheWrite}. */
export interface CacheWrite {
  queryKey: QueryKey;
  apply: (queryClient: QueryClient) => void;
}

/** Changes the data of a query; `update` returns undefined to leave an entry without data unchanged. */
export function cacheWrite<Data>(
  { queryKey }: { queryKey: DataKey<Data> },
  update: (before: Data | undefined) => NoInfer<Data> | undefined,
): CacheWrite {
  return { queryKey, apply: (queryClient) => void queryClient.setQueryData(queryKey, update) };
}
