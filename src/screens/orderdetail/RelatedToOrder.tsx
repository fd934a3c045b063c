import type { Order } from '~/contract/types';
import { orderTimeline } from '~/domain/orders/orderTimeline';
import { formatDate } from '~/lib/dates';
import { Boundary } from '~/ui/Boundary';
import { lazyNamed } from '~/ui/lazyNamed';

import classes from './OrderSide.module.css';

const ClientPanel = lazyNamed(() => import('./ClientPanel'), 'ClientPanel', { when: 'idle' });

/** What surrounds the order: its client's other orders and its history. */
export function RelatedToOrder({ order }: { order: Order }) {
  return (
    <>
      <Boundary fallback={null}>
        <ClientPanel order={order} />
      </Boundary>
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
