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
      {open ? <Dialog /> : null}
    </>
  );
}

it('focuses what had the focus before', async () => {
  const { rerender } = render(<Page open={false} />);
  const opener = screen.getByRole('button', { name: 'Mis datos' });
  opener.focus();
  rerender(<Page open />);
  screen.getByRole('button', { name: 'Guardar' }).focus();
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
