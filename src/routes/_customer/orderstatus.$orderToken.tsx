import { createFileRoute } from '@tanstack/react-router';

import { shopperOrderQuery } from '~/api/customerOrder';
import { OrderStatusScreen } from '~/screens/orderstatus/OrderStatusScreen';

export const Route = createFileRoute('/_customer/orderstatus/$orderToken')({
  // Refetches: the order may have gained items since it was cached. A cached order stays when that fails; the query
  // client shows the toast. The loader also runs when a dialog adds its history entry.
  loader: async ({ context: { queryClient }, params }) => {
    const query = shopperOrderQuery(params.orderToken);
    try {
      await queryClient.fetchQuery(query);
    } catch (error) {
      if (queryClient.getQueryData(query.queryKey) === undefined) throw error;
    }
  },
  component: OrderStatusScreen,
});
