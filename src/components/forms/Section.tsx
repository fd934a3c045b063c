import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useId } from 'react';

import { lazyPart } from '~/ui/lazyPart';
import { Notice } from '~/ui/Notice';

import type { EditForm } from './useEditForm';

import classes from './Section.module.css';

const ConflictDialog = lazyPart(() =>
  import('./ConflictDialog').then((module) => module.ConflictDialog),
);

/** A part of a tab with its heading. */
export function Section({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {hint === undefined ? null : <p className={classes.hint}>{hint}</p>}
      {children}
    </section>
  );
}

/** The end of a form: why the last save failed, and the one primary button. */
export function SaveBar({
  form,
  label,
  children,
}: {
  form: Pick<EditForm<object>, 'failure' | 'sending' | 'conflict'>;
  label: string;
  /** Other actions, before the primary one. */
  children?: ReactNode;
}) {
  return (
    <div className={classes.end}>
      {form.failure === null ? null : <Notice severity="error">{form.failure}</Notice>}
      <div className={classes.actions}>
        {children}
        <Button type="submit" loading={form.sending}>
          {label}
        </Button>
      </div>
      {form.conflict === null ? null : (
        <Suspense fallback={null}>
          <ConflictDialog {...form.conflict} />
        </Suspense>
      )}
    </div>
  );
}

/** Stands in a tab's place until its data or its code have come. */
export function TabLoading() {
  return <p className={classes.loading}>Cargando…</p>;
}
