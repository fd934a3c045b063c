import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';

import { shopperOrderQuery } from '~/api/customerOrder';
import { clearCarts } from '~/session/cart';
import { leaveStore } from '~/session/customer';
import { clearTypedTexts } from '~/session/typedTexts';
import { press, until } from '~/testSupport/page';
import { renderScreen } from '~/testSupport/renderScreen';
import { screen } from '~/testSupport/screen';
import { sentBodies } from '~/testSupport/sentBodies';
import { typeText } from '~/testSupport/typing';
import { toastQueue } from '~/ui/feedback/toast';

import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { CATALOGUE_TOKENS, CUSTOMER_LINKS, DEMO_ORDERS } from '../../../mocks/seed/accounts';

const backend = useMockBackend();

afterEach(() => {
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
  clearCarts();
  clearTypedTexts();
  leaveStore();
});

const toasts = () => toastQueue.snapshot().map(({ text }) => text);

const yerba = 'Yerba mate con palo 1 kg';
const field = () => screen.findByLabelText(`Cantidad de ${yerba}`);

const storedItems = () =>
  backend.db.orders.find(({ token }) => token === DEMO_ORDERS.provisional.token)?.items ?? [];
const storedAmounts = () => storedItems().map(({ product_id, amount }) => ({ product_id, amount }));

/** Types an amount of the provisional order's first item and presses "Finalizar pedido". */
async function finishWith(amount: string) {
  renderScreen(CUSTOMER_LINKS.provisional);
  const input = await field();
  await typeText(input, amount);
  return async () => {
    const finish = await screen.findByRole('button', { name: 'Finalizar pedido' });
    finish.focus();
    fireEvent.click(finish);
  };
}

it('does not finish an order with an invalid amount, and leads to its field', async () => {
  const finish = await finishWith('1,5');
  await finish();
  await waitFor(() =>
    expect(toasts()).toEqual([`${yerba}: Este producto se vende por unidad entera`]),
  );
  expect(await field()).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  fireEvent.click(screen.getByRole('tab', { name: 'ENVIO' }));
  await waitFor(() => expect(screen.queryByLabelText(`Cantidad de ${yerba}`)).toBeNull());
  await finish();
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await typeText(await field(), '3');
  await finish();
  await screen.findByRole('dialog', { name: 'Finalizar pedido' });
  expect(storedItems()[0]?.amount).toBe(3);
});

/** Gives the provisional order seven items: a page of five, and one of two. */
function addPage() {
  const order = backend.db.orders.find(({ token }) => token === DEMO_ORDERS.provisional.token);
  const [first] = order?.items ?? [];
  if (!order || !first) throw new Error('No order');
  const items = [1, 2, 3, 4].map((at) => {
    const product = Object.assign({}, first.product_denormalized, { name: `Producto ${at}` });
    const id = 900_000 + at;
    return Object.assign({}, first, { id, product_id: id, product_denormalized: product });
  });
  backend.db.orders.update(order.id, { items: [...order.items, ...items] });
}

it('leads from another page of the items to an invalid amount', async () => {
  addPage();
  const finish = await finishWith('1,5');
  await press(/^Siguiente/);
  expect(document.body).toHaveTextContent('Página 2 de 2');
  expect(screen.queryByLabelText(`Cantidad de ${yerba}`)).toBeNull();
  await finish();
  await until('the first page', () => document.body.textContent.includes('Página 1 de 2'));
  expect(await field()).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('does not finish an order with an invalid amount from the catalogue', async () => {
  await finishWith('1,5');
  fireEvent.click(await screen.findByRole('link', { name: 'Ver catálogo' }));
  await screen.findByText('2 en tu pedido');
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar pedido' }));
  await waitFor(() =>
    expect(toasts()).toEqual([`${yerba}: Este producto se vende por unidad entera`]),
  );
  await screen.findByText('RESUMEN DEL PEDIDO');
  expect(await field()).toHaveAccessibleDescription('Este producto se vende por unidad entera');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('does not finish an order while an amount is not saved', async () => {
  const fault = { status: 'network', message: null, delayMs: 0, times: 1 } as const;
  addFault(backend.db, { operationId: 'updateOrderItem', ...fault });
  const finish = await finishWith('4');
  await finish();
  await waitFor(() => expect(toasts()).toEqual([`${yerba}: No se guardó la cantidad`]));
  expect(await field()).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('does not finish an order while the removal of an item is not saved', async () => {
  let disconnect: (() => void) | null = null;
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const isFirst = disconnect === null && input instanceof Request && input.method === 'DELETE';
    if (!isFirst) return fetch(input, init);
    return new Promise((_, reject) => {
      disconnect = () => reject(new TypeError('Failed to fetch'));
    });
  });
  renderScreen(CUSTOMER_LINKS.provisional);
  const finish = await screen.findByRole('button', { name: 'Finalizar pedido' });
  await press(`Quitar ${yerba}`);
  await until('the request', () => disconnect !== null);
  await act(async () => {
    finish.click();
    await Promise.resolve();
    disconnect?.();
  });
  await until('the removal has failed', () => toasts().length > 0);
  await until('the press has ended', () => finish.getAttribute('aria-busy') === 'false', 5);
  // A question would load first.
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press('Finalizar pedido');
  expect(await screen.findByLabelText('Lo que vas a pedir')).toHaveTextContent(yerba);
});

/** Collects what is sent to change the order, and counts how often it is read. */
function observeCalls() {
  const calls = { bodies: [] as unknown[], reads: 0 };
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/client/orderstatus')) calls.reads += 1;
    if (request.method === 'PUT') calls.bodies.push(await request.clone().json());
    return fetch(request);
  });
  return calls;
}

it('shows the total of the server, also where it is not the sum of what is shown', async () => {
  const order = backend.db.orders.find(({ token }) => token === DEMO_ORDERS.provisional.token);
  backend.db.orders.update(order?.id ?? 0, { total_price: 19_999.5 });
  renderScreen(CUSTOMER_LINKS.provisional);
  const total = /19\.999,50/;
  expect(await screen.findByRole('tab', { name: /^MONTO/ })).toHaveTextContent(total);
  expect(screen.getAllByText(total).length).toBeGreaterThan(1);
});

const ham = 'Jamón cocido natural';
const rowOf = (name: string) => rows().find((row) => row?.includes(name));

it('changes an amount by a step and by typing, and reads the order again', async () => {
  renderScreen(CUSTOMER_LINKS.provisional);
  await field();
  const calls = observeCalls();
  await press(`Sumar 100 de ${ham}`);
  await until('the new price', () => rowOf(ham)?.includes('$\u00a06.360,00') === true);
  await until('the order is read', () => calls.reads === 1);
  expect(calls.bodies).toEqual([{ amount: 400, session_id: expect.any(String) }]);
  const amount = screen.getByLabelText(`Cantidad de ${ham}`);
  await typeText(amount, '250');
  fireEvent.keyDown(amount, { key: 'Enter' });
  await until('the total', () =>
    Boolean(
      screen.queryByRole('tab', { name: /^MONTO/ })?.textContent.includes('$\u00a019.675,00'),
    ),
  );
  expect(calls.bodies).toHaveLength(2);
});

it('two clicks remove one item, whose undo stands where its row was', async () => {
  const logged = sentBodies(/\/client\/log_activity$/);
  renderScreen(CUSTOMER_LINKS.provisional);
  const remove = await screen.findByRole('button', { name: `Quitar ${ham}` });
  fireEvent.click(remove);
  fireEvent.click(remove);
  await screen.findByRole('button', { name: /^Deshacer/ });
  expect(rows()).toEqual([
    expect.stringContaining('Yerba mate'),
    expect.stringMatching(new RegExp(`^Quitaste ${ham}`)),
    expect.stringContaining('Medialunas'),
  ]);
  expect(storedItems()).toHaveLength(2);
  await press(/^Deshacer/);
  await until('the row', () => rowOf(ham)?.includes('$\u00a0') === true);
  expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
  expect(storedItems()).toHaveLength(3);
  // The seller reads the removal and that it was put back.
  const added = { name: ham, amount: 300, quantity_unit: 'gr' };
  await waitFor(() =>
    expect(logged.slice(-2)).toMatchObject([
      { activity_name: 'item_removed', payload: { item: ham } },
      { activity_name: 'items_added', payload: { items: [added] } },
    ]),
  );
});

it('says why an amount was not saved in its row and as a toast', async () => {
  const fault = { status: 422, message: 'No alcanza el stock', delayMs: 0, times: 1 } as const;
  addFault(backend.db, { operationId: 'updateOrderItem', ...fault });
  renderScreen(CUSTOMER_LINKS.provisional);
  await press(`Sumar 100 de ${ham}`);
  await waitFor(() => expect(toasts()).toEqual(['No alcanza el stock']));
  await until('the reason', () => rows().includes('No alcanza el stock'));
  expect(rows()).toContain('No alcanza el stock');
});

it('an order whose items are all removed says so, links to the catalogue and cannot be finished', async () => {
  renderScreen(CUSTOMER_LINKS.provisional);
  await screen.findByRole('button', { name: 'Finalizar pedido' });
  for (const left of [2, 1, 0]) {
    fireEvent.click(screen.getAllByRole('button', { name: /^Quitar / })[0] ?? document.body);
    await until(
      `${left} items`,
      () => document.querySelectorAll('button[aria-label^="Quitar "]').length === left,
    );
  }
  await until('the message', () => document.body.textContent.includes('El pedido está vacío'));
  expect(document.body).toHaveTextContent('Elegí productos en el catálogo.');
  expect(screen.queryByRole('button', { name: 'Finalizar pedido' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver catálogo' })).toHaveAttribute(
    'href',
    CUSTOMER_LINKS.catalogue,
  );
});

it('offers to undo each of several removals', async () => {
  renderScreen(CUSTOMER_LINKS.provisional);
  await field();
  const before = storedAmounts();
  for (const left of [2, 1]) {
    const [remove] = screen.getAllByRole('button', { name: /^Quitar / });
    if (!remove) throw new Error('No item');
    fireEvent.click(remove);
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Quitar / })).toHaveLength(left),
    );
  }
  const undo = screen.getAllByRole('button', { name: /^Deshacer: / });
  expect(undo).toHaveLength(2);
  for (const button of undo) fireEvent.click(button);
  await waitFor(() => expect(storedAmounts()).toHaveLength(3));
  expect(storedAmounts()).toEqual(expect.arrayContaining(before));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull());
});

const undos = () => screen.queryAllByRole('button', { name: /^Deshacer: / }).length;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('keeps the undo of every removal while others follow, then ends one after the other', async () => {
  renderScreen(CUSTOMER_LINKS.provisional);
  await field();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  for (const removed of [1, 2]) {
    const [remove] = screen.getAllByRole('button', { name: /^Quitar / });
    if (!remove) throw new Error('No item');
    fireEvent.click(remove);
    await until(`${removed} undo buttons`, () => undos() === removed);
    await pass(8_000);
  }
  expect(undos()).toBe(2);
  await pass(4_000);
  expect(undos()).toBe(1);
  await pass(10_000);
  expect(undos()).toBe(0);
});

it('moves the focus from a removed item to its undo button, never to the next item', async () => {
  const { queryClient } = renderScreen(CUSTOMER_LINKS.provisional);
  await field();
  const [remove] = screen.getAllByRole('button', { name: /^Quitar / });
  remove?.focus();
  const late = { status: 200, message: null, delayMs: 300, times: 1 } as const;
  addFault(backend.db, { operationId: 'deleteOrderItem', ...late });
  if (remove) fireEvent.click(remove);
  // The changed order is shown before the removal is settled.
  const { queryKey } = shopperOrderQuery(DEMO_ORDERS.provisional.token);
  act(() => {
    queryClient.setQueryData(
      queryKey,
      (read) => read && { ...read, data: { ...read.data, items: read.data.items.slice(1) } },
    );
  });
  const undo = await screen.findByRole('button', { name: /^Deshacer: / });
  await waitFor(() => expect(undo).toHaveFocus());
});

it('offers no undo of a removal that failed', async () => {
  renderScreen(CUSTOMER_LINKS.provisional);
  await field();
  const fault = { status: 500, message: 'No se pudo quitar', delayMs: 0, times: 1 } as const;
  addFault(backend.db, { operationId: 'deleteOrderItem', ...fault });
  const [remove] = screen.getAllByRole('button', { name: /^Quitar / });
  if (remove) fireEvent.click(remove);
  await waitFor(() => expect(toasts()).toEqual(['No se pudo quitar']));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Quitar / })).toHaveLength(3));
  // Another removal later does not bring it back.
  const [, second] = screen.getAllByRole('button', { name: /^Quitar / });
  if (second) fireEvent.click(second);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Quitar / })).toHaveLength(2));
  expect(screen.getAllByRole('button', { name: /^Deshacer: / })).toHaveLength(1);
});

it('names the amounts of the catalogue that need a correction, and leads to them', async () => {
  renderScreen(`/productlist/${CATALOGUE_TOKENS.donpepe}`);
  const [first, second] = await screen.findAllByLabelText(/^Cantidad de/);
  if (!first || !second) throw new Error('No products');
  await typeText(first, 'dos');
  const correct = await screen.findByRole('button', { name: 'Hay una cantidad para corregir' });
  await typeText(second, '2');
  expect(screen.getByText(/^1 producto/)).toBeInTheDocument();

  fireEvent.click(screen.getByRole('button', { name: 'Agregar al pedido' }));
  expect(first).toHaveFocus();

  await typeText(screen.getByLabelText('Nombre'), 'queso');
  await waitFor(() => expect(first).not.toBeInTheDocument());
  fireEvent.click(correct);
  await waitFor(() => expect(screen.getByDisplayValue('dos')).toHaveFocus());
});

it('steps from the amount that another tab has stored meanwhile', async () => {
  renderScreen(CUSTOMER_LINKS.provisional);
  const amount = Number((await field()).getAttribute('value'));
  const order = backend.db.orders.find(({ token }) => token === DEMO_ORDERS.provisional.token);
  if (!order) throw new Error('No order');
  const items = order.items.map((item, at) => (at === 0 ? { ...item, amount: amount + 1 } : item));
  backend.db.orders.update(order.id, { items });
  localStorage.setItem('changed_order', JSON.stringify(`${order.token} 1`));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'changed_order' })));
  await waitFor(async () => expect(await field()).toHaveValue(String(amount + 1)));
  fireEvent.click(screen.getByRole('button', { name: `Sumar 1 de ${yerba}` }));
  await waitFor(() => expect(storedItems()[0]?.amount).toBe(amount + 2));
});

const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);

it('shows five rows per page, filtered by name and brand', async () => {
  addPage();
  renderScreen(CUSTOMER_LINKS.provisional);
  await press(/^Siguiente/);
  expect(document.body).toHaveTextContent('Página 2 de 2');
  expect(rows()).toHaveLength(2);
  await press(/Anterior$/);
  expect(rows()).toHaveLength(5);
  // Folded into a line.
  fireEvent.click(screen.getByText('Buscar producto'));
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'jamon' } });
  await until('one item', () => rows().length === 1);
  expect(rows()[0]).toContain('Jamón cocido natural');
  fireEvent.change(screen.getByLabelText('Marca'), { target: { value: 'zzz' } });
  await until('no item', () => rows().length === 0);
  expect(screen.getByText('No se encontraron resultados')).toBeInTheDocument();
});

const state = () => screen.queryByRole('region', { name: 'Estado del pedido' })?.textContent;

it('shows the seller’s changes when the tab becomes visible again, without an overlay', async () => {
  renderScreen(CUSTOMER_LINKS.provisional);
  await screen.findByRole('button', { name: 'Finalizar pedido' });
  const order = backend.db.orders.find(({ token }) => token === DEMO_ORDERS.provisional.token);
  if (order) backend.db.orders.update(order.id, { status: 'preparing' });
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  let hasOverlay = false;
  await until('the new state', () => {
    hasOverlay ||= document.body.textContent.includes('Cargando…');
    return (
      state()?.includes('En proceso') === true &&
      screen.queryByRole('button', { name: 'Finalizar pedido' }) === null
    );
  });
  expect(hasOverlay).toBe(false);
});
