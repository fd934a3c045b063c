import type { ReactNode } from 'react';

import classes from './Notice.module.css';

/** A message that stays on the screen, announced when it appears. */
export function Notice({
  severity,
  children,
}: {
  severity: 'error' | 'warning' | 'info' | 'success';
  children: ReactNode;
}) {
  return (
    <div
      className={classes.notice}
      data-severity={severity}
      role={severity === 'error' || severity === 'warning' ? 'alert' : 'status'}
    >
      {children}
    </div>
  );
}
