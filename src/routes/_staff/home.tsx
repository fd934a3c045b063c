import { createFileRoute } from '@tanstack/react-router';

import { adminDataImportsQuery } from '~/api/adminLogs';
import { storesQuery } from '~/api/adminStores';
import { clientsQuery } from '~/api/clients';
import { dataImportsQuery } from '~/api/dataImports';
import { ordersQuery } from '~/api/orders';
import { asSecondary } from '~/api/transport/loadPolicy';
import { loadMain } from '~/api/transport/mainLoad';
import { viewerOf } from '~/domain/session/access';
import { AdminHomeScreen } from '~/screens/adminhome/AdminHomeScreen';
import { HomeScreen } from '~/screens/home/HomeScreen';
import { useScreenSession } from '~/session/screenSession';
import { staffSession } from '~/session/staff';
import { textSearchParams } from '~/ui/textSearchParams';

/** The home of sellers or of the platform administrator. All loads start together; only the sellers' orders are awaited. */
export const Route = createFileRoute('/_staff/home')({
  validateSearch: textSearchParams,
  loader: async ({ context: { queryClient } }) => {
    if (viewerOf(staffSession()).kind === 'platformAdmin') {
      void queryClient.prefetchQuery(asSecondary(adminDataImportsQuery()));
      // The screen suspends while they load, as it does for its code.
      void queryClient.prefetchQuery(storesQuery());
    } else {
      void queryClient.prefetchQuery(asSecondary(clientsQuery()));
      void queryClient.prefetchQuery(asSecondary(dataImportsQuery()));
      await loadMain(queryClient, ordersQuery());
    }
  },
  component: Home,
});

function Home() {
  const { kind } = viewerOf(useScreenSession());
  return kind === 'platformAdmin' ? <AdminHomeScreen /> : <HomeScreen />;
}
