import { createFileRoute } from '@tanstack/react-router';

import { ordersQuery } from '~/api/orders';
import { OrderListScreen } from '~/screens/orderlist/OrderListScreen';
import { textSearch } from '~/ui/list/textSearch';
import { ScreenPending } from '~/ui/ScreenPending';

export const Route = createFileRoute('/_staff/orderlist')({
  validateSearch: textSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(ordersQuery()),
  component: OrderListScreen,
  pendingComponent: () => <ScreenPending screen="orderlist" title="Pedidos" />,
});
