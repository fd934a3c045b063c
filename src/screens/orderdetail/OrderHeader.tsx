import { BackButton } from '~/components/BackButton';
import { OrderStatusBadge } from '~/components/orders/orderColumns';
import { PaymentStatusIcon } from '~/components/orders/PaymentStatusIcon';
import type { Order, OrderSummary } from '~/contract/types';
import { ROUTES } from '~/domain/session/routes';
import { clientName } from '~/domain/shopper/clients';
import { usePackingSlipPrices } from '~/session/packingSlips';
import { lazyNamed } from '~/ui/lazyNamed';
import { PageHeader } from '~/ui/PageHeader';

import { OrderNeighbours } from './OrderNeighbours';

import classes from './OrderHeader.module.css';

const OrderMenu = lazyNamed(() => import('./OrderMenu'), 'OrderMenu', { when: 'idle' });
const PackingSlips = lazyNamed(
  () => import('~/components/orders/print/PackingSlips'),
  'PackingSlips',
  { when: 'idle', quiet: true },
);

/** Number, states and client of an order, above every tab; of one that is still loading without its actions. */
export function OrderHeader({
  order,
  loaded = null,
}: {
  order: Pick<OrderSummary, 'alphanum_id' | 'client' | 'status' | 'payment_status'>;
  loaded?: Order | null;
}) {
  const withPrices = usePackingSlipPrices();
  const alphanumId = order.alphanum_id;
  return (
    <PageHeader
      title={ROUTES.orderdetail.title}
      documentTitle={`${ROUTES.orderdetail.title} ${alphanumId}`}
      back={<BackButton />}
      subject={<strong className={classes.number}>{alphanumId}</strong>}
      about={
        <span className={classes.states}>
          <bdi className={classes.client}>{clientName(order.client)}</bdi>
          <OrderStatusBadge status={order.status} />
          <span className={classes.payment}>
            <PaymentStatusIcon order={order} words="icon" />
          </span>
        </span>
      }
    >
      {loaded === null ? null : (
        <>
          <OrderNeighbours alphanumId={alphanumId} />
          <div className={classes.menu}>
            <OrderMenu />
            {/* The browser's own print command prints it as well. */}
            <PackingSlips orders={[loaded]} withPrices={withPrices} />
          </div>
        </>
      )}
    </PageHeader>
  );
}
