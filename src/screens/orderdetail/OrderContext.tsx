import type { Order } from '~/contract/types';
import { orderTimeline } from '~/domain/orders/orderTimeline';
import { formatDate } from '~/lib/dates';
import { lazyNamed } from '~/ui/lazyNamed';
import { Part } from '~/ui/Part';

import classes from './OrderSide.module.css';

const ClientPanel = lazyNamed(() => import('./ClientPanel'), 'ClientPanel', { when: 'idle' });

/** What surrounds the order: its client's other orders and its history. */
export function OrderContext({ order }: { order: Order }) {
  return (
    <>
      <Part fallback={null}>
        <ClientPanel order={order} />
      </Part>
      <Timeline order={order} />
    </>
  );
}

function Timeline({ order }: { order: Order }) {
  return (
    <section className={`${classes.card} ${classes.history}`} aria-label="Historial del pedido">
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
