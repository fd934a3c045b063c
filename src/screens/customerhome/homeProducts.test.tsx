import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { clearCarts } from '~/session/cart';
import { leaveStore, customerSession } from '~/session/customer';
import { renderScreen } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';

import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { CATALOGUE_TOKENS } from '../../../mocks/seed/accounts';

const backend = useMockBackend();

afterEach(() => {
  clearCarts();
  leaveStore();
});

const chat = () => screen.findByText('Abriendo el chat…');
const products = () => screen.findByRole('region', { name: 'Recomendados' });
const pluses = (part: HTMLElement) => within(part).getAllByRole('button', { name: /^Sumar/ });

it('offers products in the cart of the catalogue, and adds them to the order', async () => {
  const { router } = renderScreen('/s/donpepe');
  const [first] = pluses(await products());
  if (!first) throw new Error('No product');
  fireEvent.click(first);
  fireEvent.click(first);
  const stored: unknown = JSON.parse(window.localStorage.getItem('carts') ?? 'null');
  expect(JSON.stringify(stored)).toContain(CATALOGUE_TOKENS.donpepe);
  const chosen = screen.getByText(/^1 producto ·/);
  expect(chosen).toHaveTextContent(/ · falta agregarlo al pedido$/);

  fireEvent.click(screen.getByRole('button', { name: 'Agregar al pedido' }));
  await screen.findByText('Tu pedido todavía no está confirmado');
  const { currentOrderToken } = customerSession();
  expect(router.state.location.pathname).toBe(`/orderstatus/${currentOrderToken}`);
  const order = backend.db.orders.find(({ token }) => token === currentOrderToken);
  expect(order?.items).toHaveLength(1);
});

it('opens the product over the home, and Back closes it', async () => {
  const { router } = renderScreen('/s/donpepe');
  const name = within(await products()).getByRole('button', { name: /^Leche entera/ });
  fireEvent.click(name);
  const dialog = await screen.findByRole('dialog', { name: /^Leche entera/ });
  // Its size stays on the line of its name.
  expect(name.textContent).toBe('Leche entera sachet 1\u00a0l');
  expect(within(dialog).getByRole('button', { name: /^Agregar/ })).toBeInTheDocument();
  act(() => router.history.back());
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/s/donpepe');
});

it('shows the rest of the home when the catalogue cannot be read', async () => {
  addFault(backend.db, {
    operationId: 'getProductList',
    status: 500,
    message: null,
    delayMs: 0,
    times: 9,
  });
  const { router } = renderScreen('/s/donpepe');
  await screen.findByRole('region', { name: 'Destacados' });
  await waitFor(() => expect(document.querySelector('[data-kind=products]')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Recomendados' })).toBeNull();
  expect(router.state.location.pathname).toBe('/s/donpepe');
});

describe('while the products load', () => {
  beforeEach(() => {
    addFault(backend.db, {
      operationId: 'getProductList',
      status: 200,
      message: null,
      delayMs: 30_000,
      times: 1,
    });
  });

  it('the chat waits for them, or for the press of its button', async () => {
    renderScreen('/s/donpepe');
    await screen.findByRole('region', { name: 'Destacados' });
    expect(screen.queryByRole('contentinfo')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Hablar con el asistente' }));
    expect(await chat()).toBeInTheDocument();
    expect(document.querySelector('[data-kind=products]')).not.toBeNull();
  });

  it('the chat opens with the text of the URL', async () => {
    renderScreen('/s/donpepe?text=hola');
    expect(await chat()).toBeInTheDocument();
    expect(document.querySelector('[data-kind=products]')).not.toBeNull();
  });
});

it('a promo leads to its page, which the seller sees', async () => {
  const before = backend.db.clientActivity.all().length;
  const { router } = renderScreen('/s/donpepe');
  fireEvent.click(await screen.findByRole('link', { name: 'Frutas de estación' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/productlist/${CATALOGUE_TOKENS.donpepe}`),
  );
  await waitFor(() =>
    expect(backend.db.clientActivity.all().slice(before)).toContainEqual(
      expect.objectContaining({
        activity_name: 'promo',
        payload: expect.objectContaining({ description: 'Frutas de estación' }),
      }),
    ),
  );
});
