import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { formatMoney } from '~/lib/money';
import { leaveStore, saveCustomerSession } from '~/session/customer';
import { renderScreen } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';

import { useMockBackend } from '../../../mocks/node';
import { DEMO_ORDERS } from '../../../mocks/seed/accounts';

const backend = useMockBackend();

afterEach(() => leaveStore());

/** Opens the home of a session whose last order is this one. */
async function homeAfter(token: string) {
  const { unmount } = renderScreen('/s/donpepe');
  await screen.findByRole('heading', { level: 1 });
  unmount();
  saveCustomerSession({ currentOrderToken: token });
  saveCustomerSession({ currentOrderToken: null });
  return renderScreen('/s/donpepe');
}

it.each([
  [DEMO_ORDERS.toPay, 'Pagar'],
  [DEMO_ORDERS.cash, 'Ver pedido'],
])('shows %j under way with the one thing to do: %s', async ({ token, alphanumId }, action) => {
  const { router } = await homeAfter(token);
  const card = await screen.findByRole('region', { name: 'Tu pedido' });
  await waitFor(() => expect(card).toHaveTextContent(alphanumId));
  const total = backend.db.orders.find((order) => order.token === token)?.total_price ?? NaN;
  expect(card).toHaveTextContent(formatMoney(total, '$').replace('\u00a0', ' '));
  fireEvent.click(within(card).getByRole('link', { name: action }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/orderstatus/${token}`));
});

it('shows the order after coming from the catalogue', async () => {
  const { unmount } = await homeAfter(DEMO_ORDERS.cash.token);
  await screen.findByRole('region', { name: 'Tu pedido' });
  unmount();
  const { router } = renderScreen('/productlist/lista-donpepe');
  await screen.findByRole('heading', { name: 'LISTADO DE PRODUCTOS' });
  await act(() => router.navigate({ to: '/s/$id', params: { id: 'donpepe' } }));
  expect(await screen.findByText(DEMO_ORDERS.cash.alphanumId)).toBeVisible();
});

it('offers to repeat an order that was delivered', async () => {
  const { token } = DEMO_ORDERS.cash;
  const past = backend.db.orders.find((order) => order.token === token);
  backend.db.orders.update(past?.id ?? 0, { status: 'done' });
  const { router } = await homeAfter(token);
  const card = await screen.findByRole('region', { name: '¿Lo de siempre?' });
  expect(card).toHaveTextContent(past?.items[0]?.product_denormalized.name ?? '-');
  fireEvent.click(within(card).getByRole('button', { name: 'Repetir' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/orderstatus\//));
  const repeated = router.state.location.pathname.split('/').at(-1);
  expect(backend.db.orders.find((order) => order.token === repeated)?.items).toHaveLength(
    past?.items.length ?? -1,
  );
});
