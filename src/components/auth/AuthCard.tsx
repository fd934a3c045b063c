import type { ReactNode } from 'react';

import classes from './AuthLayout.module.css';

/** The card around a form for signed-out users. */
export function AuthCard({
  title,
  lead = null,
  children,
}: {
  title: string;
  /** What comes before the form, which is then folded. */
  lead?: ReactNode;
  children: ReactNode;
}) {
  const heading = (
    <h1 className={classes.title} tabIndex={-1}>
      {lead === null ? title : `${title} con otra cuenta`}
    </h1>
  );
  return (
    <>
      <title>{title}</title>
      {lead}
      {lead === null ? (
        <section className={classes.card}>
          {heading}
          {children}
        </section>
      ) : (
        <details className={classes.card}>
          <summary>{heading}</summary>
          {children}
        </details>
      )}
    </>
  );
}
