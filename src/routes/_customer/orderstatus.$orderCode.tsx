import { createFileRoute } from '@tanstack/react-router';

import { orderStatusQuery } from '~/api/customerOrder';
import { ShopSkeleton } from '~/components/shopper/ShopSkeleton';
import { OrderStatusScreen } from '~/screens/orderstatus/OrderStatusScreen';

export const Route = createFileRoute('/_customer/orderstatus/$orderCode')({
  // Starts the query while the screen's chunk loads: saves about a second on a slow network.
  codeSplitGroupings: [['component']],
  // Always refetches: the order may have gained items since it was cached.
  loader: ({ context, params }) =>
    context.queryClient.fetchQuery(orderStatusQuery(params.orderCode)),
  pendingComponent: () => <ShopSkeleton title="RESUMEN DEL PEDIDO" />,
  component: OrderStatusScreen,
});
