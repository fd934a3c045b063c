import { fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { markFirstView } from '~/lib/browser/firstView';
import { renderComponent } from '~/testSupport/renderComponent';
import { screen, within } from '~/testSupport/screen';

import { fromWidth } from '../../theme/widths';
import type { Column, Filters } from '../columns';
import { ListBar } from '../ListBar';
import type { ListSearch } from '../listSearch';
import { useList } from '../useList';
import { FilterLine } from './FilterLine';

const statuses = [
  { value: 'pending', label: 'Pendiente' },
  { value: 'done', label: 'Entregado' },
];
const columns: readonly Column<object>[] = [
  { key: 'cliente', header: 'Cliente', text: () => '', filter: { kind: 'text' } },
  { key: 'fecha', header: 'Fecha', text: () => '', filter: { kind: 'date' } },
  { key: 'estado', header: 'Estado', text: () => '', filter: { kind: 'combo', options: statuses } },
];

/** Rows that every filter shows, as far as these tests go. */
const rows: readonly object[] = Array.from({ length: 11 }, () => ({}));

function Bar({ initial }: { initial: Filters }) {
  const [search, setSearch] = useState<ListSearch>(initial);
  const list = useList(rows, columns, {
    name: 'Pedidos',
    noun: ['pedido', 'pedidos'],
    rowKey: () => 1,
    search,
    onSearch: setSearch,
  });
  return (
    <>
      <ListBar list={list}>{null}</ListBar>
      <FilterLine list={list} />
    </>
  );
}

function show(initial: Filters, { phone = false } = {}) {
  if (!phone) {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media === fromWidth('sm') }),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
  }
  // The panel loads after the first view.
  markFirstView();
  renderComponent(<Bar initial={initial} />);
}

const button = (name: string) => screen.getByRole('button', { name });
const chips = () =>
  screen.getAllByRole('listitem').map((chip) => chip.querySelector('button')?.textContent);

/** Presses a chip, and returns the field of its editor, which has the focus. */
async function editorField(chip: string, filter: string) {
  fireEvent.click(button(chip));
  const editor = await screen.findByRole('dialog', { name: `Filtro ${filter}` });
  const field = within(editor).getByRole<HTMLInputElement>(
    filter === 'Estado' ? 'combobox' : 'textbox',
    { name: filter },
  );
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

it('edits a text at its chip, and returns the focus to it', async () => {
  show({ cliente: 'luz' });
  const field = await editorField('Cambiar Cliente: luz', 'Cliente');
  expect(field).toHaveValue('luz');
  // The chip stays while its text is empty.
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.change(field, { target: { value: 'ana' } });
  fireEvent.submit(field);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Cambiar Cliente: ana')).toHaveFocus();
});

it('says at its chip that a date is none', () => {
  renderComponent(<Bar initial={{ fecha: '31/02/2026' }} />);
  expect(screen.getByText('Fecha: 31/02/2026 (no válida)')).toBeVisible();
});

it('removes the chip of a filter that was emptied, and moves the focus to the next one', async () => {
  show({ cliente: 'luz', estado: 'done' });
  const field = await editorField('Cambiar Cliente: luz', 'Cliente');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(chips()).toEqual(['Estado: Entregado']));
  await waitFor(() => expect(button('Cambiar Estado: Entregado')).toHaveFocus());
});

it('changes a chosen value at its chip, which closes with the choice', async () => {
  show({ estado: 'done' });
  const field = await editorField('Cambiar Estado: Entregado', 'Estado');
  fireEvent.click(field);
  fireEvent.click(await screen.findByRole('option', { name: 'Pendiente' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Cambiar Estado: Pendiente')).toHaveFocus();
});

it('closes the editor with another press on its chip', async () => {
  show({ fecha: '22/11' });
  await editorField('Cambiar Fecha: 22/11', 'Fecha');
  const chip = button('Cambiar Fecha: 22/11');
  fireEvent.pointerDown(chip);
  fireEvent.mouseDown(chip);
  fireEvent.click(chip);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens a sheet at the field of a pressed chip on a phone, which clears and shows the rows', async () => {
  show({ cliente: 'luz', fecha: '22/11' }, { phone: true });
  fireEvent.click(button('Cambiar Fecha: 22/11'));
  const sheet = await screen.findByRole('dialog', { name: 'Filtros' });
  const field = await within(sheet).findByRole('textbox', { name: 'Fecha' });
  await waitFor(() => expect(field).toHaveFocus());
  fireEvent.click(within(sheet).getByRole('button', { name: 'Limpiar' }));
  expect(field).toHaveValue('');
  fireEvent.click(within(sheet).getByRole('button', { name: 'Ver 11 pedidos' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
