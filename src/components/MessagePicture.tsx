import type { ReactNode } from 'react';

import classes from './MessagePicture.module.css';

/** The picture above the title of a page that shows one message only. */
export function MessagePicture({ children }: { children: ReactNode }) {
  return (
    <p className={classes.disc} aria-hidden="true">
      {children}
    </p>
  );
}
