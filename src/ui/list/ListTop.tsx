import type { ReactNode } from 'react';

import classes from './ListTop.module.css';

/** The line above a list: its heading and tools; while the list loads, the heading alone. */
export const ListTop = ({ heading, children }: { heading: ReactNode; children?: ReactNode }) => (
  <div className={classes.bar}>
    <div className={classes.heading}>{heading}</div>
    {children}
  </div>
);
