import { type ReactNode, Suspense, useId } from 'react';

import { lazyPart } from '~/ui/lazyPart';
import { Notice } from '~/ui/Notice';

import { SaveButton } from './SaveButton';
import type { Form } from './useForm';

import classes from './Section.module.css';

const ConflictDialog = lazyPart(() =>
  import('./ConflictDialog').then((module) => module.ConflictDialog),
);

/** Part of a tab with its heading. */
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

/** The end of a form: the failure of the last save and the primary button. */
export function SaveBar({
  form,
  label,
  children,
}: {
  form: Pick<Form<object>, 'conflict' | 'failure' | 'hasNothingToSave' | 'isSaving'>;
  label: string;
  /** Other actions, before the primary one. */
  children?: ReactNode;
}) {
  return (
    <div className={classes.end}>
      {form.failure === null ? null : <Notice severity="error">{form.failure}</Notice>}
      <div className={classes.actions}>
        {children}
        <SaveButton form={form}>{label}</SaveButton>
      </div>
      {form.conflict === null ? null : (
        <Suspense fallback={null}>
          <ConflictDialog {...form.conflict} />
        </Suspense>
      )}
    </div>
  );
}

/** Shown in a tab until its data and its code are loaded. */
export function TabLoading() {
  return <p className={classes.loading}>Cargando…</p>;
}
