import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { api, unwrap } from '~/api/transport/client';
import { readOne } from '~/api/transport/parse';
import { loginResultShape, orderShape } from '~/contract/shapes.gen';
import { messages } from '~/domain/messages';
import { completePaymentBody } from '~/domain/orders/draft/orderDraft';
import { setConfig } from '~/lib/config';
import { clearStaffSession, saveStaffSession } from '~/session/staff';
import { renderComponent } from '~/testSupport/renderComponent';
import { screen } from '~/testSupport/screen';
import { shippedConfig } from '~/testSupport/testConfig';
import { toastQueue } from '~/ui/feedback/toast';

import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { DEMO_ORDERS } from '../../../mocks/seed/accounts';
import { CompletePaymentDialog } from './CompletePaymentDialog';

const backend = useMockBackend();

const path = { id: DEMO_ORDERS.toPay.alphanumId };
const readOrder = () =>
  unwrap(api().GET('/store/orders/{id}', { params: { path } }), readOne(orderShape));

beforeEach(async () => {
  setConfig(shippedConfig());
  clearStaffSession();
  const body = { email: 'admin@donpepe.test', password: 'Pepe1234' };
  saveStaffSession(await unwrap(api().POST('/user/login', { body }), readOne(loginResultShape)));
});

it('does not take a payment that somebody else completed for an attempt that sent nothing', async () => {
  const order = await readOrder();
  const closed = vi.fn<() => void>();
  renderComponent(<CompletePaymentDialog order={order} onClosed={closed} />);
  addFault(backend.db, {
    operationId: 'getOrder',
    status: 'network',
    message: null,
    delayMs: 0,
    times: 1,
  });
  const button = await screen.findByRole('button', { name: 'Completar pago' });
  fireEvent.click(button);
  expect(await screen.findByRole('note')).toHaveTextContent('No se guardó.');

  const body = completePaymentBody(order);
  await unwrap(api().POST('/store/orders/{id}', { params: { path }, body }), readOne(orderShape));
  fireEvent.click(button);
  await waitFor(() =>
    expect(toastQueue.snapshot().map(({ text }) => text)).toContain(messages.paymentAlreadyDone),
  );
  expect(toastQueue.snapshot().map(({ text }) => text)).not.toContain(messages.alreadySaved);
});

it('keeps a refused attempt open with its reason, and completes the payment when pressed again', async () => {
  const stored = () => backend.db.orders.find(({ alphanum_id }) => alphanum_id === path.id);
  const closed = vi.fn<() => void>();
  renderComponent(<CompletePaymentDialog order={await readOrder()} onClosed={closed} />);
  addFault(backend.db, {
    operationId: 'saveOrder',
    status: 409,
    message: 'El pago cambió mientras tanto',
    delayMs: 0,
    times: 1,
  });
  const button = await screen.findByRole('button', { name: 'Completar pago' });
  fireEvent.click(button);
  await waitFor(() =>
    expect(screen.getByRole('note')).toHaveTextContent(/^El pago cambió mientras tanto$/),
  );
  expect(stored()?.payment_status).toBe('required');
  expect(closed).not.toHaveBeenCalled();
  fireEvent.click(button);
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(stored()?.payment_status).toBe('done');
});
