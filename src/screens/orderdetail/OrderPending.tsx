import '~/ui/styles/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';

import { ordersQuery } from '~/api/orders';
import { OrderStatusBadge } from '~/components/orders/orderColumns';
import { PaymentStatusIcon } from '~/components/orders/PaymentStatusIcon';
import { ScreenSkeleton } from '~/components/skeleton/Skeleton';
import type { OrderSummary } from '~/contract/types';
import { ROUTES } from '~/domain/session/routes';
import { clientName } from '~/domain/shopper/clients';
import { formatDate } from '~/lib/dates';
import { removePageSkeleton } from '~/lib/firstView';
import { formatMoney, formatNumber } from '~/lib/money';
import { PageHeader } from '~/ui/PageHeader';

import classes from './OrderEditor.module.css';

/** An order while it loads: what the list knows of it, to read only. */
export function OrderPending() {
  const { alphanumId = '' } = useParams({ strict: false });
  const queryClient = useQueryClient();
  const order = queryClient
    .getQueryData(ordersQuery().queryKey)
    ?.rows.find(({ alphanum_id }) => alphanum_id === alphanumId);
  useEffect(removePageSkeleton, []);
  const documentTitle = `${ROUTES.orderdetail.title} ${alphanumId}`;
  if (!order) {
    return (
      <ScreenSkeleton
        facts={ROUTES.orderdetail}
        documentTitle={documentTitle}
        subject={<strong>{alphanumId}</strong>}
      />
    );
  }
  return (
    <>
      <PageHeader
        title={ROUTES.orderdetail.title}
        documentTitle={documentTitle}
        subject={<OrderSubject order={order} />}
      />
      <div className={classes.pending} aria-busy="true">
        <dl className={classes.facts}>
          <div>
            <dt>Fecha</dt>
            <dd>{formatDate(order.created_at)}</dd>
          </div>
          <div>
            <dt>Pago</dt>
            <dd>
              <PaymentStatusIcon status={order.payment_status} words="icon" />
            </dd>
          </div>
          <div>
            <dt>Items</dt>
            <dd>{formatNumber(order.nitems)}</dd>
          </div>
          <div>
            <dt>Valor</dt>
            <dd>{formatMoney(order.total_price, order.curr_symbol)}</dd>
          </div>
        </dl>
      </div>
    </>
  );
}

/** Number, client and stored status of an order, above every tab. */
export function OrderSubject({
  order,
}: {
  order: Pick<OrderSummary, 'alphanum_id' | 'client' | 'status'>;
}) {
  return (
    <>
      <strong>{order.alphanum_id}</strong>
      <bdi className={classes.subjectClient}>{clientName(order.client)}</bdi>
      <OrderStatusBadge status={order.status} />
    </>
  );
}
