import { createFileRoute } from '@tanstack/react-router';

import { adminDataImportsQuery } from '~/api/adminLogs';
import { storesQuery } from '~/api/adminStores';
import { clientsQuery } from '~/api/clients';
import { dataImportsQuery } from '~/api/dataImports';
import { ordersQuery } from '~/api/orders';
import { viewerOf } from '~/domain/session/access';
import { HomeScreen } from '~/screens/home/HomeScreen';
import { useScreenSession } from '~/session/screenSession';
import { staffSession } from '~/session/staff';
import { lazyPart } from '~/ui/lazyPart';
import { textSearch } from '~/ui/list/textSearch';

const AdminHomeScreen = lazyPart(() =>
  import('~/screens/adminHome/AdminHomeScreen').then((module) => module.AdminHomeScreen),
);

/** One URL, two homes: the sellers' and the platform administrator's. */
export const Route = createFileRoute('/_staff/home')({
  validateSearch: textSearch,
  loader: async ({ context: { queryClient } }) => {
    // All are requested at once; the route waits only for what is at the top.
    if (viewerOf(staffSession()).kind === 'platformAdmin') {
      void queryClient.prefetchQuery(adminDataImportsQuery());
      await queryClient.ensureQueryData(storesQuery());
    } else {
      void queryClient.prefetchQuery(clientsQuery());
      void queryClient.prefetchQuery(dataImportsQuery());
      await queryClient.ensureQueryData(ordersQuery());
    }
  },
  component: Home,
});

function Home() {
  const { kind } = viewerOf(useScreenSession());
  return kind === 'platformAdmin' ? <AdminHomeScreen /> : <HomeScreen />;
}
