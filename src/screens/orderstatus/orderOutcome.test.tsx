import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { leaveStore, saveCustomerSession } from '~/session/customer';
import { forgetOrderOutcome, receiptShown, saveOrderOutcome } from '~/session/orderOutcome';
import { forgetCheckout, saveCheckout } from '~/session/payment';
import { renderScreen } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';

import { useMockBackend } from '../../../mocks/node';
import { CATALOGUE_TOKENS, DEMO_ORDERS } from '../../../mocks/seed/accounts';

const backend = useMockBackend();

afterEach(() => {
  forgetOrderOutcome();
  forgetCheckout();
  leaveStore();
});

function change(token: string, fields: Partial<ReturnType<typeof backend.db.orders.all>[number]>) {
  const row = backend.db.orders.find((order) => order.token === token);
  if (!row) throw new Error('No order');
  backend.db.orders.update(row.id, fields);
}

const store = '#donpepe';

describe('the result of an order', () => {
  it.each(['discarded', 'confirmed'] as const)('%s: shows at its store only', async (kind) => {
    saveOrderOutcome({ kind, order: DEMO_ORDERS.cash.token, store });
    const box = { name: kind === 'discarded' ? 'Descartaste el pedido' : /confirmado$/ };
    const { unmount } = renderScreen('/s/feiralucia');
    // The box comes before it.
    await screen.findByText('Plataforma:');
    expect(screen.queryByRole('region', box)).toBeNull();
    unmount();
    renderScreen('/s/donpepe');
    expect(await screen.findByRole('region', box)).toBeVisible();
  });

  it('shows in no catalogue of another store', async () => {
    saveOrderOutcome({ kind: 'discarded', order: DEMO_ORDERS.cash.token, store });
    renderScreen(`/productlist/${CATALOGUE_TOKENS.feiralucia}`);
    await screen.findAllByLabelText(/^Cantidad de/);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Descartaste el pedido' })).toBeNull();
  });

  it('is there as soon as the home is', async () => {
    // The store is known, as after an order.
    const { unmount } = renderScreen('/s/donpepe');
    await screen.findByRole('heading', { level: 1 });
    unmount();
    saveOrderOutcome({ kind: 'confirmed', order: DEMO_ORDERS.cash.token, store });
    renderScreen('/s/donpepe');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('region', { name: /confirmado$|^Recibimos tu pedido$/ })).toBeVisible();
  });

  it('is there as soon as the summary is', async () => {
    const { token } = DEMO_ORDERS.cash;
    saveOrderOutcome({ kind: 'confirmed', order: token, store });
    renderScreen(`/orderstatus/${token}`);
    await screen.findByRole('region', { name: 'Estado del pedido' });
    expect(screen.getByRole('region', { name: /confirmado$/ })).toBeVisible();
  });

  it('is left out on a later visit of the summary that finds the store at work', async () => {
    const { token } = DEMO_ORDERS.cash;
    saveOrderOutcome({ kind: 'confirmed', order: token, store });
    const { unmount } = renderScreen(`/orderstatus/${token}`);
    expect(await screen.findByRole('region', { name: /confirmado$/ })).toBeVisible();
    unmount();
    renderScreen(`/orderstatus/${token}`);
    await screen.findByRole('region', { name: 'Estado del pedido' });
    expect(screen.queryByRole('region', { name: /confirmado$/ })).toBeNull();
  });

  it.each([
    ['pending', /confirmado$/],
    ['preparing', 'Tu pedido'],
  ] as const)(
    'of an order %s is decided before a later visit of the home',
    async (status, name) => {
      const { token } = DEMO_ORDERS.cash;
      const { unmount } = renderScreen('/s/donpepe');
      await screen.findByRole('heading', { level: 1 });
      unmount();
      change(token, { status });
      saveCustomerSession({ currentOrderToken: token });
      saveCustomerSession({ currentOrderToken: null });
      saveOrderOutcome({ kind: 'confirmed', order: token, store });
      receiptShown();
      renderScreen('/s/donpepe');
      await screen.findByRole('heading', { level: 1, name: 'QUIERO COMPRAR' });
      expect(screen.queryByText('Recibimos tu pedido')).toBeNull();
      expect(screen.queryByText(/confirmado$/) !== null).toBe(status === 'pending');
      expect(await screen.findByRole('region', { name })).toBeVisible();
    },
  );

  it('leads on the home to the order, where the pay button will be', async () => {
    const { token } = DEMO_ORDERS.toPay;
    change(token, { payment_status: 'pending' });
    saveOrderOutcome({ kind: 'confirmed', order: token, store });
    renderScreen('/s/donpepe');
    const box = within(await screen.findByRole('region', { name: /confirmado$/ }));
    expect(box.getByText(/en tu pedido aparece el botón Pagar\.$/)).toBeVisible();
    const order = box.getByRole('link', { name: 'Ver pedido' });
    expect(order).not.toHaveAttribute('data-variant', 'default');
    expect(screen.getByRole('link', { name: 'Ver catálogo' })).toHaveAttribute(
      'data-variant',
      'default',
    );
  });

  it('says on the summary once where the order is picked up, its state and its total', async () => {
    const { token } = DEMO_ORDERS.cash;
    saveOrderOutcome({ kind: 'confirmed', order: token, store });
    renderScreen(`/orderstatus/${token}`);
    const box = await screen.findByRole('region', { name: /confirmado$/ });
    expect(screen.getAllByText('La tienda está preparando tu pedido')).toHaveLength(1);
    const address = backend.db.stores.find(({ hashtag }) => hashtag === store)?.address ?? '';
    expect(address).not.toBe('');
    expect(screen.getAllByText(`Retira en sucursal: ${address}`)).toHaveLength(1);
    // Beside the number and below the products.
    expect(box).not.toHaveTextContent('$');
  });
});

it('feeds the receipt in once, with the hour, felt where the phone allows it', async () => {
  const vibrate = vi.fn<(ms: number) => boolean>();
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  const { token } = DEMO_ORDERS.cash;
  saveOrderOutcome({ kind: 'confirmed', order: token, store });
  for (const isNew of [true, false]) {
    const { unmount } = renderScreen(`/orderstatus/${token}`);
    const state = await screen.findByRole('region', { name: 'Estado del pedido' });
    expect(state.hasAttribute('data-new')).toBe(isNew);
    const stamps = within(state).getByRole('list', { name: 'Sellos del pedido' });
    expect(stamps).toHaveTextContent(/^Recibido \d\d:\d\dEn proceso$/);
    unmount();
  }
  expect(vibrate.mock.calls.length).toBeLessThanOrEqual(1);
  Reflect.deleteProperty(navigator, 'vibrate');
});

it('asks who ordered where the store does not know it, and keeps the answer', async () => {
  const { token } = DEMO_ORDERS.cash;
  saveOrderOutcome({ kind: 'confirmed', order: token, store });
  renderScreen(`/orderstatus/${token}`);
  const form = within(await screen.findByRole('form', { name: 'A nombre de quién' }));
  const name = form.getByLabelText('Nombre y apellido');
  fireEvent.change(name, { target: { value: 'Carlos Pérez' } });
  fireEvent.change(form.getByLabelText('Teléfono'), { target: { value: '11 5321 7788' } });
  expect(form.getByLabelText('Email (opcional)')).toHaveValue('');
  fireEvent.click(form.getByRole('button', { name: 'Guardar mis datos' }));
  await waitFor(() => expect(name).not.toBeInTheDocument());
  expect(backend.db.clients.find(({ phone }) => phone === '11 5321 7788')).toMatchObject({
    first_name: 'Carlos',
    last_name: 'Pérez',
  });
});

it('shows what the store wrote about an item below its amount', async () => {
  renderScreen(`/orderstatus/${DEMO_ORDERS.processing.token}`);
  expect(await screen.findByRole('cell', { name: /^2,5\skg\s×\s.*Pesó 2,6\skg$/ })).toBeVisible();
});

describe('the state of an order', () => {
  it.each(['provisional', 'discarded'] as const)(
    '%s: names no delivery that nobody has chosen',
    async (status) => {
      const { token } = DEMO_ORDERS.toPay;
      change(token, { status, delivery: false, delivery_address: null });
      renderScreen(`/orderstatus/${token}`);
      const state = await screen.findByRole('region', { name: 'Estado del pedido' });
      expect(state).not.toHaveTextContent('Retira en sucursal');
    },
  );

  it.each(['discarded', 'store_canceled'] as const)(
    '%s: says nothing about paying',
    async (status) => {
      const { token } = DEMO_ORDERS.toPay;
      change(token, { status });
      renderScreen(`/orderstatus/${token}`);
      const state = await screen.findByRole('region', { name: 'Estado del pedido' });
      expect(state).not.toHaveTextContent(/pag/i);
    },
  );

  it('says after the checkout was closed that no payment is known yet', async () => {
    const { token } = DEMO_ORDERS.toPay;
    saveCheckout({ order: token, until: Date.now() + 15_000 });
    renderScreen(`/orderstatus/${token}`);
    await screen.findByRole('button', { name: /^Procesando/ });
    const state = screen.getByRole('region', { name: 'Estado del pedido' });
    await waitFor(() => expect(state).toHaveTextContent('Estamos buscando tu pago'));
    expect(state).not.toHaveTextContent('ya podés pagar');
    expect(state).not.toHaveTextContent('No tenés que pagar de nuevo');
  });

  it('shows each shipment of a delivered order with its link, without an arrival', async () => {
    renderScreen(`/orderstatus/${DEMO_ORDERS.dispatched.token}`);
    const state = await screen.findByRole('region', { name: 'Estado del pedido' });
    const links = within(state).getAllByRole('link', { name: /^Ver seguimiento/ });
    expect(links.map((link) => link.getAttribute('href')?.split('/').at(-1))).toEqual([
      'CS104455201',
      'CS104455202',
    ]);
    expect(state).not.toHaveTextContent('llega');
  });
});
