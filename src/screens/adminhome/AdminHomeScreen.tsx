import { ScreenSkeleton } from '~/components/skeleton/Skeleton';
import { ADMIN_HOME } from '~/domain/session/routes';
import { Waiting } from '~/ui/feedback/waiting';
import { lazyNamed } from '~/ui/lazyNamed';

const AdminHomeContent = lazyNamed(() => import('./AdminHomeContent'), 'AdminHomeContent', {
  fallback: (
    <Waiting>
      <ScreenSkeleton facts={ADMIN_HOME} />
    </Waiting>
  ),
});

/** The administrator's home, with its layout while its code and its stores load. */
export const AdminHomeScreen = () => <AdminHomeContent />;
