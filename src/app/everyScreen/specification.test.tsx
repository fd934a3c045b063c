import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { leaveStore } from '~/session/customer';
import { clearStaffSession } from '~/session/staff';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { trimSeed } from '../../../mocks/testSupport/fewRows';

// Texts of the specifications that no other test of a screen asserts.

const backend = useMockBackend();

afterEach(() => {
  vi.restoreAllMocks();
  clearStaffSession();
  leaveStore();
  // Holds that the tab has visited a shopper's URL.
  sessionStorage.clear();
});

it('the status of an order has nine choices', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/orderdetail/DPQ2PF');
  const status = await screen.findByRole('combobox', { name: /^Estado/ });
  expect(
    within(status)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Provisorio',
    'Pendiente',
    'En proceso',
    'A despachar',
    'Cobrar',
    'Entregado',
    'Descartado',
    'Cancelado por store',
    'Cancelado por cliente',
  ]);
});

it.each([
  ['pending', 'No solicitado', 'Pago no definido'],
  ['required', 'Solicitado', 'Pago solicitado'],
  ['processing', 'En proceso', 'Pago en proceso'],
  ['done', 'Aprobado', 'Pago aprobado'],
] as const)(
  'a payment that is %s has its word and its icon in lists',
  async (status, word, icon) => {
    const order = backend.db.orders.find(({ alphanum_id }) => alphanum_id === 'DPQ2PF');
    if (!order) throw new Error('The demo data have no such order');
    backend.db.orders.update(order.id, { payment_status: status });
    await signInAs(ACCOUNTS.storeAdmin);
    renderScreen('/orderlist?numero=DPQ2PF');
    const sign = await screen.findByRole('img', { name: icon });
    expect(sign.parentElement).toHaveTextContent(word);
    expect(sign.parentElement).toHaveAttribute('title', icon);
  },
);

it('a staff URL without a user is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderScreen('/orderlist');
  await screen.findByRole('heading', { name: 'Ingresar' });
  expect(log.mock.calls.flat()).toContain('Error user or session, redirecting');
});

it('the export of the logs says where they are', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined }),
  );
  // The worker that writes the archive.
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(logs: unknown) {
        if (logs === null)
          this.dispatchEvent(new MessageEvent('message', { data: new ArrayBuffer(8) }));
      }

      terminate() {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await signInAs(ACCOUNTS.platformAdmin);
  renderScreen('/home');
  fireEvent.click(await screen.findByRole('button', { name: 'Exportar logs' }));
  expect(
    await screen.findByText(
      'Logs exportados con éxito (por favor chequee el directorio de descagas)',
    ),
  ).toBeVisible();
});

it('an order of three items can be filtered, and says that it is confirmed', async () => {
  const order = backend.db.orders.find(({ token }) => token === 'pedido-provisorio');
  if (!order) throw new Error('The demo data have no such order');
  backend.db.orders.update(order.id, { status: 'pending' });
  renderScreen('/orderstatus/pedido-provisorio');
  // Folded into a line.
  fireEvent.click(await screen.findByText('Buscar producto'));
  expect(screen.getByLabelText('Nombre')).toBeVisible();
  expect(screen.getByLabelText('Marca')).toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Ya no se puede cambiar' }),
  ).toHaveAccessibleDescription('El pedido ya fue confirmado');
});

it.each([
  [
    '/register',
    'Error, para registrar un usuario primero tiene que cerrar la sesion actual',
    ACCOUNTS.storeUser,
  ],
  [
    '/recoverpass',
    'Error, para recuperar la contraseña primero tiene que cerrar la sesion actual',
    ACCOUNTS.storeAdmin,
  ],
])('refuses %s while signed in', async (url, text, account) => {
  trimSeed(backend.db, ['#donpepe']);
  await signInAs(account);
  renderScreen(url);
  expect(await screen.findByText(text)).toBeVisible();
  expect(window.location.pathname).toBe('/home');
});
