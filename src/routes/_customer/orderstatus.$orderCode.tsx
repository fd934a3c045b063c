import { createFileRoute } from '@tanstack/react-router';

import { orderStatusQuery } from '~/api/customerOrder';
import { OrderStatusScreen } from '~/screens/orderstatus/OrderStatusScreen';

export const Route = createFileRoute('/_customer/orderstatus/$orderCode')({
  // An order that has gained items since it was last seen is read before it is shown.
  loader: ({ context, params }) =>
    context.queryClient.fetchQuery(orderStatusQuery(params.orderCode)),
  component: OrderStatusScreen,
});
