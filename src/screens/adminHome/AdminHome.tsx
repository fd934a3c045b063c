import { Suspense } from 'react';

import { lazyNamed } from '~/ui/lazyNamed';
import { ScreenPending } from '~/ui/ScreenPending';
import { Waiting } from '~/ui/waiting';

const AdminHomeScreen = lazyNamed(() => import('./AdminHomeScreen'), 'AdminHomeScreen');

/** The administrator's home, with its frame while its code and its stores load. */
export function AdminHome() {
  return (
    <Suspense
      fallback={
        <Waiting>
          <ScreenPending screen="home" title="Modo Administrador" />
        </Waiting>
      }
    >
      <AdminHomeScreen />
    </Suspense>
  );
}
