import { IconChevronRight } from '@tabler/icons-react';
import { useMemo } from 'react';

import { InternalLink } from '~/components/InternalLink';
import type { OrderSummary } from '~/contract/types';
import { dueWork } from '~/domain/orders/dueWork';
import { formatMoney, formatNumber } from '~/lib/money';

import classes from './DueWork.module.css';

/** Payments that wait: how many, their sum, and the way to them; nothing when none do. The orders' tabs count the rest. */
export function DueWork({
  orders,
  now,
  currency,
}: {
  orders: readonly OrderSummary[];
  /** In ms. */
  now: number;
  currency: string;
}) {
  const work = useMemo(
    () => dueWork(orders, new Date(now)).filter(({ id }) => id !== 'toPrepare'),
    [orders, now],
  );
  if (work.length === 0) return null;
  return (
    <section aria-label="Notificaciones">
      <ul className={classes.list}>
        {work.map(({ id, count, noun, amount, action, link }) => (
          <li key={id}>
            <InternalLink url={link} className={classes.work}>
              <strong className={classes.count}>{formatNumber(count)}</strong>
              <span className={classes.noun}>{noun}</span>{' '}
              <span className={classes.amount} translate="no">
                {formatMoney(amount, currency)}
              </span>
              <span className={classes.action}>
                <span className={classes.verb}>{action}</span>
                <IconChevronRight size={18} aria-hidden="true" />
              </span>
            </InternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
