import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { clientName } from '~/domain/shopper/clients';
import { clearStaffSession } from '~/session/staff';
import { watchExport } from '~/testSupport/exportedFile';
import { typeInto } from '~/testSupport/formPage';
import { columnTexts, press, tableRows, until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen } from '~/testSupport/screen';
import { showWidth } from '~/testSupport/showWidth';
import { toastQueue } from '~/ui/feedback/toast';

import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, STORE_IDS } from '../../../mocks/seed/accounts';

const { db } = useMockBackend();

const toasts = () => toastQueue.snapshot().map(({ text }) => text);

const notices = () =>
  [...document.querySelectorAll('main [role="note"]')].map(({ textContent }) => textContent);

/** One client without email, one without phone, and three with both. */
let clients: ReturnType<typeof db.clients.all>[number][] = [];

beforeEach(async () => {
  const own = db.clients.where(({ store_id }) => store_id === STORE_IDS.donpepe);
  clients = [
    ...own.filter(({ email, phone }) => email === null && phone !== null).slice(0, 1),
    ...own.filter(({ phone, email }) => phone === null && email !== null).slice(0, 1),
    ...own.filter(({ email, last_name, phone }) => email && last_name && phone).slice(0, 3),
  ];
  const kept = new Set(clients.map(({ id }) => id));
  for (const { id } of own) if (!kept.has(id)) db.clients.remove(id);
  for (const { id } of db.orders.all()) db.orders.remove(id);
  const last = clients.at(-1)?.id ?? 0;
  db.clients.update(last, { first_seen: '2026-01-02 10:00:00', last_seen: '2026-02-03 10:00:00' });
  await signInAs(ACCOUNTS.storeAdmin);
});
afterEach(() => {
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
  clearStaffSession();
});

const untilCount = (count: string) =>
  until(count, () => document.querySelector('[role="status"]')?.textContent === count);

/** The list ignores a press of "Limpiar" within this time of the last one, in ms. */
const CLEAR_GUARD_MS = 100;
let clearedAt = Number.NEGATIVE_INFINITY;

async function clearFilters() {
  await until('a press that counts', () => Date.now() - clearedAt >= CLEAR_GUARD_MS);
  await press('Limpiar');
  clearedAt = Date.now();
}

it('every filter narrows the list and is in the URL, "-" finds the empty ones; Limpiar shows all rows again', async () => {
  showWidth('xl');
  renderScreen('/clientlist');
  await press(/^Filtros/);
  const last = clients.at(-1);
  for (const [label, parameter, text, column] of [
    ['Email', 'email', '-', 'Email'],
    ['Teléfono', 'telefono', '-', 'Teléfono'],
    ['Email', 'email', last?.email, 'Email'],
    ['Nombre', 'nombre', last?.first_name, 'Nombre'],
    ['Apellido', 'apellido', last?.last_name, 'Nombre'],
    ['Teléfono', 'telefono', last?.phone, 'Teléfono'],
    ['Fecha de registro', 'registro', '02/01/2026', 'Registrado'],
    ['Última visita', 'visto', '03/02/2026', 'Última visita'],
  ] as const) {
    await typeInto(document.body, { [label]: text ?? '' });
    await untilCount('1 de 5 clientes');
    expect(new URLSearchParams(window.location.search).get(parameter)).toBe(text);
    expect(columnTexts(column)[0]).toMatch(text === '-' ? /^-(Sin pedidos)?$/ : (text ?? ''));
    expect(screen.getByRole('img', { name: '1 filtro activo' })).toBeVisible();
    await clearFilters();
    await untilCount('5 clientes');
  }
  await typeInto(document.body, { Nombre: 'nadie se llama así' });
  await until('no client', () =>
    document.body.textContent.includes('No se encontraron resultados'),
  );
});

it('exports the filtered clients as datosExportadosClientes', async () => {
  const exported = watchExport();
  showWidth('xl');
  renderScreen('/clientlist?orden=email&telefono=54');
  await press('Exportar');
  await until('the file', () => exported.file !== '');
  expect(exported.file).toBe('datosExportadosClientes.xlsx');
  expect(exported.headers).toEqual([
    'Email',
    'Nombre',
    'Apellido',
    'Teléfono',
    'Pedidos',
    'Gastado',
    'Registrado',
    'Última visita',
  ]);
  expect(exported.rows).toHaveLength(4);
  for (const [, , , phone] of exported.rows) expect(phone).toMatch(/^\+54 [\d -]+$/);
});

it('Pedidos and Gastado are empty, and said to be, until the orders are read; then 0 is a fact', async () => {
  const exported = watchExport();
  const ofOrders = (rows: typeof exported.rows) =>
    rows.map((row) => ['Pedidos', 'Gastado'].map((name) => row[exported.headers.indexOf(name)]));
  addFault(db, {
    operationId: 'listOrders',
    status: 500,
    message: 'Base en mantenimiento',
    delayMs: 0,
    times: 1,
  });
  showWidth('xl');
  renderScreen('/clientlist?telefono=54');
  const failure = await screen.findByText(/faltan «Pedidos» y «Gastado»/);
  expect(failure).toHaveTextContent('Base en mantenimiento');
  await press('Exportar');
  await until('the file', () => exported.file !== '');
  expect(ofOrders(exported.rows)).toEqual(exported.rows.map(() => [null, null]));

  exported.file = '';
  exported.rows.length = 0;
  await press('Reintentar');
  await until('the orders', () => columnTexts('Pedidos')[0] === '-');
  await press('Exportar');
  await until('the file', () => exported.file !== '');
  expect(ofOrders(exported.rows)).toEqual(exported.rows.map(() => [0, 0]));
  expect(exported.rows).toHaveLength(4);
});

it('a client with a phone alone has a named link to its orders, found by that phone', async () => {
  const nameless = { email: null, first_name: null, last_name: null, surname: null };
  db.clients.update(clients[0]?.id ?? 0, { ...nameless, phone: '+54 9 11 5777-0101' });
  renderScreen('/clientlist?telefono=57770101');
  const name = 'Sin nombre: pedidos de +54 9 11 5777-0101';
  fireEvent.click(await screen.findByRole('link', { name }));
  await until('the orders', () => window.location.pathname === '/orderlist');
  expect(new URLSearchParams(window.location.search).get('buscar')).toBe('+54 9 11 5777-0101');
});

it('?client= opens that client; an unknown one shows a message, one without email leads home', async () => {
  const [silent] = clients;
  const [client] = clients.slice(-1);
  renderScreen(`/clientlist?client=${client?.id}`);
  await screen.findByRole('link', { name: client?.email ?? '' });
  expect(window.location.pathname + window.location.search).toBe(
    `/clientdetail?client=${client?.id}`,
  );

  for (const id of ['999999', 'hola']) {
    cleanup();
    renderScreen(`/clientlist?client=${id}`);
    await untilCount('5 clientes');
    expect(toasts()).toContain('El cliente no existe');
    // The toast is gone after two seconds, the notice with the next navigation or its button.
    expect(notices()).toEqual(['El cliente no existe']);
    expect(window.location.pathname + window.location.search).toBe('/clientlist');
    for (const toast of toastQueue.snapshot()) toastQueue.remove(toast.id);
  }

  cleanup();
  renderScreen(`/clientlist?client=${silent?.id}`);
  await until('the home', () => window.location.pathname === '/home');
  expect(notices()).toEqual(['El cliente no tiene email: su detalle no está disponible']);
  await press('Cerrar el aviso');
  await waitFor(() => expect(notices()).toEqual([]));

  cleanup();
  renderScreen('/clientlist?email=-');
  await until('the client without email', () => tableRows().length === 1);
  fireEvent.click(tableRows()[0]?.cells[0] ?? document.body);
  expect(toasts()).toContain('El cliente no tiene email: estos son sus pedidos');
  await until('the orders', () => window.location.pathname === '/orderlist');
  expect(new URLSearchParams(window.location.search).get('cliente')).toBe(
    clientName(silent ?? { first_name: null, last_name: null }),
  );
});

const atList = () => until('the client in the list', () => tableRows().length === 1);

it('a row and its link open the client, whose heading gets the focus; Volver and Back restore the filtered list', async () => {
  const email = clients.at(-1)?.email ?? '';
  const filtered = `/clientlist?email=${encodeURIComponent(email)}&orden=nombre`;
  const { router } = renderScreen(filtered);
  const title = { name: 'DATOS DEL CLIENTE', level: 1 };
  const atClient = async () => {
    await screen.findByRole('heading', title);
    expect(window.location.search).toBe(`?client=${clients.at(-1)?.id}`);
  };
  await atList();
  const shown = window.location.search;
  expect(shown).toContain('orden=nombre');
  fireEvent.click(tableRows()[0]?.cells[1] ?? document.body);
  await atClient();
  await press('Volver');
  await atList();
  expect(window.location.pathname + window.location.search).toBe(`/clientlist${shown}`);

  fireEvent.click(screen.getByRole('link', { name: email }));
  await atClient();
  await waitFor(() => expect(screen.getByRole('heading', title)).toHaveFocus());
  act(() => router.history.back());
  await atList();
  expect(window.location.pathname + window.location.search).toBe(`/clientlist${shown}`);
});
