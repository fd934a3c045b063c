import type { ReactNode } from 'react';

import { ScreenTitle } from './ScreenTitle';
import { useTitleCount } from './titleCount';

import classes from './PageHeader.module.css';

/** The title of a screen, which is the document's too, above its subject if it has one, and the screen's actions. */
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
    <header className={classes.header}>
      <title>{count > 0 ? `(${count}) ${documentTitle}` : documentTitle}</title>
      <div className={classes.heading}>
        <ScreenTitle above={subject !== undefined}>{title}</ScreenTitle>
        {subject ? <p className={classes.subject}>{subject}</p> : null}
      </div>
      {children ? <div className={classes.actions}>{children}</div> : null}
    </header>
  );
}
