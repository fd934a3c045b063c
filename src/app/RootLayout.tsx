import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { markFirstView } from '~/lib/firstView';

/** What every screen stands in: after a move to another one the keyboard and the screen reader start at its heading. */
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
