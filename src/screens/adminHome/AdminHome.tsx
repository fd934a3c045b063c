import { Suspense } from 'react';

import { lazyPart } from '~/ui/lazyPart';
import { ScreenPending } from '~/ui/ScreenPending';

const AdminHomeScreen = lazyPart(() =>
  import('./AdminHomeScreen').then((module) => module.AdminHomeScreen),
);

/** The administrator's home, with its frame while its code and its stores load. */
export function AdminHome() {
  return (
    <Suspense fallback={<ScreenPending screen="home" title="Modo Administrador" />}>
      <AdminHomeScreen />
    </Suspense>
  );
}
