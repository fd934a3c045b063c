import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';

import type { LoadFailure } from '~/api/loadPolicy';
import { LoadingOverlay } from '~/ui/LoadingOverlay';
import { Toasts } from '~/ui/Toasts';

import type { createAppRouter } from './router';

/** Loads of a part are shown in its place, background reads not at all. */
const isAwaited = (onFailure: LoadFailure | undefined) =>
  onFailure === undefined || onFailure === 'login' || onFailure === '404';

/** Above every screen: the loading overlay and the toasts. */
export function Overlays({ router }: Pick<ReturnType<typeof createAppRouter>, 'router'>) {
  const loading = useRouterState({ router, select: ({ status }) => status === 'pending' });
  const fetching = useIsFetching({
    predicate: ({ state, meta }) => state.data === undefined && isAwaited(meta?.onFailure),
  });
  const saving = useIsMutating({
    predicate: (mutation) => mutation.meta?.['withoutOverlay'] !== true,
  });
  return (
    <>
      <LoadingOverlay loading={loading || fetching > 0} saving={saving > 0} />
      <Toasts />
    </>
  );
}
