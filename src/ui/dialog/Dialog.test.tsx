import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { MantineRoot } from '../MantineRoot';
import { Dialog } from './Dialog';

const question = '¿Quiere salir igual?';

function show(isUnsaved: boolean) {
  const onClose = vi.fn<() => void>();
  render(
    <MantineRoot>
      <Dialog title="Redes" onClose={onClose} unsaved={{ isUnsaved: () => isUnsaved, question }}>
        <form onSubmit={(event) => event.preventDefault()}>
          <button type="submit">Guardar</button>
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
