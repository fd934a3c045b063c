import type { ReactNode } from 'react';

import { useTitleCount } from './titleCount';

import classes from './PageHeader.module.css';

/**
 * The heading of a screen, which gets the focus after a navigation. `title` is the document's title too. With a
 * `subject`, the heading is a small line above it.
 */
export function PageHeader({
  title,
  documentTitle = title,
  subject,
  children,
}: {
  title: string;
  documentTitle?: string;
  /** What the screen is about, such as the number of its order. */
  subject?: ReactNode;
  /** Actions at the right. */
  children?: ReactNode;
}) {
  const count = useTitleCount();
  return (
    <header className={classes.header} data-subject={subject ? true : undefined}>
      <title>{count > 0 ? `(${count}) ${documentTitle}` : documentTitle}</title>
      <div className={classes.heading}>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {subject ? <p className={classes.subject}>{subject}</p> : null}
      </div>
      {children ? <div className={classes.actions}>{children}</div> : null}
    </header>
  );
}
