import '~/ui/styles/overlays';
import { Button, Modal } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';

import { errorMessage } from '~/api/errors';
import { Notice } from '~/ui/Notice';

import classes from './AdminHomeScreen.module.css';

/** A dialog about one store. What was typed is not lost by a click beside it. */
export function DialogFrame({
  title,
  wide = false,
  changed = false,
  onClose,
  children,
}: {
  title: string;
  wide?: boolean;
  /** Something was typed and not saved. */
  changed?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={wide ? '60rem' : 'lg'}
      closeOnClickOutside={!changed}
      closeOnEscape={!changed}
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      {children}
    </Modal>
  );
}

/** A form in a dialog: its fields, why saving failed, and one primary button at the end. */
export function DialogForm({
  submitLabel,
  busy,
  failure,
  onSubmit,
  onClose,
  children,
}: {
  submitLabel: string;
  busy: boolean;
  /** The error of the last try; null when there is none. */
  failure: unknown;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onSubmit();
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {failure === null ? null : <Notice severity="error">{errorMessage(failure)}</Notice>}
      {children}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" loading={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
