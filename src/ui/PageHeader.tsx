import type { ReactNode } from 'react';

import { useTitleCount } from './titleCount';

import classes from './PageHeader.module.css';

/** The heading of a screen; focus goes to it after a navigation. `title` is the document's title too. */
export function PageHeader({
  title,
  documentTitle = title,
  children,
}: {
  title: string;
  documentTitle?: string;
  /** Actions at the right. */
  children?: ReactNode;
}) {
  const count = useTitleCount();
  return (
    <header className={classes.header}>
      <title>{count > 0 ? `(${count}) ${documentTitle}` : documentTitle}</title>
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {children ? <div className={classes.actions}>{children}</div> : null}
    </header>
  );
}
