import '~/ui/styles/screens';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';

import { orderQuery } from '~/api/orders';
import { BackButton } from '~/components/BackButton';
import { StatusBadge } from '~/components/StatusBadge';
import type { Order } from '~/contract/types';
import { clientName } from '~/domain/clients';
import { orderStatuses } from '~/domain/orderStatus';
import { PageHeader } from '~/ui/PageHeader';

import { OrderEditor } from './OrderEditor';

import classes from './OrderEditor.module.css';

/** /orderdetail/{alphanum_id}: one order, to review and edit (§2 and §4 staff). The route has seen to it that it exists. */
export function OrderDetailScreen() {
  const { alphanumId = '' } = useParams({ strict: false });
  const { data: order } = useSuspenseQuery(orderQuery(alphanumId));
  return (
    <>
      <PageHeader
        title="DETALLE DEL PEDIDO"
        documentTitle={`DETALLE DEL PEDIDO ${order?.alphanum_id ?? ''}`}
      >
        <BackButton />
      </PageHeader>
      {order === null ? null : <Subject order={order} />}
      {order === null ? null : <OrderEditor key={order.id} code={alphanumId} order={order} />}
    </>
  );
}

/** Which order it is, as it stands: every tab is about it. */
function Subject({ order }: { order: Order }) {
  const { label, color } = orderStatuses[order.status];
  return (
    <p className={classes.subject}>
      <strong>{order.alphanum_id}</strong>
      <bdi className={classes.subjectClient}>{clientName(order.client)}</bdi>
      <StatusBadge label={label} color={color} />
    </p>
  );
}
