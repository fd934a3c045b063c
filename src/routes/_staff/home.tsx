import { createFileRoute } from '@tanstack/react-router';

import { adminDataImportsQuery } from '~/api/adminLogs';
import { storesQuery } from '~/api/adminStores';
import { clientsQuery } from '~/api/clients';
import { dataImportsQuery } from '~/api/dataImports';
import { ordersQuery } from '~/api/orders';
import { viewerOf } from '~/domain/session/access';
import { HomeScreen } from '~/screens/home/HomeScreen';
import { staffSession, useStaffSession } from '~/session/staff';
import { lazyPart } from '~/ui/lazyPart';
import { textSearch } from '~/ui/list/textSearch';

const AdminHomeScreen = lazyPart(() =>
  import('~/screens/adminHome/AdminHomeScreen').then((module) => module.AdminHomeScreen),
);

/** One address, two homes: the sellers' and the platform administrator's (§2 of both documents). */
export const Route = createFileRoute('/_staff/home')({
  validateSearch: textSearch,
  loader: async ({ context: { queryClient } }) => {
    // Asked for together; only what stands first is waited for.
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
  const { kind } = viewerOf(useStaffSession());
  return kind === 'platformAdmin' ? <AdminHomeScreen /> : <HomeScreen />;
}
