import type { ReactNode } from 'react';

import classes from './HeadingLine.module.css';

/** The title of a shopper's screen, and what stands beside it. */
export const HeadingLine = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={classes.heading}>
    <h1 className={classes.title} tabIndex={-1}>
      {title}
    </h1>
    {children}
  </div>
);
