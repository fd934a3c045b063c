import type { ReactNode } from 'react';

import classes from './AuthLayout.module.css';

/** The card around a form for signed-out users. */
export function AuthCard({
  title,
  lead = null,
  children,
}: {
  title: string;
  /** What comes before the form. */
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <title>{title}</title>
      {lead}
      <section className={classes.card}>
        <h1 className={classes.title} tabIndex={-1}>
          {lead === null ? title : `${title} con otra cuenta`}
        </h1>
        {children}
      </section>
    </>
  );
}
