import type { Order } from '~/contract/types';
import { orderTimeline } from '~/domain/orders/orderTimeline';
import { formatDate } from '~/lib/dates';
import { afterFirstView } from '~/lib/firstView';
import { lazyPart } from '~/ui/lazyPart';
import { Part } from '~/ui/Part';

import { OrderFields } from './OrderFields';

import classes from './OrderSide.module.css';

const ClientPanel = lazyPart(() =>
  afterFirstView()
    .then(() => import('./ClientPanel'))
    .then((module) => module.ClientPanel),
);

/** Read-only data of the order: its fields, its client's other orders and its history. */
export function OrderSide({ order, nitems }: { order: Order; nitems: number }) {
  return (
    <>
      <OrderFields order={order} nitems={nitems} />
      <Part>
        <ClientPanel order={order} />
      </Part>
      <Timeline order={order} />
    </>
  );
}

function Timeline({ order }: { order: Order }) {
  return (
    <section className={classes.card} aria-label="Historial del pedido">
      <h2 className={classes.heading}>Historial</h2>
      <ol className={classes.timeline}>
        {orderTimeline(order).map(({ key, text, at }) => (
          <li key={key}>
            <span className={classes.long}>{text}</span>
            {at === null ? null : <time className={classes.date}>{formatDate(at)}</time>}
          </li>
        ))}
      </ol>
    </section>
  );
}
