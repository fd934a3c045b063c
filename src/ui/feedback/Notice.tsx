import type { ReactNode } from 'react';

import classes from './Notice.module.css';

/** A message that stays on the screen, announced when it appears: at once only where something is wrong. */
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
