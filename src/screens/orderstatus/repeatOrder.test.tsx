import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { customerSession, leaveStore } from '~/session/customer';
import { renderScreen } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { sentBodies } from '~/testSupport/sentBodies';
import { toastQueue } from '~/ui/feedback/toast';

import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { DEMO_ORDERS } from '../../../mocks/seed/accounts';

const backend = useMockBackend();

afterEach(() => {
  leaveStore();
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

const orderAt = (token: string) => backend.db.orders.find((order) => order.token === token);

async function pressRepeat() {
  const { router } = renderScreen(`/orderstatus/${DEMO_ORDERS.cash.token}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Repetir pedido' }));
  return router;
}

/** Token of the order that the page shows once it is another one than the past one. */
async function newToken(router: Awaited<ReturnType<typeof pressRepeat>>) {
  const past = `/orderstatus/${DEMO_ORDERS.cash.token}`;
  await waitFor(() => expect(router.state.location.pathname).not.toBe(past));
  return router.state.location.pathname.split('/').at(-1) ?? '';
}

it('adds the items of a past order to a new one without a question when nothing has changed', async () => {
  const logged = sentBodies(/\/client\/log_activity$/);
  const past = orderAt(DEMO_ORDERS.cash.token);
  const order = orderAt(await newToken(await pressRepeat()));
  expect(order?.status).toBe('provisional');
  expect(order?.items.map(({ product_id, amount }) => [product_id, amount])).toEqual(
    past?.items.map(({ product_id, amount }) => [product_id, amount]),
  );
  await waitFor(() =>
    expect(logged).toContainEqual(
      expect.objectContaining({
        activity_name: 'items_added',
        payload: expect.objectContaining({ order: order?.alphanum_id }),
      }),
    ),
  );
});

it.each([
  ['none', null, 'Gascón 1280'],
  ['their own', 'Ayacucho 55', 'Ayacucho 55'],
])('a client with %s as address: the next order goes there', async (_name, own, address) => {
  const past = orderAt(DEMO_ORDERS.cash.token);
  const client = backend.db.clients.get(past?.client_id ?? 0);
  if (!past || !client) throw new Error('No order with a client');
  backend.db.orders.update(past.id, { delivery: true, delivery_address: 'Gascón 1280' });
  renderScreen('/s/donpepe');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(customerSession().sessionId).not.toBeNull());
  backend.db.clients.update(client.id, { address: own });
  backend.db.customerSessions.update(customerSession().sessionId ?? '', { client_id: client.id });
  cleanup();
  const order = orderAt(await newToken(await pressRepeat()));
  expect(backend.db.clients.get(client.id)?.address).toBe(address);
  expect(order).toMatchObject({ delivery: true, delivery_address: address });
});

const lose = () =>
  addFault(backend.db, {
    operationId: 'addOrderItems',
    status: 'network',
    message: null,
    delayMs: 0,
    times: 1,
  });

it('says that nothing was saved, and offers to try again', async () => {
  lose();
  const router = await pressRepeat();
  expect(await screen.findByText('No se guardó.')).toBeVisible();
  expect(toastQueue.snapshot().map(({ text }) => text)).toEqual([
    'Conexión no disponible, por favor intentelo de nuevo',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /^Agregar / }));
  expect(orderAt(await newToken(router))?.status).toBe('provisional');
});

it('asks before it adds at another price', async () => {
  const [repriced] = orderAt(DEMO_ORDERS.cash.token)?.items ?? [];
  backend.db.products.update(repriced?.product_id ?? 0, { price_per_unit: 1234.5 });
  await pressRepeat();
  const dialog = await screen.findByRole('dialog', { name: 'Repetir pedido' });
  expect(dialog).toHaveTextContent(/ahora \$\s1\.234,50/);
});

it('names what is gone and what has another price, and adds the rest', async () => {
  const [gone, repriced, ...same] = orderAt(DEMO_ORDERS.cash.token)?.items ?? [];
  if (!gone || !repriced) throw new Error('The order has too few items');
  backend.db.products.update(gone.product_id, { active: false });
  backend.db.products.update(repriced.product_id, { price_per_unit: 1234.5 });
  const router = await pressRepeat();
  const dialog = within(await screen.findByRole('dialog', { name: 'Repetir pedido' }));
  expect(dialog.getByText(gone.product_denormalized.name)).toBeVisible();
  expect(dialog.getByText(/ahora \$\s1\.234,50$/)).toHaveTextContent(
    repriced.product_denormalized.name,
  );
  lose();
  fireEvent.click(dialog.getByRole('button', { name: /^Agregar / }));
  expect(await dialog.findByText('No se guardó.')).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: /^Agregar / }));
  const order = orderAt(await newToken(router));
  expect(order?.items.map(({ product_id }) => product_id)).toEqual(
    [repriced, ...same].map(({ product_id }) => product_id),
  );
});
