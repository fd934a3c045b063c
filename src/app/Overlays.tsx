import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';

import type { LoadFailure } from '~/api/transport/loadPolicy';
import { LoadingOverlay } from '~/ui/feedback/LoadingOverlay';
import { Toasts } from '~/ui/feedback/Toasts';
import { useIsWaiting } from '~/ui/feedback/waiting';
import { lazyNamed } from '~/ui/lazyNamed';

import type { createAppRouter } from './router';

const LateOverlays = lazyNamed(() => import('./LateOverlays'), 'LateOverlays', {
  when: 'idle',
  quiet: true,
});

/** Main loads. A part that the user opened reports its own wait (`~/ui/feedback/waiting`); background reads show nothing. */
const isAwaited = (onFailure: LoadFailure | undefined) =>
  onFailure === 'login' || onFailure === '404';

/** The store's color on shoppers' screens. */
function colorOfPage(): string | null {
  const shop = document.querySelector('[data-shop]');
  return shop && (getComputedStyle(shop).getPropertyValue('--app-brand') || null);
}

/** Above every screen: the loading overlay and the toasts. */
export function Overlays({ router }: Pick<ReturnType<typeof createAppRouter>, 'router'>) {
  const loading = useRouterState({ router, select: ({ status }) => status === 'pending' });
  const fetching = useIsFetching({
    predicate: ({ state, meta }) => state.data === undefined && isAwaited(meta?.onFailure),
  });
  const waiting = useIsWaiting();
  const saving = useIsMutating({
    predicate: (mutation) => mutation.meta?.['veil'] === true,
  });
  return (
    <>
      <LoadingOverlay
        loading={loading || waiting || fetching > 0}
        saving={saving > 0}
        colorOfPage={colorOfPage}
      />
      <Toasts />
      <LateOverlays />
    </>
  );
}
