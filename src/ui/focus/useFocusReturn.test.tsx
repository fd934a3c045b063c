import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useFocusReturn } from './useFocusReturn';

function Dialog() {
  useFocusReturn();
  return <button type="button">Guardar</button>;
}

function Page({ open }: { open: boolean }) {
  return (
    <>
      <h1 tabIndex={-1}>Inicio</h1>
      <button type="button">Mis datos</button>
      <dialog>Cargando</dialog>
      {open ? <Dialog /> : null}
    </>
  );
}

it('waits for the modal loading overlay, which holds the focus until it closes', async () => {
  const { container, rerender } = render(<Page open={false} />);
  const opener = screen.getByRole('button', { name: 'Mis datos' });
  opener.focus();
  rerender(<Page open />);
  screen.getByRole('button', { name: 'Guardar' }).focus();
  const overlay = container.querySelector('dialog');
  overlay?.setAttribute('open', '');

  rerender(<Page open={false} />);
  await new Promise(requestAnimationFrame);
  expect(opener).not.toHaveFocus();

  overlay?.removeAttribute('open');
  overlay?.dispatchEvent(new Event('close'));
  expect(opener).toHaveFocus();
});

it('takes the focus from the loading overlay that has just closed', async () => {
  const { container, rerender } = render(<Page open={false} />);
  const opener = screen.getByRole('button', { name: 'Mis datos' });
  opener.focus();
  rerender(<Page open />);
  const overlay = container.querySelector('dialog');
  overlay?.setAttribute('tabindex', '-1');
  overlay?.focus();
  expect(overlay).toHaveFocus();

  rerender(<Page open={false} />);
  await vi.waitFor(() => expect(opener).toHaveFocus());
});

it('focuses the heading when the opener is gone', async () => {
  const { rerender } = render(<Page open={false} />);
  const gone = document.body.appendChild(document.createElement('button'));
  gone.focus();
  rerender(<Page open />);
  gone.remove();
  rerender(<Page open={false} />);
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Inicio' })).toHaveFocus());
});
