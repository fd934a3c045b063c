import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { toApiDate } from '~/lib/dates';
import { formatMoney } from '~/lib/money';
import { clearStaffSession } from '~/session/staff';
import { columnTexts, press, until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { showWidth } from '~/testSupport/showWidth';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, STORE_IDS } from '../../../mocks/seed/accounts';
import { trimSeed } from '../../../mocks/testSupport/fewRows';

const { db } = useMockBackend();

type Order = ReturnType<typeof db.orders.all>[number];

const ofStore = () => db.orders.where(({ store_id }) => store_id === STORE_IDS.donpepe);
const sum = (rows: readonly Order[]) =>
  formatMoney(
    rows.reduce((total, { total_price }) => total + (total_price ?? 0), 0),
    '$',
  );

const block = (name: string) => screen.findByRole('region', { name });
const texts = (area: ParentNode, selector: string) =>
  [...area.querySelectorAll(selector)].map(({ textContent }) => textContent);
const rowsOf = (area: ParentNode) => [...area.querySelectorAll<HTMLTableRowElement>('tbody tr')];
const linkNamed = (area: HTMLElement, name: string | RegExp) =>
  within(area).queryByRole('link', { name });
const click = (element: Element | null | undefined) => fireEvent.click(element ?? document.body);
const untilUrl = (url: string | RegExp) =>
  until(`the page ${String(url)}`, () => {
    const { pathname, search } = window.location;
    return typeof url === 'string' ? pathname + search === url : url.test(pathname + search);
  });

beforeEach(() => showWidth('xl'));
afterEach(() => clearStaffSession());

it('shows orders by status, the 30-day chart without lost orders, and clients, with links to the full lists', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/home');
  const orders = ofStore();
  const of = (...statuses: string[]) => orders.filter(({ status }) => statuses.includes(status));
  const pedidos = await block('Pedidos');
  const totals = texts(pedidos, 'dl > div');
  for (const [index, [name, ...statuses]] of [
    ['Pedidos abiertos', 'pending', 'preparing'],
    ['Entregas', 'waiting_delivery', 'done'],
  ].entries()) {
    const rows = of(...statuses);
    expect(totals[index]).toBe(`${name}${rows.length}${sum(rows)}`);
  }

  for (const [tab, estado, link] of [
    ['ENTRANTES', 'pending', 'Pedidos entrantes'],
    ['EN PROCESO', 'preparing', 'Pedidos en proceso'],
    ['A DESPACHAR', 'waiting_delivery', 'Pedidos a despachar'],
    ['ENTREGADAS', 'done', 'Pedidos entregados'],
  ] as const) {
    const count = of(estado).length;
    await press(`${tab} ${count}`, 'tab');
    const list = await within(pedidos).findByRole('link', { name: `${link} (${count})` });
    expect(list).toHaveAttribute('href', `/orderlist?estado=${estado}`);
    expect(texts(pedidos, 'th:not([data-actions])')).toEqual([
      'Fecha',
      'Cliente',
      'Nº de pedido',
      'Valor',
      'Pago',
    ]);
    expect(rowsOf(pedidos)).toHaveLength(Math.min(count, 12));
  }

  const lost = new Set(['discarded', 'store_canceled', 'client_canceled']);
  const days = rowsOf(await block('Pedidos de los últimos 30 días'));
  expect(days).toHaveLength(30);
  const [day = ''] = texts(days[3] ?? document, 'td');
  const date = day.split('/').toReversed().join('-');
  const kept = orders.filter(
    ({ status, created_at }) => !lost.has(status) && created_at.startsWith(date),
  );
  expect(texts(days[3] ?? document, 'td')).toEqual([day, String(kept.length), sum(kept)]);

  const clientes = await block('Actividad de clientes');
  const counts = within(clientes).queryByRole('table', { name: 'Usuarios registrados y activos' });
  expect(texts(counts ?? document, 'th')).toEqual([
    'Usuarios',
    'Últimos 30 días',
    'Mes en curso',
    'Usuarios registrados',
    'Usuarios activos',
  ]);
  const last = within(clientes).queryByRole('table', { name: 'Últimos clientes' });
  expect(texts(last ?? document, 'thead th')).toEqual([
    'Email',
    'Nombre',
    'Apellido',
    'Teléfono',
    'Última visita',
    'Registrado',
  ]);
  expect(rowsOf(last ?? document)).toHaveLength(5);
  const seen = db.clients
    .where(({ store_id }) => store_id === STORE_IDS.donpepe)
    .flatMap(({ last_seen }) => (last_seen === null ? [] : [last_seen]));
  expect(columnTexts('Última visita', rowsOf(last ?? document))).toEqual(
    seen
      .toSorted()
      .toReversed()
      .slice(0, 5)
      .map((text) => text.replace(/^(\d+)-(\d+)-(\d+) (\d+:\d+).*/, '$3/$2/$1 $4')),
  );
  click(linkNamed(clientes, /^Ver todos los clientes \(\d+\)$/));
  await untilUrl('/clientlist');
});

const toDispatch = () => screen.findByRole('table', { name: 'Últimos pedidos a despachar' });

it('another user: setup tasks without the admin-only ones; a row opens its order, a link the list of its status', async () => {
  trimSeed(db, ['#donpepe']);
  for (const [index, { id }] of ofStore().entries())
    db.orders.update(id, { status: index % 2 === 0 ? 'pending' : 'waiting_delivery' });
  await signInAs(ACCOUNTS.storeUser);
  const { router } = renderScreen('/home');
  const setup = await block('Configuración del negocio');
  expect(within(setup).getAllByText('Solo administradores')).toHaveLength(6);
  expect(linkNamed(setup, 'Usuarios del negocio')).toBeNull();
  expect(linkNamed(setup, 'Productos')).toHaveAttribute('href', '/productstore');
  // PAGOS is admin-only: other users have the delivery switches in ORDENES.
  click(linkNamed(setup, 'Entrega y retiro'));
  const tab = await screen.findByRole('tab', { name: 'ORDENES' });
  expect(tab).toHaveAttribute('aria-selected', 'true');
  await act(() => router.navigate({ to: '/home' }));

  await block('Pedidos');
  await press(/^A DESPACHAR/, 'tab');
  const [first] = rowsOf(await toDispatch());
  const number = first?.querySelector('a')?.textContent ?? '';
  const payments = within(first ?? document.body).getAllByRole('img', {
    name: /^Pago (no definido|solicitado|en proceso|aprobado)$/,
  });
  expect(payments).toHaveLength(1);
  click(first?.cells[0]);
  await untilUrl(`/orderdetail/${number}`);
  await press('Volver');
  await toDispatch();
  await press(/^ENTRANTES/, 'tab');
  await untilUrl('/home');
  click(await screen.findByRole('link', { name: /^Pedidos entrantes/ }));
  await untilUrl('/orderlist?estado=pending');
  const pending = await screen.findByRole('button', { name: /^Pendiente \d+$/ });
  expect(pending).toHaveAttribute('aria-pressed', 'true');
});

it('starts with the day and the payments that wait; failed product files beside the title', async () => {
  // What the seed has delivered without a payment depends on the day.
  for (const { id, status, payment_status } of ofStore())
    if (status === 'done' && payment_status === 'pending')
      db.orders.update(id, { payment_status: 'done' });
  const [unpaid] = ofStore();
  if (unpaid) {
    db.orders.update(unpaid.id, {
      status: 'done',
      payment_status: 'pending',
      created_at: toApiDate(new Date()),
    });
  }
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/home');
  const day = await screen.findByText(/^Hoy · \d+ pedidos? ·/);
  const date = toApiDate(new Date()).slice(0, 10);
  const sold = ofStore().filter(
    ({ status, created_at }) => created_at.startsWith(date) && !/discarded|canceled/.test(status),
  );
  expect(day.textContent).toContain(sum(sold));
  const due = await block('Notificaciones');
  const orders = ofStore();
  expect(
    [...due.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(
    (
      [
        [
          orders.filter(({ payment_status }) => payment_status === 'required'),
          'pagos por completar',
          'Completar',
          '/paymentlist?estado=required',
        ],
        [
          orders.filter((order) => order.id === unpaid?.id),
          'entregado sin cobrar',
          'Ver',
          '/paymentlist?estado=uncollected',
        ],
      ] as const
    ).map(([rows, noun, action, url]) => [`${rows.length}${noun} ${sum(rows)}${action}`, url]),
  );
  // Three kinds of import failed last: one line for all.
  const files = await block('Cargas de productos');
  const failed = await within(files).findByRole('link', { name: /^Error/ });
  expect(failed).toHaveTextContent(
    'Error: Fallaron 3 cargas: del stock, de la lista de productos a eliminar y de la lista de productosVer las cargas',
  );
  expect(failed).toHaveAttribute('href', '/productstore#productos-import');
  click(linkNamed(due, /Completar$/));
  await untilUrl('/paymentlist?estado=required');
  const filters = await screen.findByRole('list', { name: 'Filtros activos' });
  expect(filters).toHaveTextContent('Solicitado');
});

it('one press moves an order on; its row leaves, the counts change, and it can be undone', async () => {
  trimSeed(db, ['#donpepe']);
  for (const { id } of ofStore()) db.orders.update(id, { status: 'pending' });
  const orders = ofStore();
  await signInAs(ACCOUNTS.storeAdmin);
  const { router } = renderScreen('/home');
  await screen.findByRole('tab', { name: `ENTRANTES ${orders.length}` });
  const table = await screen.findByRole('table', { name: 'Últimos pedidos entrantes' });
  const [first] = rowsOf(table);
  const number = first?.querySelector('a')?.textContent ?? '';
  await press(`Preparar ${number}`);
  const left = orders.length - 1;
  await screen.findByRole('tab', { name: `ENTRANTES ${left}` });
  await screen.findByRole('tab', { name: 'EN PROCESO 1' });
  expect(first).not.toBeInTheDocument();
  expect(ofStore().filter(({ status }) => status === 'preparing')).toHaveLength(1);
  await press('Deshacer');
  await screen.findByRole('tab', { name: `ENTRANTES ${orders.length}` });
  expect(ofStore().every(({ status }) => status === 'pending')).toBe(true);

  await press(`Preparar ${number}`);
  await screen.findByRole('button', { name: 'Deshacer' });
  await act(() => router.navigate({ to: '/info' }));
  await act(() => router.navigate({ to: '/home' }));
  await screen.findByRole('tab', { name: `ENTRANTES ${left}` });
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
});

it('a phone shows five orders of a status', async () => {
  showWidth('xs');
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/home');
  const table = await screen.findByRole('table', { name: 'Últimos pedidos entrantes' });
  expect(rowsOf(table)).toHaveLength(5);
});

it('a new store shows the setup tasks', async () => {
  await signInAs(ACCOUNTS.newStoreAdmin);
  renderScreen('/home');
  expect(
    await screen.findByRole('heading', { name: '¡Le damos la bienvenida, Corner Books!' }),
  ).toBeVisible();
  expect(texts(document, 'h2')[0]).toBe('Configuración del negocio');
  expect(screen.getByText('0 de 11 tareas listas')).toBeVisible();
  const setup = await block('Configuración del negocio');
  expect(texts(setup, 'h3 a')).toEqual([
    'Mi negocio',
    'Carga inicial',
    'Personalizar',
    'Divulga tu negocio',
  ]);
  expect(setup).not.toHaveTextContent('Solo administradores');
  expect(linkNamed(setup, 'Usuarios del negocio')).toHaveAttribute(
    'href',
    '/options?section=users',
  );
  expect(screen.getByRole('tab', { name: 'ENTRANTES 0' })).toBeInTheDocument();
  expect(screen.getByText('Todavía no hay pedidos')).toBeVisible();
  expect(await screen.findByText(/Todavía no hay clientes/)).toBeVisible();
});
