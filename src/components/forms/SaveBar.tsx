import { type ReactNode, useState } from 'react';

import { Notice } from '~/ui/feedback/Notice';
import { useBarHeight } from '~/ui/useBarHeight';

import { FormDialogs } from './FormDialogs';
import { SaveButton } from './SaveButton';
import type { Form } from './useForm';

import classes from './Section.module.css';

/** The end of a form: the failure of the last save and the primary button; in sight while something is not saved. */
export function SaveBar({
  form,
  label,
  children,
}: {
  form: Pick<
    Form<object>,
    | 'conflict'
    | 'question'
    | 'failure'
    | 'hasNothingToSave'
    | 'isDirty'
    | 'isSaving'
    | 'othersChanges'
    | 'props'
  >;
  label: string;
  /** Other actions, before the primary one. */
  children?: ReactNode;
}) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useBarHeight(form.isDirty ? bar : null);
  return (
    <div ref={setBar} className={classes.end} data-dirty={form.isDirty || undefined}>
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
