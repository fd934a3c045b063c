import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { clearSelection } from '~/session/selection';
import { clearStaffSession } from '~/session/staff';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, DEMO_CLIENT } from '../../../mocks/seed/accounts';
import { renderScreen, signInAs } from '../../app/renderScreen';

const backend = useMockBackend();

beforeEach(async () => {
  clearStaffSession();
  clearSelection();
  await signInAs(ACCOUNTS.storeAdmin);
});

it('the tabs of a client who did nothing yet say so, without filters and headers', async () => {
  const { db } = backend;
  const client = db.clients.all().find(({ email }) => email === DEMO_CLIENT.email);
  if (!client) throw new Error('The seed lacks the client');
  for (const { id, client_id } of db.orders.all())
    if (client_id === client.id) db.orders.remove(id);
  for (const { id, client_id } of db.clientActivity.all())
    if (client_id === client.id) db.clientActivity.remove(id);

  renderScreen(`/clientdetail?client=${client.id}`);
  expect(await screen.findByText('Los pedidos que haga el cliente aparecen acá.')).toBeVisible();
  expect(screen.getByText('Sin pedidos')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();

  fireEvent.click(screen.getByRole('tab', { name: 'ACTIVIDAD RECIENTE' }));
  expect(await screen.findByText('Lo que el cliente haga en la tienda aparece acá.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Filtros' })).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});
