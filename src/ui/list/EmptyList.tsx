import type { ReactNode } from 'react';

import { NO_RESULTS } from './table/DataTable';

import classes from './EmptyList.module.css';

/** In place of a list that has no rows at all, without filters and headers: how rows come to be, and a button that helps. */
export function EmptyList({ hint, children }: { hint: ReactNode; children?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <svg className={classes.drawing} viewBox="0 0 96 72" aria-hidden="true">
        <path d="M14 40 26 12h44l12 28v22a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4Z" />
        <path d="M14 40h20l5 9h18l5-9h20" />
        <path className={classes.accent} d="M38 22h20M35 30h26M48 2v4M66 5l-2 3M30 5l2 3" />
      </svg>
      <p className={classes.text}>{NO_RESULTS}</p>
      <p className={classes.hint}>{hint}</p>
      {children}
    </div>
  );
}
