import type { ReactNode } from 'react';

import classes from './AuthLayout.module.css';

/** The card around a form for signed-out users. */
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
