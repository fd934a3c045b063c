import type { ReactNode } from 'react';

import classes from './AuthLayout.module.css';

/** The card around a form for signed-out users. */
export function AuthCard({
  title,
  lead = null,
  children,
}: {
  title: string;
  /** What comes before the form, which then steps back. */
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {lead}
      <section className={classes.card} data-quiet={lead !== null || undefined}>
        <title>{title}</title>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </section>
    </>
  );
}
