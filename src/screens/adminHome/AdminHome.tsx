import { Suspense } from 'react';

import { lazyPart } from '~/ui/lazyPart';
import { ListPending } from '~/ui/list/ListPending';

const AdminHomeScreen = lazyPart(() =>
  import('./AdminHomeScreen').then((module) => module.AdminHomeScreen),
);

/** The administrator's home, with its frame while its code and its stores load. */
export function AdminHome() {
  return (
    <Suspense fallback={<ListPending title="Modo Administrador" />}>
      <AdminHomeScreen />
    </Suspense>
  );
}
