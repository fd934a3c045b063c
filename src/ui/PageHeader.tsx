import type { ReactNode } from 'react';

import { ScreenTitle } from './ScreenTitle';
import { useTitleCount } from './titleCount';

import classes from './PageHeader.module.css';

/** The title of a screen, which is the document's too, above its subject if it has one, and the screen's actions. */
export function PageHeader({
  title,
  documentTitle = title,
  back,
  subject,
  about,
  above = false,
  children,
}: {
  title: string;
  documentTitle?: string;
  /** Before the title: the way back. */
  back?: ReactNode;
  /** What the screen is about, such as the number of its order. */
  subject?: ReactNode;
  /** What follows the subject; on a phone it has a line of its own. */
  about?: ReactNode;
  /** What leads the screen follows the header; a subject always does. */
  above?: boolean;
  /** Actions at the right. */
  children?: ReactNode;
}) {
  return (
    <header className={classes.header} data-subject={subject ? true : undefined}>
      {subject ? <div className={classes.back}>{back}</div> : null}
      <PageTitle
        title={title}
        documentTitle={documentTitle}
        above={above || subject !== undefined}
      />
      {subject ? (
        <p className={classes.subject}>
          <span className={classes.name}>{subject}</span>
          {about === undefined ? null : <span className={classes.about}>{about}</span>}
        </p>
      ) : null}
      {children ? <div className={classes.actions}>{children}</div> : null}
    </header>
  );
}

/** The title of a screen, which is the document's too. */
export function PageTitle({
  title,
  documentTitle = title,
  above = false,
}: {
  title: string;
  documentTitle?: string;
  /** It stands above what the screen is about. */
  above?: boolean;
}) {
  const count = useTitleCount();
  return (
    <>
      <title>{count > 0 ? `(${count}) ${documentTitle}` : documentTitle}</title>
      <ScreenTitle above={above}>{title}</ScreenTitle>
    </>
  );
}
