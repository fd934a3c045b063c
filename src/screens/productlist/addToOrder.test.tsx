import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { postItems } from '~/api/customerOrder';
import * as customerSessionApi from '~/api/customerSession';
import type { Product } from '~/contract/types';
import { messages } from '~/domain/messages';
import { setAmount } from '~/domain/shopper/cart';
import { setConfig } from '~/lib/config';
import { changeCart, clearCarts } from '~/session/cart';
import { customerSession, leaveStore, saveCustomerSession, saveMetadata } from '~/session/customer';
import { saveOrderOutcome } from '~/session/orderOutcome';
import { interruptedProducts, keepSentProducts } from '~/session/sentProducts';
import { press, until } from '~/testSupport/page';
import { renderScreen } from '~/testSupport/renderScreen';
import { screen } from '~/testSupport/screen';
import { shippedConfig } from '~/testSupport/testConfig';
import { typeText } from '~/testSupport/typing';
import { toastQueue } from '~/ui/feedback/toast';

import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { CATALOGUE_TOKENS, CUSTOMER_LINKS } from '../../../mocks/seed/accounts';

const backend = useMockBackend();

beforeEach(() => setConfig(shippedConfig()));

afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
  clearCarts();
  keepSentProducts(null);
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

it('takes the result of the earlier order away with the first products of the next', async () => {
  saveOrderOutcome({ kind: 'discarded', order: null, store: '#donpepe' });
  renderScreen(`/productlist/${CATALOGUE_TOKENS.donpepe}?nombre=yerba`);
  expect(await screen.findByRole('region', { name: 'Descartaste el pedido' })).toBeVisible();
  await press(/^Sumar/);
  await press('Agregar al pedido');
  await until(
    'it is added',
    () => screen.queryByRole('button', { name: 'Agregar al pedido' }) === null,
  );
  expect(screen.queryByRole('region', { name: 'Descartaste el pedido' })).toBeNull();
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

const itemsOf = ({ id, name, quantity_unit }: Product, amount = 1) => [
  { product_id: id, amount, raw_product: '', quantity_unit, name },
];

/** What a page left behind that was loaded again before the answer came. */
function interrupted(amount: number, catalogueToken: string = CATALOGUE_TOKENS.donpepe) {
  const product = backend.db.products.find(({ store_id, active }) => store_id === 1 && active);
  if (!product) throw new Error('No product');
  const items = itemsOf(product, amount);
  const value = { page: 'before', variables: { items, catalogueToken }, before: null };
  localStorage.setItem('sent_products', JSON.stringify({ version: 1, value }));
  changeCart(CATALOGUE_TOKENS.donpepe, (cart) => setAmount(cart, product, String(amount)));
  return items;
}

function inOrder() {
  const { currentOrderToken } = customerSession();
  return backend.db.orders.find(({ token }) => token === currentOrderToken)?.items;
}

describe('a page that is loaded again while products are added', () => {
  beforeEach(async () =>
    saveMetadata(await customerSessionApi.presetStore('sesion-de-prueba', '#donpepe')),
  );

  it('keeps nothing chosen that the order holds', async () => {
    const items = interrupted(2);
    saveMetadata((await postItems(items)).metadata);
    renderScreen(`/productlist/${CATALOGUE_TOKENS.donpepe}`);
    await until('the news', () => toastQueue.snapshot().length > 0);
    expect(toastQueue.snapshot().map(({ text }) => text)).toEqual([messages.alreadySaved]);
    await until(
      'nothing chosen',
      () => !screen.queryByRole('button', { name: 'Agregar al pedido' }),
    );
    expect(inOrder()).toMatchObject([{ amount: 2 }]);
  });

  it('adds once what a slow server adds after the first look', async () => {
    const items = interrupted(2);
    const look = vi.spyOn(customerSessionApi, 'recoverSession');
    renderScreen(`/productlist/${CATALOGUE_TOKENS.donpepe}`);
    await screen.findByRole('button', { name: 'Agregar al pedido' });
    await until('the look', () => look.mock.settledResults.length > 0);
    await postItems(items);
    await press('Agregar al pedido');
    await until(
      'nothing chosen',
      () => !screen.queryByRole('button', { name: 'Agregar al pedido' }),
    );
    expect(inOrder()).toMatchObject([{ amount: 2 }]);
  });

  it('adds what the order does not hold', async () => {
    interrupted(2);
    renderScreen(`/productlist/${CATALOGUE_TOKENS.donpepe}`);
    await press('Agregar al pedido');
    await until(
      'nothing chosen',
      () => !screen.queryByRole('button', { name: 'Agregar al pedido' }),
    );
    expect(inOrder()).toMatchObject([{ amount: 2 }]);
    expect(interruptedProducts()).toBeNull();
  });
});

it.each(['Agregar al pedido', 'Finalizar pedido'])(
  '%s leads to an amount that cannot be ordered, whatever the list shows',
  async (button) => {
    saveMetadata(await customerSessionApi.presetStore('sesion-de-prueba', '#donpepe'));
    const [other, wrong] = backend.db.products
      .all()
      .filter(({ store_id, active }) => store_id === 1 && active);
    if (!other || !wrong) throw new Error('No products');
    saveMetadata((await postItems(itemsOf(other))).metadata);
    changeCart(CATALOGUE_TOKENS.donpepe, (cart) =>
      setAmount(setAmount(cart, other, '1'), wrong, '999999999'),
    );
    renderScreen(`/productlist/${CATALOGUE_TOKENS.donpepe}?nombre=zzz`);
    await press(button);
    await until(
      'the field',
      () => document.activeElement?.ariaLabel === `Cantidad de ${wrong.name}`,
    );
    expect(toastQueue.snapshot().map(({ text }) => text)).toEqual([
      expect.stringContaining(`${wrong.name}: La cantidad máxima es`),
    ]);
    expect(screen.queryByRole('dialog', { name: 'Finalizar pedido' })).toBeNull();
  },
);

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

/** Opens the catalogue with the products whose name has the word, and waits for the first. */
async function openWith(word: string) {
  renderScreen(`/productlist/${CATALOGUE_TOKENS.donpepe}?nombre=${word}`);
  await screen.findByRole('button', { name: /^Sumar/ });
}

const named = (field: HTMLElement) =>
  (field.getAttribute('aria-label') ?? '').replace('Cantidad de ', '');
const change = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } });

it('adds the chosen products once with the exact payload', async () => {
  const sent: Promise<unknown>[] = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (input instanceof Request && input.url.endsWith('/client/order/items')) {
      sent.push(input.clone().json());
    }
    return fetch(input, init);
  });
  await openWith('crudo');
  expect(screen.queryByRole('button', { name: 'Agregar al pedido' })).toBeNull();
  await press(/^Sumar .* de Jamón crudo/);
  await press(/^Sumar .* de Jamón crudo/);
  fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: '' } });
  await until('15 products', () => document.querySelectorAll('tbody tr').length === 15);
  const [first, second, third] = screen.getAllByLabelText<HTMLInputElement>(/^Cantidad de/);
  if (!first || !second || !third) throw new Error('No products');
  change(first, '1');
  change(second, '0');
  change(third, '2');
  await until('the sum', () => /3 productos ·/.test(document.body.textContent));

  const add = await screen.findByRole('button', { name: 'Agregar al pedido' });
  fireEvent.click(add);
  fireEvent.click(add);
  await until('the toast', () => toastQueue.snapshot().length > 0);
  expect(toastQueue.snapshot().map(({ text }) => text)).toEqual(['Productos agregados al pedido']);
  await until(
    'the button leaves',
    () => screen.queryByRole('button', { name: 'Agregar al pedido' }) === null,
  );
  expect(sent).toHaveLength(1);
  expect(await sent[0]).toEqual({
    session_id: customerSession().sessionId,
    items: expect.arrayContaining([
      expect.objectContaining({
        amount: 1,
        name: named(first),
        raw_product: `1 unid ${named(first)}`,
      }),
      expect.objectContaining({ amount: 2, name: named(third) }),
      {
        product_id: expect.any(Number),
        amount: 200,
        raw_product: '200 gr Jamón crudo estacionado',
        quantity_unit: 'gr',
        name: 'Jamón crudo estacionado',
      },
    ]),
  });
  await screen.findByRole('button', { name: 'Finalizar pedido' });
  const { currentOrderToken } = customerSession();
  expect(screen.getByRole('link', { name: 'Ver pedido' })).toHaveAttribute(
    'href',
    `/orderstatus/${currentOrderToken}`,
  );
});

it('a session that the server no longer knows: shows the error, starts a new session and shows the chat’s menu', async () => {
  await openWith('yerba');
  const before = customerSession().sessionId;
  await press(/^Sumar/);
  saveCustomerSession({ sessionId: 'sesion-perdida' });
  await press('Agregar al pedido');
  await until(
    'the chat’s menu',
    () =>
      document
        .querySelector('aside')
        ?.textContent.includes('No pudimos retomar tu conversación') === true,
  );
  expect(toastQueue.snapshot().map(({ text }) => text)).toEqual(['La sesión no existe']);
  expect([before, 'sesion-perdida', null]).not.toContain(customerSession().sessionId);
  await press('Agregar al pedido');
  await until('the success', () =>
    toastQueue.snapshot().some(({ text }) => text === 'Productos agregados al pedido'),
  );
});

/** What the seller reads of the shopper's searches. */
const searched = () =>
  backend.db.clientActivity
    .all()
    .filter(({ activity_name }) => activity_name === 'product_search')
    .map(({ payload }) => payload);

it('logs a searched name once typing pauses', async () => {
  await openWith('yerba');
  const name = screen.getByLabelText('Nombre');
  fireEvent.change(name, { target: { value: 'cru' } });
  await until('the address', () => window.location.search === '?nombre=cru');
  fireEvent.change(name, { target: { value: 'crudo' } });
  await until('the log', () => JSON.stringify(searched()).includes('crudo'));
  expect(searched()).not.toContainEqual({ text: 'cru' });
});

it('logs the visit for the seller', async () => {
  const before = backend.db.clientActivity.all().length;
  await openWith('yerba');
  await press(/^Yerba/);
  await screen.findByRole('dialog', { name: /^Yerba/ });
  await press('Cerrar');
  await until('the list alone', () => screen.queryByRole('dialog', { name: /./ }) === null);
  await press(/^Sumar/);
  await press('Agregar al pedido');
  const logged = () =>
    backend.db.clientActivity
      .all()
      .slice(before)
      .map(({ activity_name }) => activity_name);
  await until('the log', () => logged().includes('items_added'));
  expect(logged()).toEqual(
    expect.arrayContaining(['product_list', 'product_detail', 'items_added']),
  );
});
