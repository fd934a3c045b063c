import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ordersQuery } from '~/api/orders';
import { UnsavedRegistry } from '~/components/forms/unsavedForms';
import type { OrderSummary } from '~/contract/types';
import { signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { newTab } from '~/testSupport/testHooks';
import { toast } from '~/ui/feedback/toast';

import { useMockBackend } from '../../../../mocks/node';
import { ACCOUNTS } from '../../../../mocks/seed/accounts';
import { OrderChoice } from './OrderChoice';

const backend = useMockBackend();

beforeEach(() => signInAs(ACCOUNTS.storeAdmin));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const storedStatus = ({ id }: OrderSummary) => backend.db.orders.get(id)?.status;

/** The actions on two chosen orders in preparation. */
async function showTwo() {
  const tab = newTab();
  const { rows } = await tab.fetchQuery(ordersQuery());
  const orders = rows.filter(({ status }) => status === 'preparing').slice(0, 2);
  function Chosen() {
    const [isChoosing, setChoosing] = useState(true);
    const chosen = {
      rows: orders,
      hidden: 0,
      matching: orders.length,
      isWhole: true,
      chooseWhole: () => undefined,
      deselect: () => undefined,
      end: () => setChoosing(false),
    };
    return <OrderChoice chosen={isChoosing ? chosen : null} />;
  }
  render(
    <QueryClientProvider client={tab}>
      <MantineProvider env="test">
        <UnsavedRegistry>
          <Chosen />
        </UnsavedRegistry>
      </MantineProvider>
    </QueryClientProvider>,
  );
  const bar = await screen.findByRole('toolbar', { name: 'Acciones sobre los pedidos elegidos' });
  const [first, second] = orders;
  if (!first || !second) throw new Error('The demo data have no two such orders');
  return { bar, first, second };
}

/** Presses everything that delivers the two. */
async function deliverTwo() {
  const { first, second } = await showTwo();
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar estado' }));
  const status = await screen.findByLabelText('Nuevo estado');
  fireEvent.change(status, { target: { value: 'done' } });
  fireEvent.click(screen.getByText('Cambiar 2 pedidos'));
  await screen.findByRole('group', { name: 'Último cambio de varios pedidos' });
  return { first, second };
}

it('is one tab stop, from whose common next step the arrow keys lead to the other actions', async () => {
  const { bar } = await showTwo();
  const buttons = within(bar).getAllByRole('button');
  const stops = buttons.filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map(({ textContent }) => textContent)).toEqual(['Listo para despachar']);
  stops[0]?.focus();
  fireEvent.keyDown(stops[0] ?? bar, { key: 'ArrowRight' });
  expect(screen.getByRole('button', { name: 'Cambiar estado' })).toHaveFocus();
  fireEvent.keyDown(document.activeElement ?? bar, { key: 'End' });
  expect(buttons.at(-1)).toHaveFocus();
});

it('ends the choice without a report once all are saved, and gives them their status back', async () => {
  const { first, second } = await deliverTwo();
  expect([first, second].map(storedStatus)).toEqual(['done', 'done']);
  expect(screen.getByText('2 pedidos: Entregado')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Cambiar estado' })).not.toBeInTheDocument();

  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument(),
  );
  expect([first, second].map(storedStatus)).toEqual(['preparing', 'preparing']);
});

it('leaves an order that someone else has moved since, and names it', async () => {
  const { first, second } = await deliverTwo();
  backend.db.orders.update(second.id, { status: 'client_canceled' });
  const success = vi.spyOn(toast, 'success');
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  const reason = await screen.findByText(
    new RegExp(`^No volvió ${second.alphanum_id}: Cambió a Cancelado por cliente mientras tanto`),
  );
  expect(reason).toBeVisible();
  expect([first, second].map(storedStatus)).toEqual(['preparing', 'client_canceled']);
  expect(success).not.toHaveBeenCalled();

  // Nothing is left to move.
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(reason).not.toBeInTheDocument();
  expect(storedStatus(second)).toBe('client_canceled');
});

it('offers to move the orders back for 10 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { first } = await deliverTwo();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  const undo = screen.getByRole('button', { name: 'Deshacer' });
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(undo).not.toBeInTheDocument();
  expect(storedStatus(first)).toBe('done');
});
