import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { orderQuery } from '~/api/orders';
import { renderComponent } from '~/testSupport/renderComponent';
import { signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { newTab } from '~/testSupport/testHooks';
import { Boundary } from '~/ui/Boundary';

import { addFault } from '../../../../mocks/faults';
import { useMockBackend } from '../../../../mocks/node';
import { ACCOUNTS } from '../../../../mocks/seed/accounts';
import { ClientCard } from './ClientCard';
import { ClientOrders } from './ClientOrders';

const backend = useMockBackend();

beforeEach(() => signInAs(ACCOUNTS.storeAdmin));

/** The order DPEFEC1 and the other orders of its client, the newest first. */
function orders() {
  const all = backend.db.orders.all();
  const order = all.find(({ alphanum_id }) => alphanum_id === 'DPEFEC1');
  if (!order) throw new Error('The demo data have no DPEFEC1');
  const others = all
    .filter(({ id, client_id }) => client_id === order.client_id && id !== order.id)
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at));
  return { order, others };
}

async function openOrder() {
  const tab = newTab();
  const order = await tab.fetchQuery(orderQuery('DPEFEC1'));
  if (!order) throw new Error('The demo data have no DPEFEC1');
  return { tab, order };
}

async function showPanel() {
  const { tab, order } = await openOrder();
  renderComponent(
    <Boundary>
      <ClientOrders order={order} />
    </Boundary>,
    tab,
  );
}

const findPanel = async () =>
  within(await screen.findByRole('region', { name: 'Otros pedidos del cliente' }));

it("lists the client's five newest other orders, with their notes on demand", async () => {
  const { others } = orders();
  const [first, second] = others;
  if (!first || !second) throw new Error('The demo data have no two other orders');
  backend.db.orders.update(first.id, {
    client_observation: 'Tocar timbre',
    store_observation: 'Paga tarde',
  });
  backend.db.orders.update(second.id, { client_observation: null, store_observation: '' });
  await showPanel();
  const panel = await findPanel();
  expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    others.slice(0, 5).map(({ alphanum_id }) => alphanum_id),
  );
  expect(panel.getByText(`5 de ${others.length}`)).toBeVisible();
  expect(panel.queryByText(/Tocar timbre/)).toBeNull();

  fireEvent.click(panel.getByRole('button', { name: 'Ver observaciones' }));
  expect(await panel.findByText(/Cliente: Tocar timbre\s+Tienda: Paga tarde/)).toBeVisible();
  expect((await panel.findAllByText('Sin observaciones'))[0]).toBeVisible();

  fireEvent.click(panel.getByRole('button', { name: 'Ocultar observaciones' }));
  expect(panel.queryByText(/Tocar timbre/)).toBeNull();
});

it('offers a retry where the other orders cannot be read', async () => {
  addFault(backend.db, {
    operationId: 'listClientOrders',
    status: 500,
    message: 'Sin espacio',
    delayMs: 0,
    times: 1,
  });
  await showPanel();
  expect(await screen.findByText(/Sin espacio/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect((await findPanel()).getAllByRole('link')).toHaveLength(5);
});

it('shows what is known of a client without email, and leads to the orders instead of a detail', async () => {
  const { order } = orders();
  backend.db.clients.update(order.client_id, { email: null, address: 'Gascón 1280' });
  const { tab, order: shown } = await openOrder();
  renderComponent(<ClientCard order={shown} onWrite={() => undefined} />, tab);
  expect(screen.getByRole('link', { name: 'Ver info' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/orderlist\?cliente=./),
  );
  expect(screen.getByRole('link', { name: 'Gascón 1280' })).toBeVisible();
  for (const fact of ['Registrado', 'Última visita']) expect(screen.getByText(fact)).toBeVisible();
});
