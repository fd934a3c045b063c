import { useEffect } from 'react';

import { removeStartFrame } from '~/lib/firstView';

import { PageHeader } from '../PageHeader';

import classes from './ListPending.module.css';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** A list while it loads: its title, and the shape of its search and its first rows. */
export function ListPending({ title }: { title: string }) {
  useEffect(removeStartFrame, []);
  return (
    <div data-wide className={classes.pending} aria-busy="true">
      <PageHeader title={title} />
      <div className={classes.bar} />
      <div className={classes.rows}>
        {ROWS.map((row) => (
          <span key={row} />
        ))}
      </div>
    </div>
  );
}
