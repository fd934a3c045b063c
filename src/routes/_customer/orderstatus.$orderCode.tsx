import { createFileRoute } from '@tanstack/react-router';

import { orderStatusQuery } from '~/api/customerOrder';
import { ShopSkeleton } from '~/components/shopper/ShopSkeleton';
import { OrderStatusScreen } from '~/screens/orderstatus/OrderStatusScreen';

export const Route = createFileRoute('/_customer/orderstatus/$orderCode')({
  // Not split from the entry: the skeleton renders while the rest loads.
  codeSplitGroupings: [['loader', 'component']],
  // Always refetches: the order may have gained items since it was cached.
  loader: ({ context, params }) =>
    context.queryClient.fetchQuery(orderStatusQuery(params.orderCode)),
  pendingComponent: () => <ShopSkeleton title="RESUMEN DEL PEDIDO" />,
  component: OrderStatusScreen,
});
