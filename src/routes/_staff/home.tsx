import { createFileRoute } from '@tanstack/react-router';

import { clientsQuery } from '~/api/clients';
import { dataImportsQuery } from '~/api/dataImports';
import { ordersQuery } from '~/api/orders';
import { HomeScreen } from '~/screens/home/HomeScreen';

export const Route = createFileRoute('/_staff/home')({
  loader: ({ context: { queryClient } }) => {
    // Asked for together; the orders alone are waited for.
    void queryClient.prefetchQuery(clientsQuery());
    void queryClient.prefetchQuery(dataImportsQuery());
    return queryClient.ensureQueryData(ordersQuery());
  },
  component: HomeScreen,
});
