import type { ReactNode } from 'react';

import classes from './AuthLayout.module.css';

/** The card that holds a form of a signed-out user. */
export function AuthCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.card}>
      <title>{title}</title>
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  );
}
