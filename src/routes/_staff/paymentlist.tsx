import { createFileRoute } from '@tanstack/react-router';

import { ordersQuery } from '~/api/orders';
import { PaymentListScreen } from '~/screens/paymentlist/PaymentListScreen';
import { textSearchParams } from '~/ui/textSearchParams';

export const Route = createFileRoute('/_staff/paymentlist')({
  validateSearch: textSearchParams,
  loader: ({ context }) => context.queryClient.ensureQueryData(ordersQuery()),
  component: PaymentListScreen,
  pendingMs: 0,
});
