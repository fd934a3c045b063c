import { useState } from 'react';

import { LongText } from '~/components/LongText';
import type { Order } from '~/contract/types';
import { orderTimeline } from '~/domain/orders/orderTimeline';
import { formatDate, toApiDate } from '~/lib/dates';
import { Boundary } from '~/ui/Boundary';
import { lazyNamed } from '~/ui/lazyNamed';

import classes from './OrderSide.module.css';

const ClientPanel = lazyNamed(() => import('./ClientPanel'), 'ClientPanel', { when: 'idle' });

/** The client's other orders. */
export function OtherOrders({ order }: { order: Order }) {
  return (
    <Boundary fallback={null}>
      <ClientPanel order={order} />
    </Boundary>
  );
}

/** What happened with the order, what was written and changed, as far as its data tell. */
export function Timeline({ order }: { order: Order }) {
  const [now] = useState(() => toApiDate(new Date()));
  return (
    <section className={classes.card} aria-label="Historial del pedido">
      <h2 className={classes.heading}>Historial</h2>
      <ol className={classes.timeline}>
        {orderTimeline(order, now).map(({ key, text, quote, at, isPlanned }) => (
          <li key={key} data-dated={at === null ? undefined : true} data-planned={isPlanned}>
            <span dir="auto">{text}</span>
            {at === null ? null : <time className={classes.date}>{formatDate(at)}</time>}
            {quote === undefined ? null : (
              <p className={classes.notes} dir="auto">
                <LongText text={quote} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
