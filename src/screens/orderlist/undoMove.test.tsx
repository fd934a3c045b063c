import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { addFault, clearFaults } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { renderScreen, signInAs } from '../../app/renderScreen';

const backend = useMockBackend();

beforeEach(() => signInAs(ACCOUNTS.storeAdmin));

const stored = () => backend.db.orders.find(({ alphanum_id }) => alphanum_id === 'DPPROV1');

/** Moves the order DPPROV1 to "En proceso" by the button in its row. */
async function moveOrder() {
  renderScreen('/orderlist');
  const row = await screen.findByRole('row', { name: /DPPROV1/ });
  fireEvent.click(within(row).getByTitle('Cambiar estado'));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'En proceso' }));
  return screen.findByRole('group', { name: 'Último cambio de estado' });
}

it('offers to move an order back after its status was changed in its row', async () => {
  const before = stored()?.status;
  const notice = await moveOrder();
  expect(stored()?.status).toBe('preparing');
  // The one message about it.
  expect(notice).toHaveTextContent('Orden actualizada correctamente');
  expect(screen.getAllByText('Orden actualizada correctamente')).toHaveLength(1);
  fireEvent.click(within(notice).getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(stored()?.status).toBe(before));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
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
  expect(await screen.findByText(/Conexión no disponible/)).toBeInTheDocument();
  expect(stored()?.status).toBe('preparing');
  clearFaults(backend.db);
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
  await waitFor(() => expect(stored()?.status).toBe(before));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});
