import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderComponent } from '~/testSupport/renderComponent';
import { signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { typeText } from '~/testSupport/typing';

import { useMockBackend } from '../../../../mocks/node';
import { ACCOUNTS } from '../../../../mocks/seed/accounts';
import { lettersOff } from '../letterKeys';
import { Shortcuts } from './Shortcuts';
// Loaded before the tests start: they appear a render after the press.
import './KeysDialog';
import './Palette';

useMockBackend();

beforeEach(() => signInAs(ACCOUNTS.storeAdmin));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem('mantine-color-scheme-value');
  delete document.documentElement.dataset['mantineColorScheme'];
});

const onExport = vi.fn<() => void>();

function show() {
  renderComponent(
    <>
      <Shortcuts />
      <main>
        <input aria-label="Nota" />
        <button type="button" data-shortcut="export" onClick={onExport}>
          Exportar
        </button>
      </main>
    </>,
  );
  // jsdom has no layout: every button counts as shown.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(
    Object.assign([new DOMRect()], { item: () => null }),
  );
}

const search = () => screen.findByLabelText('Buscar pantallas, pedidos, clientes y productos');

/** Types into the palette and chooses its first result. */
async function choose(text: string, label: string) {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await search();
  await typeText(field, text);
  const option = await screen.findByText(label);
  expect(option).toBeVisible();
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(field).not.toBeInTheDocument());
}

it('collects what is typed until the palette is open, and keeps it from the field below', async () => {
  show();
  const note = screen.getByLabelText('Nota');
  note.focus();
  fireEvent.keyDown(note, { key: 'k', ctrlKey: true });
  // A prevented key inserts nothing.
  const prevented = ['c', 'o', 'x', 'b'].map((key) => !fireEvent.keyDown(note, { key }));
  expect(prevented).toEqual([true, true, true, true]);
  fireEvent.keyDown(note, { key: 'Backspace' });
  fireEvent.keyDown(note, { key: 'Backspace' });
  fireEvent.keyDown(note, { key: 'b' });
  const field = await search();
  expect(field).toHaveValue('cob');
  expect(fireEvent.keyDown(field, { key: 'r' })).toBe(true);
});

it('runs the actions of the screen and changes the colour scheme', async () => {
  show();
  await choose('exportar', 'Exportar la lista');
  expect(onExport).toHaveBeenCalledTimes(1);
  await choose('oscuro', 'Modo oscuro');
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

it('offers no action of a button that the screen does not have', async () => {
  show();
  screen.getByText('Exportar').remove();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await typeText(await search(), 'exportar');
  expect(await screen.findByText('No se encontraron resultados')).toBeVisible();
});

it('is a named dialog, closed by its button, as phones have no Escape key', async () => {
  show();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await search();
  const dialog = screen.getByRole('dialog', { name: 'Buscar' });
  expect(dialog).toContainElement(field);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(field).not.toBeInTheDocument());
});

it('leaves single letters alone where they are turned off, but not Ctrl K', async () => {
  show();
  lettersOff.set(true);
  for (const key of ['?', '/', 'j', 'x']) fireEvent.keyDown(document.body, { key });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByLabelText('Buscar pantallas, pedidos, clientes y productos')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(await search()).toBeVisible();
  lettersOff.set(null);
});

it('has the switch that turns single letters off among the keys', async () => {
  show();
  fireEvent.keyDown(document.body, { key: '?' });
  const letters = await screen.findByLabelText(/^Atajos de una sola letra/);
  expect(letters).toBeChecked();
  fireEvent.click(letters);
  expect(letters).not.toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(letters).not.toBeInTheDocument());
  fireEvent.keyDown(document.body, { key: '?' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(await search()).toBeVisible();
  expect(screen.queryByLabelText(/^Atajos de una sola letra/)).toBeNull();
  lettersOff.set(null);
});
