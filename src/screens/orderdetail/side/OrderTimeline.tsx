import { LongText } from '~/components/LongText';
import type { Order } from '~/contract/types';
import { orderTimeline } from '~/domain/orders/orderTimeline';
import { formatDate, toApiDate } from '~/lib/dates';
import { useMinute } from '~/ui/useToday';

import classes from './OrderSide.module.css';

/** What happened with the order, what was written and changed, as far as its data tell. */
export function OrderTimeline({ order }: { order: Order }) {
  const now = toApiDate(new Date(useMinute()));
  return (
    <section className={classes.card} aria-label="Historial del pedido">
      <h2 className={classes.heading}>Historial</h2>
      <ol className={classes.timeline}>
        {orderTimeline(order, now).map(({ key, text, quote, at, isPlanned }) => (
          <li key={key} data-planned={isPlanned}>
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
