import { Outlet, useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect } from 'react';

import { markFirstView } from '~/lib/firstView';
import { focusHeading } from '~/ui/focus/focusHeading';

/** The root of every screen. After a navigation the focus moves to the heading of the new screen. */
export function RootLayout() {
  const router = useRouter();
  // useSyncExternalStore renders synchronously; deferring the first render lets React time-slice it.
  const isShown = useDeferredValue(true, false);
  useEffect(() => {
    if (!isShown) return undefined;
    if (router.state.status === 'idle') markFirstView();
    return router.subscribe('onRendered', (event) => {
      markFirstView();
      if (event.fromLocation && event.pathChanged) focusHeading({ preventScroll: true });
    });
  }, [router, isShown]);
  return isShown ? <Outlet /> : null;
}
