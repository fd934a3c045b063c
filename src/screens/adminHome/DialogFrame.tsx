import '~/ui/styles/overlays';
import { Button, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';

import { FormDialogs } from '~/components/forms/FormDialogs';
import { SaveButton } from '~/components/forms/SaveButton';
import type { Form } from '~/components/forms/useForm';
import { Notice } from '~/ui/Notice';

import classes from './AdminHomeScreen.module.css';

/**
 * Dialog about one store. With unsaved changes, Escape and a click outside show which button to press instead of
 * closing it.
 */
export function DialogFrame({
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
  const [warned, setWarned] = useState(false);
  return (
    <Modal
      opened
      onClose={() => (changed ? setWarned(true) : onClose())}
      title={title}
      size={wide ? '60rem' : 'lg'}
      centered
      closeButtonProps={{ 'aria-label': 'Cerrar', ...(changed && { onClick: onClose }) }}
    >
      {warned && changed ? (
        <div className={classes.unsaved}>
          <Notice severity="warning">
            Hay cambios sin guardar: guárdelos, o presione Cancelar para descartarlos.
          </Notice>
        </div>
      ) : null}
      {children}
    </Modal>
  );
}

/** Form of a dialog: fields, failure and primary button. */
export function DialogForm({
  form,
  submitLabel,
  onClose,
  children,
}: {
  form: Pick<
    Form<object>,
    'conflict' | 'question' | 'failure' | 'hasNothingToSave' | 'isSaving' | 'props'
  >;
  submitLabel: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <form {...form.props} className={classes.form}>
      {form.failure === null ? null : <Notice severity="error">{form.failure}</Notice>}
      {children}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <SaveButton form={form}>{submitLabel}</SaveButton>
      </div>
      <FormDialogs form={form} />
    </form>
  );
}
