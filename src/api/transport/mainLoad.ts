import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Loads what a screen needs, or takes it from the cache. It may join a read in flight that fails silently or in a part of
 * another screen, such as a preload or a poll: without data, its failure becomes that of this screen.
 */
export function loadMain<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const wanted = queryClient.defaultQueryOptions(options);
  const query = queryClient.getQueryCache().build(queryClient, wanted);
  if (query.state.data === undefined) query.setOptions(wanted);
  return queryClient.ensureQueryData(options);
}
