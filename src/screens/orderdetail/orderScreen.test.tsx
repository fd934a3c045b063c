import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { setPackingSlipPrices } from '~/session/packingSlips';
import { clearSelection } from '~/session/selection';
import { clearStaffSession } from '~/session/staff';
import { typeInto } from '~/testSupport/formPage';
import { press, tableRows, until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { sentBodies } from '~/testSupport/sentBodies';
import { showWidth } from '~/testSupport/showWidth';
import { toastQueue } from '~/ui/feedback/toast';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, DEMO_ORDERS } from '../../../mocks/seed/accounts';
import { trimSeed } from '../../../mocks/testSupport/fewRows';

const LOCK = 'No es posible modificar esto, el pago ya fue fijado.';
const SAVED = 'Orden actualizada correctamente';

const { db } = useMockBackend();

const { alphanumId } = DEMO_ORDERS.cash;
const OPEN_ORDER = `/orderdetail/${alphanumId}`;
const stored = (number: string = alphanumId) => {
  const order = db.orders.find(({ alphanum_id }) => alphanum_id === number);
  if (!order) throw new Error(`The demo data have no ${number}`);
  return order;
};

const toasts = () => toastQueue.snapshot().map(({ text }) => text);
const shows = (text: string) => document.body.textContent.includes(text);
const tab = (name: string | RegExp) => screen.queryByRole('tab', { name });
const itemTotal = () => tableRows()[0]?.cells[3]?.textContent.replaceAll('\u00a0', ' ');
const total = () => tab(/^MONTO/)?.textContent.replaceAll('\u00a0', ' ');

/** How often the order was read since `sentBodies`. */
const reads = () =>
  vi
    .mocked(globalThis.fetch)
    .mock.calls.filter(
      ([request]) =>
        request instanceof Request &&
        request.method === 'GET' &&
        request.url.endsWith(`/store/orders/${alphanumId}`),
    ).length;

/** Presses Guardar and waits until the order is saved. */
async function save() {
  await press('Guardar');
  await until('the save', () => toasts().includes(SAVED));
  await until('nothing to save', () => !shows('Cambios sin guardar'));
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
}

beforeEach(async () => {
  // The size of a growing text field is unknown.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  showWidth('xl');
  clearStaffSession();
  clearSelection();
  setPackingSlipPrices(true);
  trimSeed(db, ['#donpepe']);
  await signInAs(ACCOUNTS.storeAdmin);
});

it('one save sends everything once; the total follows what is typed, and the order is read again', async () => {
  const sent = sentBodies(/\/store\/orders\//);
  renderScreen(OPEN_ORDER);
  await press('Editar precio y observación de Papa negra');
  const before = itemTotal();
  expect(total()).toBe('MONTO $ 19.485,00');
  const price = 'Precio revisado (total) de Papa negra';
  await typeInto(document.body, { [price]: '1,234.5' });
  expect(shows('= $\u00a01.234,50')).toBe(true);
  expect(itemTotal()).toBe(`$ 1.234,50antes ${before}`);
  expect(total()).toBe('MONTO $ 17.149,50');
  fireEvent.change(screen.getByLabelText('Observación de Papa negra'), {
    target: { value: 'Bolsa de 3 kg' },
  });
  fireEvent.keyDown(screen.getByLabelText(price), { key: 'Enter' });
  await typeInto(document.body, {
    'Listo: Papa negra': true,
    Estado: 'waiting_delivery',
    'Observación de la tienda': 'Sale hoy',
  });
  const button = screen.queryByRole('button', { name: 'Guardar' });
  act(() => {
    button?.click();
    button?.click();
  });
  await until('the save', () => toasts().includes(SAVED));
  expect(sent).toHaveLength(1);
  const [body] = sent as [{ items: unknown[] }];
  expect(Object.keys(body).toSorted()).toEqual([
    'items',
    'other_concepts',
    'other_concepts_del',
    'payment_info',
    'shipping',
    'shipping_cost',
    'status',
    'store_observation',
  ]);
  expect(body.items[0]).toEqual({
    id: expect.any(Number) as number,
    product_id: expect.any(Number) as number,
    amount: 3,
    revised_price: 1234.5,
    store_observations: 'Bolsa de 3 kg',
    status: 'done',
  });
  expect(body.items[1]).toMatchObject({ revised_price: null, status: 'pending' });
  expect(body).toMatchObject({ status: 'waiting_delivery', store_observation: 'Sale hoy' });
  expect(stored()).toMatchObject({ status: 'waiting_delivery', store_observation: 'Sale hoy' });

  // It is read when it is opened, before the save and 500 ms after it.
  await until('three reads', () => reads() === 3);
  expect(shows('Cambios sin guardar')).toBe(false);
  expect(itemTotal()).toBe(`$ 1.234,50antes ${before}`);
  expect(shows('Observación: Bolsa de 3 kg')).toBe(true);
});

it('edits the shipping: cost, dates and link are checked and sent in wire format', async () => {
  const sent = sentBodies(/\/store\/orders\//);
  renderScreen(`${OPEN_ORDER}?tab=envio`);
  await typeInto(document.body, { 'Costo de envío': '1500,5' });
  expect(shows('= $\u00a01.500,50')).toBe(true);
  await press('Agregar envío igual');
  await typeInto(document.body, {
    'Código de seguimiento': 'OCA-1',
    'Fecha de llegada': '31/02/2026 10:00',
    Link: 'envios.tienda.test',
  });
  await press('OTROS', 'tab');
  await screen.findByRole('list', { name: 'Otros conceptos' });
  await press('Guardar');
  await until('the errors', () => shows('Por favor ingrese una fecha válida'));
  expect(shows('Por favor ingrese la url completa')).toBe(true);
  await until(
    'the focus',
    () => document.activeElement === screen.getByLabelText('Fecha de llegada'),
  );
  expect(sent).toEqual([]);

  await typeInto(document.body, {
    'Fecha de llegada': '1/3/2026 9:05',
    Link: 'https://envios.tienda.test/OCA-1',
  });
  await press('Elegir fecha de salida en el calendario');
  await typeInto(document.body, { Hora: '08:30' });
  await press('Elegir');
  expect(screen.getByLabelText<HTMLInputElement>('Fecha de salida').value).toMatch(
    /^\d\d\/\d\d\/\d{4} 08:30$/,
  );
  await save();
  expect(sent).toMatchObject([
    {
      shipping_cost: 1500.5,
      shipping: [
        {
          tracking_code: 'OCA-1',
          transport_co: null,
          eta: '2026-03-01 09:05:00',
          departure: expect.stringMatching(/^\d{4}-\d\d-\d\d 08:30:00$/) as string,
          link: 'https://envios.tienda.test/OCA-1',
          observations: null,
        },
      ],
    },
  ]);
});

it('requests the payment with what was typed, which locks prices, concepts, shipping and items, also of a pending order', async () => {
  const sent = sentBodies(/\/store\/orders\//);
  renderScreen(OPEN_ORDER);
  await typeInto(document.body, { 'Información de pago': 'Alias don.pepe' });
  await press('Solicitar pago');
  const dialog = await screen.findByRole('dialog', { name: 'Solicitar pago' });
  expect(dialog).toHaveTextContent('19.485,00');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Solicitar pago' }));
  await until('the save', () => toasts().includes(SAVED));
  expect(sent).toMatchObject([{ payment_status: 'required', payment_info: 'Alias don.pepe' }]);
  expect(screen.getAllByText(LOCK)[0]).toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Editar observación de Papa negra' }),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Información de pago')).toHaveAttribute('readonly');

  await press('ENVIO', 'tab');
  expect(await screen.findByLabelText('Costo de envío')).toHaveAttribute('readonly');
  expect(screen.getAllByText(LOCK)[0]).toBeVisible();
  // The bar with Guardar is hidden.
  expect(
    screen.queryByRole('button', { name: 'Guardar' })?.closest('[data-idle][data-tab-locked]'),
  ).not.toBeNull();
  await press('OTROS', 'tab');
  const concept = await screen.findByRole('listitem', { name: 'Concepto 1' });
  expect(within(concept).getByLabelText('Valor')).toHaveAttribute('readonly');
  expect(screen.getAllByText(LOCK)[0]).toBeVisible();

  await press('PEDIDO', 'tab');
  await typeInto(document.body, { Estado: 'pending' });
  await save();
  await press('AGREGAR ITEM', 'tab');
  const products = await screen.findByRole('list', { name: 'Productos' });
  expect(screen.getAllByText(LOCK)[0]).toBeVisible();
  expect(products.querySelector('input, button')).toBeNull();
});

/** Presses a button and that of its question, which says what it is about. */
async function confirm(name: string, about: string | RegExp) {
  (await screen.findByRole('button', { name })).focus();
  await press(name);
  const dialog = await screen.findByRole('dialog', { name });
  expect(dialog).toHaveTextContent(about);
  fireEvent.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

it('completes a requested payment without what is typed meanwhile, which stays', async () => {
  const sent = sentBodies(/\/store\/orders\//);
  renderScreen(OPEN_ORDER);
  await confirm('Solicitar pago', /\$\s19\.485,00/);
  await until('the request', () => stored().payment_status === 'required');
  await typeInto(document.body, { 'Observación de la tienda': 'Pagó en efectivo' });
  await confirm('Completar pago', alphanumId);
  await until('its payment', () => shows('Pago aprobado'));
  expect(sent.slice(1)).toEqual([{ payment_status: 'done' }]);
  // Its button is gone.
  await until('no button', () => screen.queryByRole('button', { name: 'Completar pago' }) === null);
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(screen.getByLabelText('Observación de la tienda')).toHaveValue('Pagó en efectivo');
  await press('Guardar');
  await until('the save', () => sent.length === 3);
  // The request has filled the payment information with the method's message.
  expect(sent[2]).toMatchObject({
    payment_info: 'Pagás al recibir o al retirar tu pedido.',
    store_observation: 'Pagó en efectivo',
  });
});

it('a payment requested elsewhere asks for a decision, and what it locked is dropped; Descartar brings the saved texts back', async () => {
  renderScreen(OPEN_ORDER);
  const note = await screen.findByLabelText('Observación de la tienda');
  await typeInto(document.body, { 'Observación de la tienda': 'De la primera' });
  await press('Editar precio y observación de Papa negra');
  await typeInto(document.body, { 'Precio revisado (total) de Papa negra': '500' });
  db.orders.update(stored().id, { payment_status: 'required' });

  await press('Guardar');
  await until('the question', () => shows('El pedido cambió mientras lo editaba'));
  expect(screen.getAllByText(new RegExp(LOCK))[0]).toBeVisible();
  expect(note).toHaveValue('De la primera');
  await press('Conservar mis cambios');
  expect(note).toHaveValue('De la primera');
  expect(screen.queryByLabelText(/^Precio revisado/)).toBeNull();
  expect(shows('Revisado')).toBe(false);
  await save();
  expect(stored()).toMatchObject({
    payment_status: 'required',
    store_observation: 'De la primera',
  });

  await typeInto(document.body, { 'Observación de la tienda': 'Se descarta' });
  await press('Descartar cambios');
  await press('Descartar');
  await until('the saved text', () => !shows('Cambios sin guardar'));
  expect(note).toHaveValue('De la primera');
});

it('saves the next step and opens the next order of the list, which Volver leads back to', async () => {
  for (const { id } of db.orders.all()) db.orders.update(id, { status: 'pending' });
  const sent = sentBodies(/\/store\/orders\//);
  renderScreen('/orderlist?estado=pending');
  await until('the orders', () => tableRows().length > 2);
  const [first = '', second = ''] = [...document.querySelectorAll('tbody a')].map(
    ({ textContent }) => textContent,
  );
  fireEvent.click(screen.getByRole('link', { name: first }));
  const previous = await screen.findByRole('button', { name: 'Pedido anterior' });
  expect(window.location.pathname).toBe(`/orderdetail/${first}`);
  expect(previous).toHaveAccessibleDescription('Es el primer pedido de la lista');
  await typeInto(document.body, { 'Observación de la tienda': 'Armar primero' });
  await press('Preparar');
  await until('the save', () => toasts().includes(SAVED));
  expect(sent).toMatchObject([{ status: 'preparing', store_observation: 'Armar primero' }]);
  expect(screen.getByRole('button', { name: 'Listo para despachar' })).toBeInTheDocument();

  // The list is the one that was left, although its filter no longer matches the first order.
  await press('Pedido siguiente');
  await until('the next order', () => window.location.pathname === `/orderdetail/${second}`);
  await screen.findByText(/^2 \/ /);
  await press('Volver');
  await until('the list', () => window.location.pathname === '/orderlist');
  expect(window.location.search).toBe('?estado=pending');
});

const leadsHome = () => until('the home', () => window.location.pathname === '/home');

it('finds its order by the URL or by the session, else leads to /home', async () => {
  renderScreen('/orderdetail');
  await leadsHome();

  cleanup();
  renderScreen('/orderdetail/NOEXISTE');
  await leadsHome();
  expect(toasts()).toContain('Ese pedido no existe');

  cleanup();
  renderScreen(OPEN_ORDER);
  await screen.findByRole('tab', { name: 'PEDIDO' });
  cleanup();
  renderScreen('/orderdetail');
  await screen.findByRole('tab', { name: 'PEDIDO' });
  expect(shows(alphanumId)).toBe(true);
  await press('Volver');
  await leadsHome();
});

it('the shipments of an order on its way are read-only, with their links', async () => {
  renderScreen(`/orderdetail/${DEMO_ORDERS.dispatched.alphanumId}?tab=envio`);
  const shipments = await screen.findByRole('list', { name: 'Envíos' });
  expect(within(shipments).getAllByRole('listitem')).toHaveLength(2);
  expect(within(shipments).getByRole('link', { name: /CS104455201/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Agregar envío' })).toBeNull();
});

/** Opens the order and its menu, and finds the choice of a packing slip with prices. */
async function findPrices() {
  renderScreen(OPEN_ORDER);
  await press('Imprimir y más');
  return screen.findByRole('menuitemcheckbox', { name: 'Con precios' });
}

it('whether a packing slip has prices is kept after a reload', async () => {
  const choice = await findPrices();
  expect(choice).toHaveAttribute('aria-checked', 'true');
  fireEvent.click(choice);
  cleanup();
  expect(await findPrices()).toHaveAttribute('aria-checked', 'false');
});
