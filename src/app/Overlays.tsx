import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';

import { LoadingOverlay } from '~/ui/LoadingOverlay';
import { Toasts } from '~/ui/Toasts';

import type { createAppRouter } from './router';

/** What stands above every screen, and before the first one: the loading overlay and the toasts (§2 staff). */
export function Overlays({ router }: Pick<ReturnType<typeof createAppRouter>, 'router'>) {
  const loading = useRouterState({ router, select: ({ status }) => status === 'pending' });
  const fetching = useIsFetching({
    predicate: (query) => query.state.data === undefined && query.meta?.onFailure !== 'toast',
  });
  const saving = useIsMutating({ predicate: (mutation) => mutation.meta?.['quiet'] !== true });
  return (
    <>
      <LoadingOverlay busy={loading || fetching > 0 || saving > 0} />
      <Toasts />
    </>
  );
}
