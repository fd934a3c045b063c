import { createFileRoute } from '@tanstack/react-router';

import { ordersQuery } from '~/api/orders';
import { loadMain } from '~/api/transport/mainLoad';
import { PaymentListScreen } from '~/screens/paymentlist/PaymentListScreen';
import { textSearchParams } from '~/ui/textSearchParams';

export const Route = createFileRoute('/_staff/paymentlist')({
  validateSearch: textSearchParams,
  loader: ({ context }) => loadMain(context.queryClient, ordersQuery()),
  component: PaymentListScreen,
  pendingMs: 0,
});
