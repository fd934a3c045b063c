import { type ReactNode, useId } from 'react';

import { Notice } from '~/ui/feedback/Notice';
import { Waiting } from '~/ui/feedback/waiting';

import { FormDialogs } from './FormDialogs';
import { SaveButton } from './SaveButton';
import type { Form } from './useForm';

import classes from './Section.module.css';

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
  form: Pick<
    Form<object>,
    'conflict' | 'question' | 'failure' | 'hasNothingToSave' | 'isSaving' | 'othersChanges'
  >;
  label: string;
  /** Other actions, before the primary one. */
  children?: ReactNode;
}) {
  return (
    <div className={classes.end}>
      {form.failure === null ? null : <Notice severity="error">{form.failure}</Notice>}
      {form.othersChanges === null ? null : <Notice severity="info">{form.othersChanges}</Notice>}
      <div className={classes.actions}>
        {children}
        <SaveButton form={form}>{label}</SaveButton>
      </div>
      <FormDialogs form={form} />
    </div>
  );
}

/** Shown in a tab until its data and its code are loaded. */
export function TabLoading() {
  return (
    <Waiting>
      <p className={classes.loading}>Cargando…</p>
    </Waiting>
  );
}
