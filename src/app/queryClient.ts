import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { isLostConnection, reportUnexpected } from '~/api/transport/errors';
import { type LoadFailure, outcomeOf } from '~/api/transport/loadPolicy';
import { isRecord } from '~/lib/isRecord';

/** Context of the routes' loaders. */
export interface RouterContext {
  queryClient: QueryClient;
}

/** Data stay fresh while the user moves between two screens, in ms. */
const STALE_AFTER_MS = 5_000;

/**
 * Calls `onLoadFailure` once for each failed load, with what to do about it (see `~/api/transport/loadPolicy`), and
 * `onLostConnection` for each send that met no server, and `onStoredTwice` with the names of what a server stored twice.
 */
export function createQueryClient({
  onLoadFailure,
  onLostConnection,
  onStoredTwice,
}: {
  onLoadFailure: (outcome: LoadFailure, error: unknown) => void;
  onLostConnection: () => void;
  onStoredTwice: (names: readonly string[]) => void;
}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        reportUnexpected(error, { source: 'query', action: query.queryKey.slice(0, 2).join(' ') });
        const wanted = query.meta?.onFailure ?? 'toast';
        onLoadFailure(outcomeOf(wanted, error, query.state.data !== undefined), error);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess(saved) {
        const twice = isRecord(saved) ? saved['twice'] : null;
        if (Array.isArray(twice) && twice.length > 0) onStoredTwice(twice.map(String));
      },
      onError: (error) => {
        if (isLostConnection(error)) onLostConnection();
        reportUnexpected(error, { source: 'mutation' });
      },
    }),
    defaultOptions: {
      // Without a connection a load fails at once with its message, instead of waiting behind the overlay.
      queries: { retry: false, networkMode: 'always', staleTime: STALE_AFTER_MS },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
