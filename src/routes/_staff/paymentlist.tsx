import { createFileRoute } from '@tanstack/react-router';

import { ordersQuery } from '~/api/orders';
import { PaymentListScreen } from '~/screens/paymentlist/PaymentListScreen';
import { textSearch } from '~/ui/list/textSearch';

export const Route = createFileRoute('/_staff/paymentlist')({
  validateSearch: textSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(ordersQuery()),
  component: PaymentListScreen,
  pendingMs: 0,
});
