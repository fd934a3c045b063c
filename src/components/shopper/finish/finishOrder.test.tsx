import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { activities } from '~/domain/shopper/activities';
import { EMPTY_CART, setAmount } from '~/domain/shopper/cart';
import { formatMoney } from '~/lib/money';
import { changeCart, clearCarts, storedCart } from '~/session/cart';
import { leaveStore } from '~/session/customer';
import { press, until } from '~/testSupport/page';
import { renderScreen } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { toastQueue } from '~/ui/feedback/toast';

import type { FaultStatus } from '../../../../mocks/database/db';
import { addFault, clearFaults, type FaultName } from '../../../../mocks/faults';
import { useMockBackend } from '../../../../mocks/node';
import { CATALOGUE_TOKENS, CUSTOMER_LINKS, DEMO_ORDERS } from '../../../../mocks/seed/accounts';

const backend = useMockBackend();
const token = CATALOGUE_TOKENS.donpepe;

const fail = (operationId: FaultName, status: FaultStatus, times: number | null = 1) =>
  addFault(backend.db, { operationId, status, message: null, delayMs: 0, times });

/** A product of the catalogue that the provisional order did not hold at first. */
function findUnordered() {
  const held = new Set(order().items.map(({ product_id }) => product_id));
  const found = backend.db.products.find(
    ({ id, store_id, active, quantity_unit }) =>
      active && store_id === order().store_id && quantity_unit === 'unid' && !held.has(id),
  );
  if (!found) throw new Error('No product');
  return found;
}

function order() {
  const found = backend.db.orders.find(({ token: one }) => one === DEMO_ORDERS.provisional.token);
  if (!found) throw new Error('No order');
  return found;
}

const amountHeld = (id: number) =>
  order().items.find(({ product_id }) => product_id === id)?.amount ?? 0;

const finishes = () =>
  backend.db.clientActivity
    .all()
    .filter(({ activity_name }) => activity_name === activities.orderFinished).length;
const isFinished = () => finishes() > 0;

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
  clearCarts();
  leaveStore();
});

/** Chooses a product in the catalogue, and presses "Finalizar pedido" on the order's page. */
async function finishWith(typed: string) {
  const product = findUnordered();
  changeCart(token, (cart) => setAmount(cart, product, typed));
  const { router } = renderScreen(CUSTOMER_LINKS.provisional);
  await press('Finalizar pedido');
  return { product, router, dialog: await fillContact() };
}

/** Types name and phone into the dialog that asks for them. */
async function fillContact() {
  const dialog = within(await screen.findByRole('dialog', { name: /./ }));
  await dialog.findByLabelText('Teléfono');
  const named: [string, string][] = [
    ['Nombre y apellido', 'Lucía Ferreyra'],
    ['Teléfono', '11 5555-0202'],
  ];
  for (const [label, value] of named) {
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  }
  return dialog;
}

it('adds what was chosen in the catalogue before it finishes the order', async () => {
  const { product, dialog } = await finishWith('3');
  expect(dialog.getByText(/^Elegiste un producto que todavía no está en el pedido/)).toBeVisible();
  expect(isFinished()).toBe(false);
  await press('Agregar y finalizar');
  await press('Agregar y finalizar');
  await waitFor(() => expect(isFinished()).toBe(true));
  expect(amountHeld(product.id)).toBe(3);
  expect(storedCart(token)).toEqual({});
  expect(screen.queryByRole('dialog', { name: /./ })).toBeNull();
});

it('shows what is ordered and its total before the last press', async () => {
  const { product, dialog } = await finishWith('3');
  const summary = dialog.getByLabelText('Lo que vas a pedir');
  const [item] = order().items;
  expect(summary).toHaveTextContent(item?.product_denormalized.name ?? '-');
  const total = order().total_price + 3 * (product.price_per_unit ?? 0);
  expect(summary).toHaveTextContent(formatMoney(total, '$').replace('\u00a0', ' '));
});

it('shows what is ordered as another tab changes it meanwhile', async () => {
  renderScreen(CUSTOMER_LINKS.provisional);
  await press('Finalizar pedido');
  const summary = await screen.findByLabelText('Lo que vas a pedir');
  const [gone, ...items] = order().items;
  const name = gone?.product_denormalized.name ?? '-';
  expect(summary).toHaveTextContent(name);
  backend.db.orders.update(order().id, { items });
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitFor(() => expect(summary).not.toHaveTextContent(name));
});

it('sends the address with who orders, where delivery is still open', async () => {
  backend.db.orders.update(order().id, { delivery: false, delivery_address: null });
  renderScreen(CUSTOMER_LINKS.provisional);
  await press('Finalizar pedido');
  const dialog = await fillContact();
  fireEvent.change(dialog.getByLabelText(/^Dirección/), { target: { value: 'Gascón 1280' } });
  await press('Continuar');
  await waitFor(() => expect(isFinished()).toBe(true));
  expect(backend.db.clients.find((one) => one.address === 'Gascón 1280')).toBeDefined();
});

it('asks for name and phone only once', async () => {
  renderScreen(CUSTOMER_LINKS.provisional);
  await press('Finalizar pedido');
  await fillContact();
  await press('Continuar');
  await waitFor(() => expect(isFinished()).toBe(true));
  await press('Finalizar pedido');
  await waitFor(() => expect(finishes()).toBe(2));
  expect(asked()).toBeNull();
});

it('logs the number of an order that is finished in the catalogue', async () => {
  renderScreen(CUSTOMER_LINKS.provisional);
  await screen.findByRole('button', { name: 'Finalizar pedido' });
  cleanup();
  renderScreen(`/productlist/${token}`);
  await until('the order', () => document.body.textContent.includes('Tu pedido tiene'));
  await press('Finalizar pedido');
  await fillContact();
  await press('Continuar');
  await waitFor(() => expect(isFinished()).toBe(true));
  expect(backend.db.clientActivity.all().map(({ payload }) => payload)).toContainEqual({
    order: order().alphanum_id,
  });
});

const asked = () => screen.queryByRole('dialog', { name: 'Finalizar pedido' });

it('asks for name and phone, says which is wrong, and Back leaves the question', async () => {
  const { router } = renderScreen(CUSTOMER_LINKS.provisional);
  const finish = await screen.findByRole('button', { name: 'Finalizar pedido' });
  finish.focus();
  await press('Finalizar pedido');
  await screen.findByRole('dialog', { name: 'Finalizar pedido' });
  act(() => router.history.back());
  await until('the question leaves', () => asked() === null);
  await until('the focus returns', () => document.activeElement === finish);

  await press('Finalizar pedido');
  const dialog = within(await screen.findByRole('dialog', { name: 'Finalizar pedido' }));
  // An earlier order may have filled them.
  const name = await dialog.findByLabelText('Nombre y apellido');
  fireEvent.change(name, { target: { value: '' } });
  await press('Continuar');
  expect(await dialog.findByText('Ingresá tu nombre')).toBeVisible();
  fireEvent.change(name, { target: { value: 'Lucía' } });
  fireEvent.change(dialog.getByLabelText('Teléfono'), { target: { value: 'no tengo' } });
  expect(await dialog.findByText(/^Ingresá un teléfono válido/)).toBeVisible();
  expect(isFinished()).toBe(false);
});

it('stays open while it is sent', async () => {
  renderScreen(CUSTOMER_LINKS.provisional);
  await press('Finalizar pedido');
  await fillContact();
  const slow = { status: 200, message: null, delayMs: 500, times: 1 } as const;
  addFault(backend.db, { operationId: 'registerClient', ...slow });
  await press('Continuar');
  await until('it is sent', () => Boolean(asked()?.querySelector('[aria-busy="true"]')));
  await press('Cerrar');
  expect(asked()).toBeVisible();
  await waitFor(() => expect(isFinished()).toBe(true));
});

it('finishes the order without what was chosen, which stays in the cart', async () => {
  const { product } = await finishWith('3');
  await press('Finalizar sin agregar');
  await waitFor(() => expect(isFinished()).toBe(true));
  expect(amountHeld(product.id)).toBe(0);
  expect(storedCart(token)).toHaveProperty(`${product.id}.amount`, 3);
});

it('finishes nothing when the products cannot be added, and says why', async () => {
  const { product, dialog } = await finishWith('3');
  fail('addOrderItems', 500);
  await press('Agregar y finalizar');
  const reason = await dialog.findByRole('note');
  expect(reason).toHaveTextContent(
    /El pedido no se finalizó. Probá de nuevo, o finalizalo sin agregar.$/,
  );
  expect(isFinished()).toBe(false);
  expect(amountHeld(product.id)).toBe(0);
  await press('Agregar y finalizar');
  await waitFor(() => expect(isFinished()).toBe(true));
  expect(amountHeld(product.id)).toBe(3);
});

it('adds the products once when the answer is lost and cannot be looked up', async () => {
  const { product, dialog } = await finishWith('3');
  fail('addOrderItems', 'lost');
  fail('getOrderStatus', 'network', null);
  await press('Agregar y finalizar');
  expect(await dialog.findByRole('note')).toHaveTextContent('El pedido no se finalizó');
  expect(isFinished()).toBe(false);
  clearFaults(backend.db);
  await press('Agregar y finalizar');
  await waitFor(() => expect(isFinished()).toBe(true));
  expect(amountHeld(product.id)).toBe(3);
});

it('takes what was chosen along when the order has become empty', async () => {
  backend.db.orders.update(order().id, { items: order().items.slice(0, 1) });
  const product = findUnordered();
  changeCart(token, (cart) => setAmount(cart, product, '3'));
  renderScreen(CUSTOMER_LINKS.provisional);
  await press(/^Quitar /);
  await waitFor(() => expect(order().items).toEqual([]));
  const hint = 'Elegiste productos que todavía no están en el pedido.';
  await screen.findByText(hint, { selector: 'p' });
  expect(screen.getByText('El pedido está vacío', { selector: 'p' })).toBeVisible();
  await press('Finalizar pedido');
  await fillContact();
  expect(screen.queryByRole('button', { name: 'Finalizar sin agregar' })).toBeNull();
  await press('Agregar y finalizar');
  await waitFor(() => expect(isFinished()).toBe(true));
  expect(amountHeld(product.id)).toBe(3);
});

it('offers nothing to finish on an empty order without chosen products', async () => {
  backend.db.orders.update(order().id, { items: [] });
  const product = findUnordered();
  changeCart(token, (cart) => setAmount(cart, product, '3'));
  renderScreen(CUSTOMER_LINKS.provisional);
  await screen.findByRole('button', { name: 'Finalizar pedido' });
  act(() => changeCart(token, () => EMPTY_CART));
  expect(screen.queryByRole('button', { name: 'Finalizar pedido' })).toBeNull();
});

it('adds nothing again that another tab has added meanwhile', async () => {
  const { product, dialog } = await finishWith('3');
  act(() => changeCart(token, () => EMPTY_CART));
  expect(dialog.queryByText(/^Elegiste/)).not.toBeInTheDocument();
  await press('Continuar');
  await waitFor(() => expect(isFinished()).toBe(true));
  expect(amountHeld(product.id)).toBe(0);
});

/** The lock of the browser, which another tab holds until it has added what the cart had. */
async function addedFirst(_name: string, task: () => Promise<boolean>) {
  changeCart(token, () => EMPTY_CART);
  return task();
}

it('adds nothing again that another tab is adding at the same time', async () => {
  const { product } = await finishWith('3');
  const locks = { request: addedFirst };
  const { onLine } = navigator;
  vi.stubGlobal(
    'navigator',
    Object.defineProperties(Object.create(navigator), {
      locks: { value: locks },
      onLine: { value: onLine },
    }),
  );
  await press('Agregar y finalizar');
  await waitFor(() => expect(isFinished()).toBe(true));
  expect(amountHeld(product.id)).toBe(0);
});

it('adds nothing to another order than the one that is finished', async () => {
  const { product } = await finishWith('3');
  backend.db.orders.update(order().id, { status: 'pending' });
  await press('Agregar y finalizar');
  // The page shows the order as it is now.
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /./ })).toBeNull());
  expect(toastQueue.snapshot().map(({ text }) => text)).toEqual(['El pedido ya fue confirmado']);
  expect(isFinished()).toBe(false);
  expect(amountHeld(product.id)).toBe(0);
});

it('leads to the catalogue when an amount cannot be ordered', async () => {
  const { product, router, dialog } = await finishWith('1,5');
  expect(dialog.getByRole('note')).toHaveTextContent(
    `${product.name}: Este producto se vende por unidad entera. Corregí la cantidad en el catálogo.`,
  );
  expect(screen.queryByRole('button', { name: 'Agregar y finalizar' })).toBeNull();
  fireEvent.click(dialog.getByText('Ver catálogo'));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/productlist/${token}`));
});

it('offers to read the catalogue again, or to finish without it', async () => {
  fail('getProductList', 'network');
  const { product, dialog } = await finishWith('3');
  expect(
    dialog.getByText('Elegiste productos que todavía no están en el pedido.'),
  ).toBeInTheDocument();
  await press('Agregar y finalizar');
  await waitFor(() => expect(isFinished()).toBe(true));
  expect(amountHeld(product.id)).toBe(3);
});

it('says beside the button that the order was not sent when the browser has no connection', async () => {
  vi.doMock('./finishOrder', () => Promise.reject(new TypeError('Failed to fetch')));
  renderScreen(CUSTOMER_LINKS.provisional);
  await press('Finalizar pedido');
  await waitFor(() => expect(document.body).toHaveTextContent('No se envió el pedido.'));
  vi.doUnmock('./finishOrder');
});
