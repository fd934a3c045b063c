import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

import { type CustomerStart, customerStartQuery } from './customerStart';

/** A tab that comes back within this time shows what it had, in ms. */
const FRESH_MS = 5_000;

/**
 * The session as the query cache holds it; the route's loader has put it there. Read again when it was only
 * remembered, when it was invalidated, and when the tab becomes visible. TanStack's own observers do more than the
 * home needs, and weigh a tenth of its first view.
 */
export function useCustomerStart(hashtag: string | null): {
  start: CustomerStart;
  /** False while what is shown is only what the browser remembers. */
  fresh: boolean;
  refresh: () => void;
} {
  const queryClient = useQueryClient();
  const state = useSyncExternalStore(
    useCallback((listener) => queryClient.getQueryCache().subscribe(listener), [queryClient]),
    () => queryClient.getQueryState<CustomerStart>(customerStartQuery(hashtag).queryKey),
  );
  const refresh = useCallback(
    () => void queryClient.fetchQuery({ ...customerStartQuery(hashtag), staleTime: 0 }),
    [queryClient, hashtag],
  );

  const updatedAt = state?.dataUpdatedAt ?? 0;
  const outdated = updatedAt === 0 || state?.isInvalidated === true;
  useEffect(() => {
    if (outdated) refresh();
  }, [outdated, refresh]);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible' && Date.now() - updatedAt > FRESH_MS) refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [updatedAt, refresh]);

  // What stood when the screen was opened outlives an emptied cache.
  const [opened] = useState(state?.data);
  const start = state?.data ?? opened;
  if (!start) throw new Error('The loader of the home has not run');
  return { start, fresh: updatedAt > 0, refresh };
}
