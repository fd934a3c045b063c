import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { clearCarts } from '~/session/cart';
import { leaveStore, saveCustomerSession } from '~/session/customer';
import { press, until } from '~/testSupport/page';
import { renderScreen } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';

import { useMockBackend } from '../../../mocks/node';
import { CATALOGUE_TOKENS, CUSTOMER_LINKS, DEMO_ORDERS } from '../../../mocks/seed/accounts';
import { prefersShopWindow } from './catalogueView';

const backend = useMockBackend();

afterEach(() => {
  vi.unstubAllGlobals();
  prefersShopWindow.set(null);
  clearCarts();
  leaveStore();
});

const openCatalogue = (search = '') =>
  renderScreen(`/productlist/${CATALOGUE_TOKENS.donpepe}${search}`);

const rows = () => [...document.querySelectorAll('tbody tr')];
/** What is stored in the browser. */
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

it('shows title, columns, 15 rows and prices in the store’s currency, and stores the session', async () => {
  const { router } = openCatalogue();
  await screen.findByRole('heading', { name: 'LISTADO DE PRODUCTOS', level: 1 });
  const headers = [...document.querySelectorAll('thead th')];
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Cantidad',
    'Nombre',
    'Precio',
    'Marca',
    'Categoría',
    'Unidad',
    'Recomendado',
    'Descripción',
  ]);
  expect(rows()).toHaveLength(15);
  const price = () => rows()[0]?.querySelectorAll('td')[2]?.textContent;
  expect(price()).toMatch(/^\$\u00a0[\d.]+,\d\d \/\u00a0u\. por unidad$/);
  expect(stored('product_list_token')).toBe('lista-donpepe');
  expect(stored('session_id')).toMatch(/./);
  expect(stored('store_public_data')).toMatchObject({ hashtag: '#donpepe' });

  await press(/^Siguiente/);
  await until('page 2', () => /Página 2 de/.test(document.body.textContent));
  await until(
    'its address',
    () => router.state.location.href === `${CUSTOMER_LINKS.catalogue}?pagina=2`,
  );
  // Pages are in the history.
  act(() => router.history.back());
  await until('page 1', () => /Página 1 de/.test(document.body.textContent));

  const catalogueToken = CATALOGUE_TOKENS.feiralucia;
  await act(() =>
    router.navigate({ to: '/productlist/$catalogueToken', params: { catalogueToken } }),
  );
  await until('prices in reales', () => price()?.startsWith('R$\u00a0') === true);
});

it('on a phone shows the last order to shoppers who arrive with nothing chosen', async () => {
  const { token, alphanumId } = DEMO_ORDERS.cash;
  const visit = openCatalogue('?nombre=yerba');
  await screen.findByRole('button', { name: /^Sumar/ });
  visit.unmount();
  saveCustomerSession({ currentOrderToken: token });
  saveCustomerSession({ currentOrderToken: null });
  const { unmount } = openCatalogue('?nombre=yerba');
  const order = await screen.findByText(alphanumId);
  await press(/^Sumar/);
  await screen.findByRole('button', { name: 'Agregar al pedido' });
  expect(order).toBeVisible();
  unmount();
  const { queryClient } = openCatalogue('?nombre=yerba');
  await screen.findByRole('button', { name: 'Agregar al pedido' });
  await until('all is read', () => queryClient.isFetching() === 0, 5);
  expect(screen.queryByText(alphanumId)).toBeNull();
});

it('shows a remembered shop window at once, and the list again on demand', async () => {
  prefersShopWindow.set(true);
  openCatalogue();
  const cards = await screen.findByRole('list', { name: 'Productos' });
  expect(within(cards).getAllByRole('listitem')).toHaveLength(15);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Vitrina' })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Lista' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(prefersShopWindow.get()).toBeNull();
});

it('keeps the amounts of one view in the other', async () => {
  openCatalogue('?nombre=lentejas');
  fireEvent.click(await screen.findByRole('button', { name: /^Sumar 100 de Lentejas/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Vitrina' }));
  const cards = await screen.findByRole('list', { name: 'Productos' });
  expect(within(cards).getByLabelText(/^Cantidad de Lentejas/)).toHaveValue('100');
});

it('on a wide screen lists the chosen products, and keeps the focus when they are removed', async () => {
  const match = window.matchMedia;
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(match(media), { matches: true }));
  openCatalogue('?nombre=arroz');
  const selection = within(await screen.findByRole('region', { name: 'Tu selección' }));
  for (const plus of screen.getAllByRole('button', { name: /^Sumar/ })) fireEvent.click(plus);
  const removers = await selection.findAllByRole('button', { name: /^Quitar/ });
  expect(removers.length).toBeGreaterThan(1);
  for (let left = removers.length; left > 0; left -= 1) {
    const [remove] = selection.getAllByRole('button', { name: /^Quitar/ });
    remove?.focus();
    if (remove) fireEvent.click(remove);
    await waitFor(() =>
      expect(selection.queryAllByRole('button', { name: /^Quitar/ })).toHaveLength(left - 1),
    );
    await waitFor(() => expect(document.body).not.toHaveFocus());
  }
  expect(screen.getByRole('region', { name: 'Tu selección' })).toHaveFocus();
  expect(selection.getByText('Todavía no elegiste productos.')).toBeInTheDocument();
});

it('leads the keyboard to + first, and to the amount with its unit once there is one', async () => {
  const { router } = openCatalogue('?nombre=lentejas');
  const field = await screen.findByLabelText(/^Cantidad de Lentejas/);
  expect(field).toHaveAttribute('tabindex', '-1');
  fireEvent.click(screen.getByRole('button', { name: /^Sumar 100 de Lentejas/ }));
  expect(field).toHaveValue('100');
  expect(field).not.toHaveAttribute('tabindex');
  const row = within(screen.getByRole('row', { name: /Lentejas/ }));
  expect(row.getByText('g')).toBeVisible();
  fireEvent.click(row.getByRole('link', { name: 'Ir a tu selección' }));
  expect(router.state.location.search).toEqual({ nombre: 'lentejas' });
});

const isFirstHeld = () => rows()[0]?.textContent.includes('en tu pedido') === true;

it('shows what another tab has taken out of the order', async () => {
  const { token } = DEMO_ORDERS.provisional;
  const order = backend.db.orders.find((row) => row.token === token);
  const [product] = backend.db.products.where(({ name }) => name.startsWith('Lentejas'));
  const [item] = order?.items ?? [];
  if (!order || !item || !product) throw new Error('No order or no product');
  backend.db.orders.update(order.id, { items: [{ ...item, product_id: product.id }] });
  const { router } = renderScreen(CUSTOMER_LINKS.provisional);
  await screen.findByRole('heading', { name: 'RESUMEN DEL PEDIDO', level: 1 });
  await act(() => router.navigate({ href: `${CUSTOMER_LINKS.catalogue}?nombre=lentejas` }));
  await until('the product in the order', isFirstHeld);
  backend.db.orders.update(order.id, { items: [] });
  localStorage.setItem('changed_order', JSON.stringify(`${token} 1`));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'changed_order' })));
  await waitFor(() => expect(isFirstHeld()).toBe(false));
  expect(rows()).not.toHaveLength(0);
});

const dialog = () => screen.queryByRole('dialog', { name: 'Queso pategrás' });

it('a row opens its product, Back closes it, and it can be added from there', async () => {
  const { router } = openCatalogue('?nombre=pategras');
  await until('one product', () => rows().length === 1);
  fireEvent.click(rows()[0]?.querySelectorAll('td')[3] ?? document.body);
  const { textContent } = await screen.findByRole('dialog', { name: 'Queso pategrás' });
  for (const label of ['Marca', 'Tipo', 'Valor', 'Etiquetas', 'Descripción']) {
    expect(textContent).toContain(label);
  }
  act(() => router.history.back());
  await until('the list alone', () => dialog() === null);
  expect(router.state.location.href).toBe(`${CUSTOMER_LINKS.catalogue}?nombre=pategras`);

  // The amount of the list goes over to the dialog, and leaves the list with what is added.
  await press(/^Sumar/);
  fireEvent.click(await screen.findByRole('button', { name: 'Queso pategrás' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Queso pategrás' }));
  fireEvent.click(shown.getByRole('button', { name: /^Sumar/ }));
  fireEvent.click(shown.getByRole('button', { name: /^Agregar/ }));
  await until('the list alone', () => dialog() === null);
  await until('the order', isFirstHeld);
  expect(screen.queryByRole('button', { name: 'Agregar al pedido' })).toBeNull();
});
