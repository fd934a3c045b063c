import type { ReactNode } from 'react';

import classes from './Disc.module.css';

/** The picture above the title of a page that shows one message only. */
export function Disc({ children }: { children: ReactNode }) {
  return (
    <p className={classes.disc} aria-hidden="true">
      {children}
    </p>
  );
}
