import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { orderQuery } from '~/api/orders';
import type { OrderStatus } from '~/contract/types';
import { signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { newTab } from '~/testSupport/testHooks';
import { typeText } from '~/testSupport/typing';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import * as itemCells from './items/itemCells';
import { OrderEditor } from './OrderEditor';
// The lazy parts are loaded before the tests start.
import './concepts/ConceptsTab';
import './items/AddItemTab';
import '~/components/orders/WhatsappDialog';

const backend = useMockBackend();

beforeEach(() => signInAs(ACCOUNTS.storeAdmin));
afterEach(() => vi.unstubAllGlobals());

type Listener = (event: { matches: boolean }) => void;

/** A window whose width matches every media query, or none. */
function stubWidth(isWide: boolean) {
  const listeners = new Set<Listener>();
  const width = { isWide };
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    get matches() {
      return width.isWide;
    },
    addEventListener: (_type: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_type: string, listener: Listener) => listeners.delete(listener),
  }));
  return (next: boolean) =>
    act(() => {
      width.isWide = next;
      for (const listener of listeners) listener({ matches: next });
    });
}

async function renderEditor({ status }: { status?: OrderStatus } = {}) {
  const { id } = backend.db.orders.find(({ alphanum_id }) => alphanum_id === 'DPEFEC1') ?? {};
  if (id !== undefined && status) backend.db.orders.update(id, { status });
  const tab = newTab();
  const order = await tab.fetchQuery(orderQuery('DPEFEC1'));
  if (!order) throw new Error('The demo data have no DPEFEC1');
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <OrderEditor alphanumId="DPEFEC1" order={order} />,
    }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={tab}>
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { router, stored: () => backend.db.orders.get(order.id) };
}

it.each([
  ['table', true],
  ['cards', false],
])('renders only the item that is typed in, as %s', async (_look, isWide) => {
  stubWidth(isWide);
  await renderEditor();
  const [first] = await screen.findAllByLabelText(/^Editar precio y observación de /);
  if (first === undefined) throw new Error('No items');
  const name = first.getAttribute('aria-label')?.replace(/^.* de /, '') ?? '';
  fireEvent.click(first);
  const rendered = vi.spyOn(itemCells, 'ItemProduct');
  await typeText(screen.getByLabelText(`Observación de ${name}`), 'Sin cáscara');
  const names = rendered.mock.calls.map(([{ item }]) => item.product_denormalized.name);
  expect(new Set(names)).toEqual(new Set([name]));
});

it('keeps the message that is being written while the width of the window changes', async () => {
  const resize = stubWidth(true);
  await renderEditor();
  const items = await screen.findByLabelText('Items del pedido', { selector: 'table' });
  fireEvent.click(screen.getByLabelText(/^Escribir por WhatsApp/));
  const text = await screen.findByLabelText('Texto');
  await typeText(text, 'Ya sale');

  resize(false);
  expect(items).not.toBeInTheDocument();
  expect(text).toBeInTheDocument();
  expect(text).toHaveValue('Ya sale');
  resize(true);
  expect(text).toBeInTheDocument();
  expect(text).toHaveValue('Ya sale');
});

const price = () =>
  screen.getByRole('textbox', { name: 'Precio revisado (total) de Tomate redondo' });

/** Opens an item and types its revised price. */
async function revise(text: string) {
  const pencil = await screen.findByRole('button', {
    name: 'Editar precio y observación de Tomate redondo',
  });
  fireEvent.click(pencil);
  await typeText(price(), text);
}

it('a save leads to an invalid price, whichever tab is open', async () => {
  stubWidth(true);
  await renderEditor();
  await revise('1.2345');
  fireEvent.click(screen.getByRole('tab', { name: 'OTROS' }));
  await screen.findByRole('list', { name: 'Otros conceptos' });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(price()).toHaveFocus());
  expect(price()).toHaveValue('1.2345');
  expect(screen.getByText('Hay datos por corregir antes de guardar')).toBeVisible();
});

it('a save leads to a concept that was typed and not added, and sends nothing', async () => {
  stubWidth(true);
  const { stored } = await renderEditor();
  const before = stored();
  await revise('900');
  fireEvent.click(screen.getByRole('tab', { name: 'OTROS' }));
  const add = await screen.findByRole('button', { name: 'Agregar' });
  const form = add.closest('form');
  if (form === null) throw new Error('No form');
  await typeText(within(form).getByRole('textbox', { name: 'Descripción' }), 'Bolsa');
  fireEvent.click(screen.getByRole('tab', { name: 'PEDIDO' }));
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(
    await screen.findByText('Hay un concepto sin agregar: agréguelo o borre lo que escribió.'),
  ).toBeVisible();
  expect(await screen.findByDisplayValue('Bolsa')).toBeVisible();
  expect(stored()).toEqual(before);
});

const filter = () => screen.getByRole('textbox', { name: 'Filtrar por nombre' });

it('a save leads to a quantity that cannot be used, with its reason, and sends nothing', async () => {
  stubWidth(true);
  const { stored } = await renderEditor({ status: 'pending' });
  const before = stored();
  fireEvent.click(await screen.findByRole('tab', { name: 'AGREGAR ITEM' }));
  await screen.findByRole('list', { name: 'Productos' });
  fireEvent.change(filter(), { target: { value: 'malbec' } });
  const [add] = await screen.findAllByRole('button', { name: /^Agregar ./ });
  const product = add?.getAttribute('aria-label')?.replace('Agregar ', '');
  fireEvent.click(add ?? document.body);
  const quantity = () => screen.getByRole('textbox', { name: `Cantidad de ${product}` });
  await typeText(quantity(), 'abc');
  fireEvent.click(screen.getByRole('tab', { name: 'PEDIDO' }));
  await screen.findByLabelText('Items del pedido', { selector: 'table' });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(quantity()).toHaveFocus());
  expect(quantity()).toHaveValue('abc');
  expect(quantity()).toHaveAccessibleDescription('Por favor ingrese un numero valido');
  expect(screen.getByText(/^Hay una cantidad sin agregar/)).toBeVisible();
  expect(filter()).toHaveValue('malbec');
  expect(stored()).toEqual(before);
  fireEvent.click(screen.getByRole('button', { name: `Restar 1 de ${product}` }));
  expect(screen.getByRole('button', { name: 'Guardar' })).toHaveAccessibleDescription(
    'No hay cambios para guardar',
  );
});

it('a press on Guardar gives the focus back once the order is saved', async () => {
  stubWidth(true);
  await renderEditor();
  await revise('900');
  fireEvent.keyDown(price(), { key: 'Enter' });
  const focused = document.activeElement;
  expect(focused).toHaveAccessibleName(/^Editar precio y observación de/);
  const save = screen.getByRole('button', { name: 'Guardar' });
  save.focus();
  fireEvent.click(save);
  await waitFor(() => expect(focused).toHaveFocus());
  expect(screen.queryByText('Cambios sin guardar')).not.toBeInTheDocument();
});

it('Tab leads from the revised price to the observation, past the button that removes it', async () => {
  stubWidth(true);
  await renderEditor();
  await revise('900');
  const [first, second, third] = screen
    .getAllByLabelText(/de Tomate redondo$/)
    .filter((element) => element.matches('input, textarea, button:not([aria-expanded])'))
    .filter((element) => element.getAttribute('type') !== 'checkbox');
  expect(first).toBe(price());
  expect(second).toHaveAccessibleName('Observación de Tomate redondo');
  expect(third).toHaveAccessibleName('Restaurar el precio original de Tomate redondo');
});

it('Back closes the actions below the order, and keeps what was typed', async () => {
  stubWidth(false);
  const { router } = await renderEditor();
  const note = await screen.findByLabelText('Observación de la tienda');
  await typeText(note, 'Sale hoy');
  const [more] = screen.getAllByRole('button', { name: 'Otros pasos' });
  if (more === undefined) throw new Error('No button');
  fireEvent.click(more);
  await waitFor(() => expect(router.history.location.state.overlay).toBe(true));
  expect(more).toHaveAttribute('aria-expanded', 'true');
  act(() => router.history.back());
  await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'false'));
  expect(note).toHaveValue('Sale hoy');
});
