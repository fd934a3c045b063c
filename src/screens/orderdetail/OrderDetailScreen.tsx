import '~/ui/styles/screens';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';

import { orderQuery } from '~/api/orders';
import { BackButton } from '~/components/BackButton';
import { PageHeader } from '~/ui/PageHeader';

import { OrderEditor } from './OrderEditor';

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
      {order === null ? null : <OrderEditor key={order.id} code={alphanumId} order={order} />}
    </>
  );
}
