import { createFileRoute } from '@tanstack/react-router';

import { orderStatusQuery } from '~/api/customerOrder';
import { OrderStatusScreen } from '~/screens/orderstatus/OrderStatusScreen';

export const Route = createFileRoute('/_customer/orderstatus/$orderCode')({
  // Always refetches: the order may have gained items since it was cached.
  loader: ({ context, params }) =>
    context.queryClient.fetchQuery(orderStatusQuery(params.orderCode)),
  component: OrderStatusScreen,
});
