import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { screen } from '~/testSupport/screen';

import { focusHeading, wishHeading } from './focusHeading';
import { FocusKeeper } from './FocusKeeper';

function Page({ children }: { children?: ReactNode }) {
  return (
    <main>
      <FocusKeeper />
      {children}
      <ul>
        <li>
          <button type="button">Queda</button>
        </li>
      </ul>
    </main>
  );
}
const h1 = (text: string) => (
  <h1 key={text} tabIndex={-1}>
    {text}
  </h1>
);
const heading = (name: string) => screen.getByRole('heading', { name });

it('focuses a heading that comes later, or in the place of another, until the next key', async () => {
  const { rerender } = render(<Page />);
  focusHeading();
  rerender(<Page>{h1('Cargando')}</Page>);
  await vi.waitFor(() => expect(heading('Cargando')).toHaveFocus());
  rerender(<Page>{h1('Pedidos')}</Page>);
  await vi.waitFor(() => expect(heading('Pedidos')).toHaveFocus());

  fireEvent.keyDown(document.body, { key: 'Tab' });
  screen.getByRole('button').focus();
  rerender(<Page>{h1('Productos')}</Page>);
  expect(screen.getByRole('button')).toHaveFocus();
});

it('forgets a heading at a press that comes before its own code', async () => {
  wishHeading();
  fireEvent.pointerDown(document.body);
  const { rerender } = render(<Page />);
  rerender(<Page>{h1('Pedidos')}</Page>);
  await new Promise((resolve) => void requestAnimationFrame(resolve));
  expect(document.body).toHaveFocus();
});

const link = <button key="link" type="button" aria-label="Va" />;

it('moves the focus of what is left to the heading that comes, and leaves it where it is until then', async () => {
  const { rerender } = render(
    <Page>
      {link}
      {null}
    </Page>,
  );
  const leaving = screen.getByRole('button', { name: 'Va' });
  leaving.focus();
  wishHeading();
  rerender(
    <Page>
      {link}
      <p>Cargando…</p>
    </Page>,
  );
  expect(leaving).toHaveFocus();
  rerender(<Page>{h1('Pedidos')}</Page>);
  await vi.waitFor(() => expect(heading('Pedidos')).toHaveFocus());
});

it('prefers the heading of an outcome', async () => {
  const { rerender } = render(<Page />);
  focusHeading();
  rerender(
    <Page>
      {h1('Inicio')}
      <h2 tabIndex={-1} data-outcome-heading>
        Pedido confirmado
      </h2>
    </Page>,
  );
  await vi.waitFor(() => expect(heading('Pedido confirmado')).toHaveFocus());
});

const part = (content: ReactNode) => (
  <Page>
    {h1('Inicio')}
    <section>{content}</section>
  </Page>
);

it.each([
  [
    'the first control of what is left around',
    <button key="b" type="button" aria-label="Sigue" />,
    'Sigue',
  ],
  ['the heading where nothing is left around', null, 'Inicio'],
])('moves the focus of a removed control to %s', async (_, left, name) => {
  const { rerender } = render(part(<button key="a" type="button" aria-label="Va" />));
  screen.getByRole('button', { name: 'Va' }).focus();
  rerender(part(left));
  await vi.waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
});

it('moves the focus of a removed control to the offer to undo, where a key was pressed', async () => {
  const { rerender } = render(part(<button key="a" type="button" aria-label="Va" />));
  screen.getByRole('button', { name: 'Va' }).focus();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  rerender(
    part(
      <>
        <button type="button">Otro</button>
        <button type="button" data-undo>
          Deshacer
        </button>
      </>,
    ),
  );
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Deshacer' })).toHaveFocus());
});
