import '~/ui/styles/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';

import { ordersQuery } from '~/api/orders';
import { ScreenSkeleton } from '~/components/skeleton/Skeleton';
import { ROUTES } from '~/domain/session/routes';
import { formatDate } from '~/lib/dates';
import { formatMoney, formatNumber } from '~/lib/money';

import { OrderHeader } from './OrderHeader';

import classes from './OrderEditor.module.css';

/** An order while it loads: what the list knows of it, to read only. */
export function OrderPending() {
  const { alphanumId = '' } = useParams({ strict: false });
  const queryClient = useQueryClient();
  const order = queryClient
    .getQueryData(ordersQuery().queryKey)
    ?.rows.find(({ alphanum_id }) => alphanum_id === alphanumId);
  if (!order) {
    return (
      <ScreenSkeleton
        facts={ROUTES.orderdetail}
        documentTitle={`${ROUTES.orderdetail.title} ${alphanumId}`}
        subject={<strong>{alphanumId}</strong>}
      />
    );
  }
  return (
    <div className={classes.screen}>
      <OrderHeader order={order} />
      <div className={classes.pending} aria-busy="true">
        <dl className={classes.facts}>
          <div>
            <dt>Fecha</dt>
            <dd>{formatDate(order.created_at)}</dd>
          </div>
          <div>
            <dt>Items</dt>
            <dd>{formatNumber(order.nitems)}</dd>
          </div>
          <div>
            <dt>Valor</dt>
            <dd translate="no">{formatMoney(order.total_price, order.curr_symbol)}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
