import { act, type ByRoleMatcher, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { toApiDate } from '~/lib/dates';
import { clearStaffSession } from '~/session/staff';
import { typeInto } from '~/testSupport/formPage';
import { columnTexts, press, tableRows, until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { showWidth } from '~/testSupport/showWidth';
import { toastQueue } from '~/ui/feedback/toast';

import { setLatency } from '../../../mocks/database/clock';
import { addFault, clearFaults } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, DEMO_ORDERS, STORE_IDS } from '../../../mocks/seed/accounts';

const backend = useMockBackend();

/** Six orders of one client, and three of others. */
beforeEach(async () => {
  // Mantine prints a menu whose items have no size, which takes longer than the test.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { orders } = backend.db;
  const demo: ReadonlySet<string> = new Set(
    Object.values(DEMO_ORDERS).map(({ alphanumId }) => alphanumId),
  );
  const others = orders
    .where(({ store_id, alphanum_id }) => store_id === STORE_IDS.donpepe && !demo.has(alphanum_id))
    .filter(({ client_id }) => client_id !== 1);
  for (const { id } of others.slice(0, -3)) orders.remove(id);
  for (const { id, client_id, alphanum_id } of orders.all())
    if (client_id === 1 && !demo.has(alphanum_id)) orders.remove(id);
  await signInAs(ACCOUNTS.storeAdmin);
});
afterEach(() => {
  localStorage.clear();
  clearStaffSession();
});

const stored = () => backend.db.orders.find(({ alphanum_id }) => alphanum_id === 'DPPROV1');

/** Moves the order DPPROV1 to another status by the button in its row. */
async function moveOrder(status = 'En proceso') {
  renderScreen('/orderlist');
  const row = await screen.findByRole('row', { name: /DPPROV1/ });
  fireEvent.click(within(row).getByTitle('Cambiar estado'));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: status }));
  return screen.findByRole('group', { name: 'Último cambio de estado' });
}

it('offers to move an order back after its status was changed in its row', async () => {
  const before = stored()?.status;
  const notice = await moveOrder();
  expect(stored()?.status).toBe('preparing');
  const row = screen.getByRole('row', { name: /DPPROV1/ });
  await waitFor(() =>
    expect(
      within(row).getByRole('button', { name: 'Estado de DPPROV1: En proceso' }),
    ).toHaveFocus(),
  );
  // The one message about it.
  expect(notice).toHaveTextContent('Orden actualizada correctamente');
  expect(screen.getAllByText('Orden actualizada correctamente')).toHaveLength(1);
  fireEvent.click(within(notice).getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(stored()?.status).toBe(before));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  // Not on nothing, as the pressed button is gone.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Estado de DPPROV1/ })).toHaveFocus(),
  );
});

/** Chooses a status in the row of DPPROV1, whatever is on the way. */
async function choose(status: string) {
  const row = await screen.findByRole('row', { name: /DPPROV1/ });
  fireEvent.click(within(row).getByTitle('Cambiar estado'));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: status }));
  return within(row).getByTitle('Cambiar estado');
}

it('shows a chosen status as being saved, and takes another one meanwhile', async () => {
  renderScreen('/orderlist');
  await screen.findByRole('row', { name: /DPPROV1/ });
  const before = stored()?.status;
  setLatency(backend.db, 50);
  expect(await choose('En proceso')).toHaveAttribute('aria-busy', 'true');
  const button = await choose('A despachar');
  expect(button).toHaveTextContent('A despachar');
  expect(stored()?.status).toBe(before);
  await waitFor(() => expect(stored()?.status).toBe('waiting_delivery'));
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  expect(await screen.findByText('DPPROV1: de En proceso a A despachar')).toBeInTheDocument();
  expect(screen.queryByText(/mientras tanto/)).toBeNull();
});

it('shows the stored status again where the first of two changes fails, and sends the second no more', async () => {
  renderScreen('/orderlist');
  await screen.findByRole('row', { name: /DPPROV1/ });
  const before = stored()?.status;
  setLatency(backend.db, 50);
  const fault = { operationId: 'saveOrder', status: 500, message: 'Se cayó' } as const;
  addFault(backend.db, { ...fault, delayMs: 0, times: 1 });
  await choose('En proceso');
  const button = await choose('A despachar');
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  expect(button).toHaveTextContent('Provisorio');
  expect(
    await screen.findByText('Cambió a Provisorio mientras tanto. No se guardó nada.'),
  ).toBeInTheDocument();
  expect(stored()?.status).toBe(before);
});

it('opens on the status that the order has, and leads to the undo where its row leaves the list', async () => {
  const { router } = renderScreen('/orderlist?estado=provisional');
  const row = await screen.findByRole('row', { name: /DPPROV1/ });
  fireEvent.click(within(row).getByTitle('Cambiar estado'));
  await waitFor(() =>
    expect(screen.getByRole('menuitemradio', { name: 'Provisorio' })).toHaveFocus(),
  );
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'En proceso' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Deshacer' })).toHaveFocus());
  expect(router.state.location.pathname).toBe('/orderlist');
  expect(screen.queryByRole('row', { name: /DPPROV1/ })).toBeNull();
});

it('offers to tell the client of an order that was cancelled in its row, as long as it is written', async () => {
  backend.db.clients.update(stored()?.client_id ?? 0, { phone: '+54 9 11 5555-0202' });
  const notice = await moveOrder('Cancelado por store');
  fireEvent.click(within(notice).getByRole('button', { name: 'Avisarle por WhatsApp' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Escribir por WhatsApp' }));
  expect(dialog.getByLabelText('Texto')).toHaveDisplayValue(/Tu pedido DPPROV1 fue cancelado\./);
});

it('does not move back what someone else has moved since', async () => {
  const notice = await moveOrder();
  const order = stored();
  if (order) backend.db.orders.update(order.id, { status: 'client_canceled' });
  fireEvent.click(within(notice).getByRole('button', { name: 'Deshacer' }));
  expect(
    await screen.findByText(/Cambió a Cancelado por cliente mientras tanto/),
  ).toBeInTheDocument();
  expect(stored()?.status).toBe('client_canceled');
  // It says what is no longer so.
  expect(notice).not.toBeInTheDocument();
});

const paid = () =>
  backend.db.orders.find(({ alphanum_id }) => alphanum_id === DEMO_ORDERS.paid.alphanumId);

it('asks once before it cancels a paid order, whose payment stays', async () => {
  const before = paid();
  renderScreen('/orderlist');
  const row = await screen.findByRole('row', { name: new RegExp(DEMO_ORDERS.paid.alphanumId) });
  const choose = async () => {
    fireEvent.click(within(row).getByTitle('Cambiar estado'));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Cancelado por store' }));
    return screen.findByRole('dialog', { name: 'Pedido pagado' });
  };
  expect(await choose()).toHaveTextContent('El cambio de estado no toca el pago');
  await press('Dejarlo como está');
  expect(paid()?.status).toBe(before?.status);
  await choose();
  await press('Cambiar estado');
  await waitFor(() => expect(paid()?.status).toBe('store_canceled'));
  expect(paid()?.payment_status).toBe('done');
});

it('can be pressed again after a lost connection', async () => {
  const before = stored()?.status;
  const notice = await moveOrder();
  addFault(backend.db, {
    operationId: 'getOrder',
    status: 'network',
    message: null,
    delayMs: 0,
    times: 9,
  });
  const button = within(notice).getByRole('button', { name: 'Deshacer' });
  fireEvent.click(button);
  // The toast says exactly this; what became of the change stands in the notice and in the row.
  await until('the toast', () =>
    toastQueue
      .snapshot()
      .some(({ text }) => text === 'Conexión no disponible, por favor intentelo de nuevo'),
  );
  expect(notice).toHaveTextContent('No se guardó.');
  expect(
    [...document.querySelectorAll('td span')].filter(
      ({ textContent }) => textContent === 'No se guardó.',
    ),
  ).toHaveLength(1);
  expect(stored()?.status).toBe('preparing');
  clearFaults(backend.db);
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
  await waitFor(() => expect(stored()?.status).toBe(before));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

const shownCount = () => document.querySelector('[role="status"]')?.textContent ?? '';
const untilCount = (count: string) => until(`the count ${count}`, () => shownCount() === count);
const statusField = () => screen.findByRole('combobox', { name: 'Estado' });
const ALL = '9 pedidos';

it('a status of the URL that is no option is shown and can be removed; an unknown one is ignored; case does not matter', async () => {
  renderScreen('/orderlist?estado=proceso');
  await press(/^Filtros/);
  const status = await statusField();
  expect(status).toHaveValue('proceso');
  expect(new Set(columnTexts('Estado'))).toEqual(new Set(['En proceso']));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Limpiar' }));
  await untilCount(ALL);
  expect(status).toHaveValue('');

  cleanup();
  renderScreen('/orderlist?estado=nada');
  await untilCount(ALL);
  // Links of what is shown do not keep it.
  expect(window.location.search).toBe('');
  expect(screen.queryByRole('list', { name: 'Filtros activos' })?.textContent).toBe('');

  cleanup();
  renderScreen('/orderlist?estado=PENDING');
  await press(/^Filtros/);
  expect(await statusField()).toHaveValue('Pendiente');
  expect(new Set(columnTexts('Estado'))).toEqual(new Set(['Pendiente']));
});

it('opens with the status of the URL; Back from an order restores status and sorting', async () => {
  for (const { id } of backend.db.orders.all())
    backend.db.orders.update(id, { status: id % 2 === 0 ? 'preparing' : 'pending' });
  const { router } = renderScreen('/orderlist?estado=preparing');
  await press('Valor');
  await until(
    'the sorted rows',
    () =>
      screen.queryByRole('columnheader', { name: 'Valor' })?.getAttribute('aria-sort') ===
      'ascending',
  );
  expect(window.location.search).toBe('?estado=preparing&orden=valor');
  const shown = columnTexts('Nº de pedido');
  expect(shown.length).toBeGreaterThan(1);
  expect(new Set(columnTexts('Estado'))).toEqual(new Set(['En proceso']));
  fireEvent.click(screen.getByRole('link', { name: shown[0] ?? '' }));
  await screen.findByRole('tab', { name: 'PEDIDO' });
  expect(window.location.pathname).toBe(`/orderdetail/${shown[0]}`);
  act(() => router.history.back());
  await until('the list', () => columnTexts('Nº de pedido').length > 0);
  expect(window.location.search).toBe('?estado=preparing&orden=valor');
  expect(columnTexts('Nº de pedido')).toEqual(shown);
});

it('finds clients by words without accents, in any order and case, and orders by their day; clear shows all rows again', async () => {
  renderScreen('/orderlist');
  await press(/^Filtros/);
  await typeInto(document.body, { Cliente: 'MENDEZ carolina' });
  await until('her orders', () => new Set(columnTexts('Cliente')).size === 1);
  expect(columnTexts('Cliente')[0]).toBe('Carolina Méndez');
  expect(screen.getByRole('img', { name: '1 filtro activo' })).toBeVisible();

  await typeInto(document.body, { Fecha: '99/99' });
  expect(screen.getByText('Fecha no válida (DD/MM/AAAA)')).toBeVisible();
  expect(await screen.findByText('No se encontraron resultados')).toBeVisible();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Limpiar' }));
  await untilCount(ALL);
  expect(screen.getByRole('textbox', { name: 'Cliente' })).toHaveValue('');

  const day = columnTexts('Fecha')[0]?.slice(0, 10) ?? '';
  await typeInto(document.body, { Fecha: day });
  await until(`the orders of ${day}`, () =>
    columnTexts('Fecha').every((text) => text.startsWith(day)),
  );
});

const option = async (name: string, role: ByRoleMatcher = 'menuitem') => {
  await press('Opciones de la lista');
  await press(name, role);
};
const view = (name: string) => screen.queryByRole('link', { name });
const isCurrent = (name: string) => view(name)?.getAttribute('aria-current') === 'page';

const heading = () => screen.queryByRole('columnheader', { name: 'Id original' });

it('filters are saved as a view with a link, columns are chosen, both stay after a reload', async () => {
  showWidth('xl');
  renderScreen('/orderlist?estado=pending&orden=-valor&pagina=2');
  await option('Guardar vista');
  await typeInto(document.body, { Nombre: 'Para hoy' });
  await press('Guardar');
  await until('the view', () => isCurrent('Para hoy'));
  expect(isCurrent('Lista completa')).toBe(false);
  fireEvent.click(view('Lista completa') ?? document.body);
  await until('the whole list', () => isCurrent('Lista completa'));
  await untilCount(ALL);

  screen.queryByRole('button', { name: 'Opciones de la lista' })?.focus();
  await press('Opciones de la lista');
  // The first item is disabled.
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Copiar link/ })).toHaveFocus());
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Opciones de la lista' })).toHaveFocus(),
  );
  expect(heading()).toBeVisible();
  await option('Id original', 'menuitemcheckbox');
  await until('the chosen columns', () => heading() === null);

  cleanup();
  renderScreen('/orderlist');
  await until('the views', () => view('Para hoy') !== null);
  expect(heading()).toBeNull();
  await press(/^Filtros/);
  await screen.findByLabelText('Id original');
  fireEvent.click(view('Para hoy') ?? document.body);
  await until('the filters', () => window.location.search === '?estado=pending&orden=-valor');
  await option('Quitar la vista «Para hoy»');
  await until('no views', () => view('Lista completa') === null);
});

/** This moment some days ago, as the backend sends it. */
const momentAgo = (days: number) => {
  const moment = new Date();
  moment.setDate(moment.getDate() - days);
  return toApiDate(moment);
};

it('orders that are sorted by date stand below their days, with number and sum', async () => {
  const { orders } = backend.db;
  const own = orders.where(({ store_id }) => store_id === STORE_IDS.donpepe);
  for (const { id } of own.slice(4)) orders.remove(id);
  for (const [index, { id }] of own.slice(0, 4).entries())
    orders.update(id, {
      created_at: momentAgo(index % 2),
      status: index === 2 ? 'store_canceled' : 'pending',
      total_price: index < 2 ? 1000 : 234.5,
    });
  renderScreen('/orderlist');
  await until('four orders', () => tableRows().length === 4);
  const lines = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/^Hoy · 2 pedidos · \$\s1\.234,50 \(1 cancelado, \$\s234,50\)$/);
  expect(lines.findIndex((line) => line.startsWith('Ayer · '))).toBe(3);
  await option('Valor', 'menuitemradio');
  await until('no days', () => !document.body.textContent.includes('Hoy · '));
});

it('a new store shares its link from the empty list', async () => {
  await signInAs(ACCOUNTS.newStoreAdmin);
  renderScreen('/orderlist');
  fireEvent.click(await screen.findByRole('link', { name: 'Compartir mi tienda' }));
  const tab = await screen.findByRole('tab', { name: 'COMPARTIR' });
  await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
});

it.each(['Back', 'Cerrar'])(
  'the sheet of filters of a phone closes by %s, and the filters stay',
  async (way) => {
    const { router } = renderScreen('/orderlist');
    fireEvent.click(await screen.findByRole('button', { name: 'Filtros' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filtros' });
    fireEvent.change(await within(sheet).findByRole('textbox', { name: 'Fecha' }), {
      target: { value: '7/7' },
    });
    await waitFor(() => expect(router.history.location.search).toBe('?fecha=7%2F7'));
    if (way === 'Back') act(() => router.history.back());
    else fireEvent.click(within(sheet).getByRole('button', { name: way }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(router.history.location.state.overlay).toBeUndefined());
    expect(router.history.location.href).toBe('/orderlist?fecha=7%2F7');
  },
);

it('finds the orders of a client by the phone, however it is written', async () => {
  const order = stored();
  backend.db.clients.update(order?.client_id ?? 0, { phone: '+54 9 11 5777-0101' });
  renderScreen('/orderlist?buscar=11%205777%200101');
  const own = backend.db.orders.where(({ client_id }) => client_id === order?.client_id);
  await waitFor(() =>
    expect(
      new Set(screen.getAllByRole('link', { name: /^DP/ }).map((one) => one.textContent)),
    ).toEqual(new Set(own.map(({ alphanum_id }) => alphanum_id))),
  );
});
