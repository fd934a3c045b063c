import type { ReactNode } from 'react';

import { saysError, saysText } from './say';

import classes from './Notice.module.css';

/** A message that stays on the screen, said when it appears: an error at once. */
export function Notice({
  severity,
  children,
}: {
  severity: 'error' | 'warning' | 'info' | 'success';
  children: ReactNode;
}) {
  return (
    <div
      ref={severity === 'error' ? saysError : saysText}
      className={classes.notice}
      data-severity={severity}
      role="note"
    >
      {children}
    </div>
  );
}
