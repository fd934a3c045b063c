import type { ReactNode } from 'react';

import { ScreenTitle } from '~/ui/ScreenTitle';

import classes from './AuthLayout.module.css';

/** The card around a form for signed-out users. */
export function AuthCard({
  title,
  lead = null,
  children,
}: {
  title: string;
  /** The title and what comes before the form, which is then for another user. */
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {lead ?? <title>{title}</title>}
      <section className={classes.card}>
        {lead === null ? <ScreenTitle>{title}</ScreenTitle> : <h2>{title} con otra cuenta</h2>}
        {children}
      </section>
    </>
  );
}
