import type { ReactNode } from 'react';

import { PageTitle } from '../PageHeader';

import classes from './ListBar.module.css';

/** The line above a list: its heading, what the screen offers, and tools. */
export function ListTop({
  heading,
  sum = '',
  actions,
  children,
}: {
  heading: ReactNode;
  /** What the rows add up to. */
  sum?: string;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={classes.bar}>
      <div className={classes.heading}>{heading}</div>
      {sum ? <p className={classes.sum}>{sum}</p> : null}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
      {children}
    </div>
  );
}

/** What stands above a list while it loads: the title of its screen. */
export const ListTopShape = ({ title }: { title: string }) => (
  <ListTop heading={<PageTitle title={title} />} />
);
