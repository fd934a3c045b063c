import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

import { ApiError, errorMessage, reportUnexpected } from '~/api/errors';
import type { LoadFailure } from '~/api/loadPolicy';
import { wasFound } from '~/api/mutation';

/** What the loaders of the routes get. */
export interface RouterContext {
  queryClient: QueryClient;
}

/** Fresh enough not to ask again while a person moves between two screens, in ms. */
const STALE_AFTER_MS = 5_000;

/**
 * The one place where a failed load is handled. `onLoadFailure` is called once per failure with what the
 * query's meta asks for; `onLostAnswerFound` when the answer of a save was lost but the save was carried out; a background refresh that fails only says so, unless the session itself ended.
 */
export function createQueryClient(
  onLoadFailure: (failure: LoadFailure, message: string) => void,
  onLostAnswerFound: () => void = () => undefined,
): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        reportUnexpected(error, { source: 'query', action: query.queryKey.slice(0, 2).join(' ') });
        const wanted = query.meta?.onFailure ?? 'toast';
        const sessionEnded = error instanceof ApiError && error.status === 401;
        const keepsScreen = query.state.data !== undefined && !(sessionEnded && wanted === 'login');
        onLoadFailure(keepsScreen ? 'toast' : wanted, errorMessage(error));
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => reportUnexpected(error, { source: 'mutation' }),
      onSuccess: (answer) => {
        if (wasFound(answer)) onLostAnswerFound();
      },
    }),
    defaultOptions: {
      // Without a connection a load fails at once, with its message, instead of waiting behind the overlay.
      queries: { retry: false, networkMode: 'always', staleTime: STALE_AFTER_MS },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
