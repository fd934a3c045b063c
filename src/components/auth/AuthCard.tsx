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
  /** What comes before the form. */
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <title>{title}</title>
      {lead}
      <section className={classes.card}>
        <ScreenTitle>{lead === null ? title : `${title} con otra cuenta`}</ScreenTitle>
        {children}
      </section>
    </>
  );
}
