import { createFileRoute } from '@tanstack/react-router';

import { ordersQuery } from '~/api/orders';
import { loadMain } from '~/api/transport/mainLoad';
import { OrderListScreen } from '~/screens/orderlist/OrderListScreen';
import { textSearchParams } from '~/ui/textSearchParams';

export const Route = createFileRoute('/_staff/orderlist')({
  validateSearch: textSearchParams,
  loader: ({ context }) => loadMain(context.queryClient, ordersQuery()),
  component: OrderListScreen,
  pendingMs: 0,
});
