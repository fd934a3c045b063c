import { createFileRoute } from '@tanstack/react-router';

import { ordersQuery } from '~/api/orders';
import { OrderListScreen } from '~/screens/orderlist/OrderListScreen';
import { textSearch } from '~/ui/list/textSearch';

export const Route = createFileRoute('/_staff/orderlist')({
  validateSearch: textSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(ordersQuery()),
  component: OrderListScreen,
  pendingMs: 0,
});
