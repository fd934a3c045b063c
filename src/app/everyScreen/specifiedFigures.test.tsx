import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { toApiDate } from '~/lib/dates';
import { leaveStore } from '~/session/customer';
import { clearStaffSession } from '~/session/staff';
import { loadMessenger, openMessenger } from '~/testSupport/messenger';
import { renderScreen } from '~/testSupport/renderScreen';
import { screen } from '~/testSupport/screen';
import { typeText } from '~/testSupport/typing';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, CATALOGUE_TOKENS } from '../../../mocks/seed/accounts';

// Delays and limits of the specifications that no other test of a screen asserts.

const backend = useMockBackend();

afterEach(() => {
  vi.restoreAllMocks();
  clearStaffSession();
  leaveStore();
  delete window.MercadoPago;
});

it('the chat sends a text after 1000 ms, looks for its input every 200 ms and navigates after 500 ms', async () => {
  loadMessenger();
  const timeouts = vi.spyOn(globalThis, 'setTimeout');
  const intervals = vi.spyOn(globalThis, 'setInterval');
  renderScreen('/homeclient/donpepe?text=Hola');
  const widget = await openMessenger();
  await waitFor(() => expect(intervals).toHaveBeenCalledWith(expect.any(Function), 200));
  await waitFor(() => expect(timeouts).toHaveBeenCalledWith(expect.any(Function), 1000));
  expect(widget.sendQuery).not.toHaveBeenCalled();
  await waitFor(() => expect(widget.sendQuery).toHaveBeenCalledWith('Hola'));
  timeouts.mockClear();
  widget.dispatchEvent(new CustomEvent('df-user-input-entered', { detail: { input: 'info' } }));
  expect(timeouts.mock.calls.map(([, delay]) => delay)).toEqual([500]);
  await waitFor(() => expect(window.location.pathname).toBe('/info'));
});

const clear = async () => fireEvent.click(await screen.findByRole('button', { name: 'Limpiar' }));

it('Limpiar is ignored within 100 ms of the last press', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  renderScreen(`/productlist/${CATALOGUE_TOKENS.donpepe}?nombre=yerba`);
  const field = await screen.findByLabelText<HTMLInputElement>('Nombre');
  await clear();
  await waitFor(() => expect(window.location.search).toBe(''));
  await typeText(field, 'yerba');
  await waitFor(() => expect(window.location.search).toBe('?nombre=yerba'));
  now.mockReturnValue(1_000_099);
  await clear();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(window.location.search).toBe('?nombre=yerba');
  now.mockReturnValue(1_000_100);
  await clear();
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('the wallet opens the preference of the order in es-AR', async () => {
  const opened: unknown[] = [];
  window.MercadoPago = class {
    constructor(key: string, options: { locale: string }) {
      opened.push(key, options);
    }
    checkout(options: unknown) {
      return { open: () => opened.push(options) };
    }
  };
  renderScreen('/orderstatus/pedido-a-pagar');
  fireEvent.click(await screen.findByRole('button', { name: 'Pagar' }));
  const payment = backend.db.orders.find(({ token }) => token === 'pedido-a-pagar')?.payment_data;
  await waitFor(() =>
    expect(opened).toEqual([
      payment?.public_key,
      { locale: 'es-AR' },
      { preference: { id: payment?.payment_id } },
    ]),
  );
});

const FLAG_DAYS = { store: 7, qrs: 15, calendar: 10, pms: 21, faqs1: 21, faqs2: 21 };

it.each([
  ['keep', 60_000, true],
  ['lose', -60_000, false],
])('setup tasks %s their mark about the day on which they expire', async (_what, early, isSet) => {
  const store = backend.db.stores.find(({ hashtag }) => hashtag === '#donpepe');
  if (!store) throw new Error('The demo data have no such store');
  const setup = { ...store.setup };
  for (const [flag, days] of Object.entries(FLAG_DAYS)) {
    const setAt = new Date(Date.now() + early);
    setAt.setDate(setAt.getDate() - days);
    Object.assign(setup, { [flag]: true, [`${flag}TS`]: toApiDate(setAt) });
  }
  backend.db.stores.update(store.id, { setup });
  renderScreen('/login');
  await typeText(await screen.findByLabelText('Email'), ACCOUNTS.storeAdmin.email);
  await typeText(screen.getByLabelText('Contraseña'), ACCOUNTS.storeAdmin.password);
  fireEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
  await waitFor(() => expect(window.location.pathname).toBe('/home'));
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(backend.db.stores.get(store.id)?.setup).toMatchObject(
      Object.fromEntries(Object.keys(FLAG_DAYS).map((flag) => [flag, isSet])),
    ),
  );
});
