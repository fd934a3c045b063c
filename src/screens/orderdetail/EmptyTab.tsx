import type { ReactNode } from 'react';

import classes from './EmptyTab.module.css';

/** In place of what a tab of the order does not have: a drawing, a sentence, and a button if there is one. */
export function EmptyTab({
  drawing,
  text,
  children,
}: {
  drawing: ReactNode;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className={classes.empty}>
      {drawing}
      <p>{text}</p>
      {children}
    </div>
  );
}
