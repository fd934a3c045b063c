import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { screen } from '~/testSupport/screen';

import { MantineRoot } from '../MantineRoot';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog, useCloseDialog } from './Dialog';

const question = '¿Quiere salir igual?';

function Cancel() {
  return (
    <button type="button" onClick={useCloseDialog()}>
      Cancelar
    </button>
  );
}

function show(isUnsaved: boolean) {
  const onClose = vi.fn<() => void>();
  render(
    <MantineRoot>
      <Dialog title="Redes" onClose={onClose} unsaved={{ isUnsaved: () => isUnsaved, question }}>
        <form onSubmit={(event) => event.preventDefault()}>
          <input aria-label="Enlace" />
          <button type="submit">Guardar</button>
          <Cancel />
        </form>
      </Dialog>
    </MantineRoot>,
  );
  return onClose;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('closes at once when nothing is unsaved', () => {
  const onClose = show(false);
  press('Cerrar');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('asks before it closes with unsaved texts, until they are sent', () => {
  const onClose = show(true);
  press('Cerrar');
  expect(screen.getByRole('alertdialog')).toHaveTextContent(question);
  press('Guardar');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  press('Cerrar');
  press('Salir sin guardar');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each(['Cerrar', 'Cancelar'])(
  'focuses its question at %s; a second time goes on where the person was',
  (name) => {
    const onClose = show(true);
    const field = screen.getByLabelText('Enlace');
    field.focus();
    press(name);
    expect(screen.getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
    press(name);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  },
);

it('is described by the sentence of a confirmation, and by nothing else', () => {
  const { unmount } = render(
    <MantineRoot>
      <ConfirmDialog
        title="Salir"
        text={question}
        confirmLabel="Salir"
        cancelLabel="Quedarme"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      />
    </MantineRoot>,
  );
  expect(screen.getByRole('dialog', { name: 'Salir' })).toHaveAccessibleDescription(question);
  unmount();
  show(false);
  expect(screen.getByRole('dialog', { name: 'Redes' })).toHaveAccessibleDescription('');
});
