import { Suspense } from 'react';

import { ScreenSkeleton } from '~/components/skeleton/Skeleton';
import { ADMIN_HOME } from '~/domain/session/routes';
import { Waiting } from '~/ui/feedback/waiting';
import { lazyNamed } from '~/ui/lazyNamed';

const AdminHomeScreen = lazyNamed(() => import('./AdminHomeScreen'), 'AdminHomeScreen');

/** The administrator's home, with its frame while its code and its stores load. */
export function AdminHome() {
  return (
    <Suspense
      fallback={
        <Waiting>
          <ScreenSkeleton facts={ADMIN_HOME} />
        </Waiting>
      }
    >
      <AdminHomeScreen />
    </Suspense>
  );
}
