import { createFileRoute } from '@tanstack/react-router';

import { orderStatusQuery } from '~/api/customerOrder';
import { ShopSkeleton } from '~/components/shopper/ShopSkeleton';
import { OrderStatusScreen } from '~/screens/orderstatus/OrderStatusScreen';

export const Route = createFileRoute('/_customer/orderstatus/$orderCode')({
  // The data is asked for while the screen's code is on its way: on a slow network that is a second.
  codeSplitGroupings: [['component']],
  // An order that has gained items since it was last seen is read before it is shown.
  loader: ({ context, params }) =>
    context.queryClient.fetchQuery(orderStatusQuery(params.orderCode)),
  pendingComponent: () => <ShopSkeleton title="RESUMEN DEL PEDIDO" />,
  component: OrderStatusScreen,
});
