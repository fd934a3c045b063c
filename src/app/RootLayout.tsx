import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { markFirstView } from '~/lib/browser/firstView';
import { Deferred } from '~/ui/Deferred';
import { focusHeading, wishHeading } from '~/ui/focus/focusHeading';

/** The root of every screen. */
export function RootLayout() {
  // useSyncExternalStore renders synchronously; deferring the first render lets React time-slice it.
  return (
    <Deferred>
      <Screens />
    </Deferred>
  );
}

/** After a navigation the focus moves to the heading of the new screen, before to that of its skeleton. */
function Screens() {
  const router = useRouter();
  useEffect(() => {
    if (router.state.status === 'idle') markFirstView();
    const stops = [
      router.subscribe('onBeforeLoad', (event) => {
        if (event.fromLocation && event.pathChanged) wishHeading({ preventScroll: true });
      }),
      router.subscribe('onRendered', (event) => {
        markFirstView();
        if (event.fromLocation && event.pathChanged) focusHeading({ preventScroll: true });
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [router]);
  return <Outlet />;
}
