import { createFileRoute, redirect } from '@tanstack/react-router';

import { orderQuery } from '~/api/orders';
import { loadMain } from '~/api/transport/mainLoad';
import { messages } from '~/domain/messages';
import { OrderDetailScreen } from '~/screens/orderdetail/OrderDetailScreen';
import { OrderPending } from '~/screens/orderdetail/OrderPending';
import { currentAlphanumId, setCurrentAlphanumId } from '~/session/selection';
import { toast } from '~/ui/feedback/toast';
import { textSearchParams } from '~/ui/textSearchParams';

export const Route = createFileRoute('/_staff/orderdetail/{-$alphanumId}')({
  validateSearch: textSearchParams,
  // Without an id: the session's current order; without one, or if it does not exist, redirects to /home.
  loader: async ({ context: { queryClient }, params }) => {
    const id = params.alphanumId ?? currentAlphanumId();
    if (id === null) throw redirect({ to: '/home', replace: true });
    const query = orderQuery(id);
    const order = await loadMain(queryClient, query);
    if (order === null) {
      queryClient.removeQueries(query);
      toast.error(messages.orderUnknown);
      throw redirect({ to: '/home', replace: true, state: { notice: messages.orderUnknown } });
    }
    const alphanumId = order.alphanum_id;
    setCurrentAlphanumId(alphanumId);
    // Also for a numeric id: saves write the cache entry of the alphanum_id.
    if (alphanumId !== params.alphanumId)
      throw redirect({ to: '.', params: { alphanumId }, search: true, replace: true });
  },
  component: OrderDetailScreen,
  pendingMs: 0,
  pendingComponent: OrderPending,
});
