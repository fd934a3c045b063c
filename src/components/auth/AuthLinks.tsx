import type { ReactNode } from 'react';

import classes from './AuthLayout.module.css';

/** Where else to go from a form for signed-out users. */
export function AuthLinks({ children }: { children: ReactNode }) {
  return <div className={classes.links}>{children}</div>;
}
