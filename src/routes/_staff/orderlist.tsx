import { createFileRoute } from '@tanstack/react-router';

import { ordersQuery } from '~/api/orders';
import { OrderListScreen } from '~/screens/orderlist/OrderListScreen';
import { textSearchParams } from '~/ui/textSearchParams';

export const Route = createFileRoute('/_staff/orderlist')({
  validateSearch: textSearchParams,
  loader: ({ context }) => context.queryClient.ensureQueryData(ordersQuery()),
  component: OrderListScreen,
  pendingMs: 0,
});
