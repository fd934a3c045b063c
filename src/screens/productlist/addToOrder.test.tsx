import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { clearCarts } from '~/session/cart';
import { leaveStore } from '~/session/customer';
import { typeText } from '~/testSupport/typing';
import { toastQueue } from '~/ui/feedback/toast';

import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { CATALOGUE_TOKENS, CUSTOMER_LINKS } from '../../../mocks/seed/accounts';
import { renderScreen } from '../../app/renderScreen';

const backend = useMockBackend();

afterEach(() => {
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
  clearCarts();
  leaveStore();
});

/** Types an amount of the first product and presses "Agregar al pedido". */
async function addFirstProduct() {
  renderScreen(`/productlist/${CATALOGUE_TOKENS.donpepe}`);
  const [amount] = await screen.findAllByLabelText(/^Cantidad de/, {});
  if (!amount) throw new Error('No product');
  await typeText(amount, '2');
  const add = await screen.findByRole('button', { name: 'Agregar al pedido' });
  add.focus();
  fireEvent.click(add);
  return add;
}

it('moves the focus to "Ver pedido" when the focused button leaves with the cart', async () => {
  const add = await addFirstProduct();
  await waitFor(() => expect(add).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ver pedido' })).toHaveFocus());
});

it('offers the chat instead of filters and choices in a catalogue without products', async () => {
  renderScreen(`/productlist/${CATALOGUE_TOKENS.cornerbooks}`);
  expect(await screen.findByRole('heading', { name: 'Todavía no hay productos' })).toBeVisible();
  expect(screen.getByText('No se encontraron resultados')).toBeVisible();
  expect(screen.queryByText('Tocá + para elegir productos')).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Filtros|Vitrina/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Hablar con el asistente' }));
  expect(await screen.findByText('Abriendo el chat…')).toBeVisible();
});

it('offers no choice while no product matches the search', async () => {
  renderScreen(`/productlist/${CATALOGUE_TOKENS.donpepe}?nombre=zzz`);
  expect(await screen.findByText('No se encontraron resultados')).toBeInTheDocument();
  expect(screen.queryByText('Tocá + para elegir productos')).not.toBeInTheDocument();
});

it('shows one success when the answer is lost and the order holds the products', async () => {
  const fault = { status: 'lost', message: null, delayMs: 0, times: 1 } as const;
  addFault(backend.db, { operationId: 'addOrderItems', ...fault });
  const add = await addFirstProduct();
  await waitFor(() => expect(add).not.toBeInTheDocument());
  expect(toastQueue.snapshot().map(({ text }) => text)).toEqual([
    'Ya se guardó: solo había fallado la respuesta.',
  ]);
});

it('names a product that is no longer sold, and keeps the others chosen', async () => {
  renderScreen(`/productlist/${CATALOGUE_TOKENS.donpepe}`);
  const [first, second] = await screen.findAllByLabelText(/^Cantidad de/);
  if (!first || !second) throw new Error('No products');
  await typeText(first, '2');
  await typeText(second, '1');
  const [gone] = backend.db.products.all();
  if (!gone) throw new Error('No product');
  expect(first).toHaveAccessibleName(`Cantidad de ${gone.name}`);
  backend.db.products.remove(gone.id);

  fireEvent.click(await screen.findByRole('button', { name: 'Agregar al pedido' }));
  await waitFor(() =>
    expect(toastQueue.snapshot().map(({ text }) => text)).toContain(`Ya no se vende: ${gone.name}`),
  );
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(second).toHaveValue('1');
});

it('keeps an order on the screen that cannot be read again when a dialog opens', async () => {
  const { queryClient } = renderScreen(CUSTOMER_LINKS.provisional);
  const details = await screen.findByRole('button', { name: 'Mis datos' });
  const fault = { status: 'network', message: null, delayMs: 0, times: null } as const;
  addFault(backend.db, { operationId: 'getOrderStatus', ...fault });
  await queryClient.invalidateQueries();

  fireEvent.click(details);
  await screen.findByRole('dialog', { name: 'Mis datos' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByText('RESUMEN DEL PEDIDO')).toBeInTheDocument();
});
