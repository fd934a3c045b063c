import type { ReactNode } from 'react';

import { formatNumber } from '~/lib/money';

import classes from './BulkBar.module.css';

/** What can be done with the chosen rows, at the bottom of the window. */
export function BulkBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={classes.bar} aria-label={label} data-bulk-actions>
      {children}
    </section>
  );
}

/** How many rows are chosen. */
export function ChosenCount({ count, hidden }: { count: number; hidden: number }) {
  return (
    <span role="status" className={classes.count}>
      {count === 1 ? '1 elegido' : `${formatNumber(count)} elegidos`}
      {hidden > 0 ? `, ${formatNumber(hidden)} fuera de esta lista` : ''}
    </span>
  );
}
