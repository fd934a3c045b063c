import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { markFirstView } from '~/lib/firstView';

/** The root of every screen. After a navigation the focus moves to the heading of the new screen. */
export function RootLayout() {
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
  return <Outlet />;
}
