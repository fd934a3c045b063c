import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

import { markFirstView } from '~/lib/firstView';
import { LoadingOverlay } from '~/ui/LoadingOverlay';
import { Toasts } from '~/ui/Toasts';

/** What stands above every screen: toasts, the loading overlay, and the focus after a navigation. */
export function RootLayout() {
  const loading = useRouterState({ select: (state) => state.status === 'pending' });
  const fetching = useIsFetching({
    predicate: (query) => query.state.data === undefined && query.meta?.onFailure !== 'toast',
  });
  const saving = useIsMutating({ predicate: (mutation) => mutation.meta?.['quiet'] !== true });
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      <LoadingOverlay busy={loading || fetching > 0 || saving > 0} />
      <Toasts />
    </>
  );
}

/** After a move to another screen the keyboard and the screen reader start at its heading. */
function useFocusOnNavigation() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', (event) => {
        markFirstView();
        if (event.fromLocation && event.pathChanged) {
          document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
        }
      }),
    [router],
  );
}
