import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { leaveStore } from '~/session/customer';
import { press } from '~/testSupport/page';
import { renderScreen } from '~/testSupport/renderScreen';
import { screen } from '~/testSupport/screen';

import type { FaultStatus } from '../../../mocks/database/db';
import { addFault, clearFaults, type FaultName } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { DEMO_ORDERS } from '../../../mocks/seed/accounts';

const { db } = useMockBackend();

const { token } = DEMO_ORDERS.provisional;
const REMOVE = /^Quitar Yerba mate con palo/;

const fail = (operationId: FaultName, status: FaultStatus, times: number | null = 1) =>
  addFault(db, { operationId, status, message: null, delayMs: 0, times });

const isInStoredOrder = () =>
  db.orders
    .find((order) => order.token === token)
    ?.items.some(({ product_denormalized: { name } }) => name.startsWith('Yerba mate con palo'));

beforeEach(() => leaveStore());

it('an item that was removed disappears though neither the answer nor the look-up arrived', async () => {
  renderScreen(`/orderstatus/${token}`);
  const remove = await screen.findByRole('button', { name: REMOVE });
  fail('deleteOrderItem', 'lost');
  fail('getOrderStatus', 'network');
  await press(REMOVE);
  await screen.findByText('Conexión no disponible, por favor intentelo de nuevo');
  expect(isInStoredOrder()).toBe(false);
  await waitFor(() => expect(remove).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: REMOVE })).not.toBeInTheDocument();
});

it('an item whose removal did not arrive stays, and can be removed', async () => {
  renderScreen(`/orderstatus/${token}`);
  await screen.findByRole('button', { name: REMOVE });
  fail('deleteOrderItem', 'network');
  await press(REMOVE);
  await screen.findByText('Conexión no disponible, por favor intentelo de nuevo');
  expect(isInStoredOrder()).toBe(true);
  expect(screen.getByText('No se guardó.')).toBeVisible();
  await press(REMOVE);
  await waitFor(() => expect(isInStoredOrder()).toBe(false));
  expect(screen.queryByText('No se guardó.')).not.toBeInTheDocument();
});

it.each(['addOrderItems', 'getOrderStatus'] as const)(
  'an item that could not be put back says so where its row was: %s',
  async (operation) => {
    renderScreen(`/orderstatus/${token}`);
    await press(REMOVE);
    const undo = await screen.findByRole('button', { name: /^Deshacer: / });
    fail(operation, 'network', null);
    await press(/^Deshacer: /);
    await waitFor(() => expect(undo.closest('tr')).toHaveTextContent(/No se guardó\.$/));
    expect(isInStoredOrder()).toBe(false);
    clearFaults(db);
    await press(/^Deshacer: /);
    await waitFor(() => expect(isInStoredOrder()).toBe(true));
  },
);
