import '~/ui/styles/overlays';
import type { ReactNode } from 'react';

import { FormDialogs } from '~/components/forms/FormDialogs';
import { SaveButton } from '~/components/forms/SaveButton';
import type { Form } from '~/components/forms/useForm';
import { CancelButton } from '~/ui/dialog/CancelButton';
import { Dialog } from '~/ui/dialog/Dialog';
import { Notice } from '~/ui/feedback/Notice';

import classes from './AdminHomeContent.module.css';

/** Dialog about one store. Closing it with unsaved changes asks first. */
export function AdminDialog({
  title,
  wide = false,
  changed = false,
  onClose,
  children,
}: {
  title: string;
  wide?: boolean;
  /** Something is unsaved. */
  changed?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog
      backCloses
      onClose={onClose}
      title={title}
      size={wide ? '60rem' : 'lg'}
      unsaved={{
        isUnsaved: () => changed,
        question: 'Hay cambios sin guardar. ¿Quiere salir igual?',
      }}
    >
      {children}
    </Dialog>
  );
}

/** Form of a dialog: fields, failure and primary button. */
export function DialogForm({
  form,
  submitLabel,
  children,
}: {
  form: Pick<
    Form<object>,
    'conflict' | 'question' | 'failure' | 'hasNothingToSave' | 'isSaving' | 'props'
  >;
  submitLabel: string;
  children: ReactNode;
}) {
  return (
    <form {...form.props} className={classes.form}>
      {form.failure === null ? null : <Notice severity="error">{form.failure}</Notice>}
      {children}
      <div className={classes.buttons}>
        <CancelButton />
        <SaveButton form={form}>{submitLabel}</SaveButton>
      </div>
      <FormDialogs form={form} />
    </form>
  );
}
