import '~/ui/styles/overlays';
import { Button, Modal } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';

import { errorMessage } from '~/api/errors';
import { Notice } from '~/ui/Notice';

import classes from './AdminHomeScreen.module.css';

/** A dialog about one store. What was typed is not lost by a click beside it or Escape: that says what to press instead. */
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
  const [warned, setWarned] = useState(false);
  return (
    <Modal
      opened
      onClose={() => (changed ? setWarned(true) : onClose())}
      title={title}
      size={wide ? '60rem' : 'lg'}
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
