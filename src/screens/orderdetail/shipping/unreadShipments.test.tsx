/** A server that leaves the shipments of an order out. */
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { isRecord } from '~/lib/isRecord';
import { leaveStore } from '~/session/customer';
import { clearStaffSession } from '~/session/staff';
import { changeAnswers } from '~/testSupport/faults';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { typeText } from '~/testSupport/typing';

import { useMockBackend } from '../../../../mocks/node';
import { ACCOUNTS, DEMO_ORDERS } from '../../../../mocks/seed/accounts';

const { db } = useMockBackend();

beforeEach(() => {
  clearStaffSession();
  leaveStore();
  changeAnswers((body, response) => {
    if (!isRecord(body['data']) || !('shipping' in body['data'])) return response;
    const { shipping: _shipping, ...data } = body['data'];
    return Response.json({ ...body, data }, { status: response.status });
  });
});

const { alphanumId, token } = DEMO_ORDERS.cash;
const stored = () => db.orders.find((order) => order.token === token);

it('the order is shown to staff, who are told and cannot save it', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  const before = stored();
  renderScreen(`/orderdetail/${alphanumId}`);
  expect(await screen.findByText(/^Los envíos no se pudieron leer/)).toBeVisible();
  expect(await screen.findByLabelText('Items del pedido')).toHaveTextContent('Papa negra');

  const note = await screen.findByLabelText('Observación de la tienda');
  await typeText(note, 'Sale el lunes');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.getByText(/Respuesta inesperada del servidor/)).toBeVisible());
  expect(note).toHaveValue('Sale el lunes');
  expect(stored()).toEqual(before);
});

it('the order is shown to the shopper, who is not told that nothing was sent yet', async () => {
  renderScreen(`/orderstatus/${token}`);
  fireEvent.click(await screen.findByRole('tab', { name: 'ENVIO' }));
  const panel = within(await screen.findByRole('tabpanel'));
  expect(await panel.findByText('Los envíos no se pudieron leer')).toBeVisible();
  expect(panel.queryByRole('heading')).not.toBeInTheDocument();
});

it('the shopper changes the order', async () => {
  renderScreen(`/orderstatus/${DEMO_ORDERS.provisional.token}`);
  const [amount] = await screen.findAllByLabelText(/^Cantidad de /);
  if (!amount) throw new Error('No amount');
  await typeText(amount, '7');
  fireEvent.blur(amount);
  await waitFor(() =>
    expect(
      db.orders.find((one) => one.token === DEMO_ORDERS.provisional.token)?.items[0]?.amount,
    ).toBe(7),
  );
  await waitFor(() => expect(amount).toHaveValue('7'));
  expect(screen.queryByText(/No se guardó|No se sabe/)).not.toBeInTheDocument();
});
