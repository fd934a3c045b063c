import '~/ui/styles/screens';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';

import { orderQuery } from '~/api/orders';
import { messages } from '~/domain/messages';
import { toast } from '~/ui/feedback/toast';
import { UnreadList } from '~/ui/list/UnreadableRows';

import { OrderEditor } from './OrderEditor';
import { OrderHeader } from './OrderHeader';

import classes from './OrderEditor.module.css';

/** /orderdetail/{alphanum_id}: one order, to review and edit. */
export function OrderDetailScreen() {
  const { alphanumId = '' } = useParams({ strict: false });
  const { data: order } = useSuspenseQuery(orderQuery(alphanumId));
  if (order === null) return <Gone />;
  return (
    <div className={classes.screen}>
      <OrderHeader order={order} loaded={order} />
      {order.unreadLists?.includes('shipping') ? (
        <UnreadList name="Los envíos">
          : el pedido no se puede guardar hasta que se lean.
        </UnreadList>
      ) : null}
      <OrderEditor key={order.id} alphanumId={alphanumId} order={order} />
    </div>
  );
}

/** The order no longer exists: redirects to /home, also with unsaved edits, which cannot be saved. */
function Gone() {
  useEffect(() => {
    toast.error(messages.orderUnknown);
  }, []);
  return <Navigate to="/home" replace ignoreBlocker state={{ notice: messages.orderUnknown }} />;
}
