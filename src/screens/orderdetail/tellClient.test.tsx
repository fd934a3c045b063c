import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { press } from '~/testSupport/page';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, DEMO_ORDERS } from '../../../mocks/seed/accounts';
import { renderScreen, signInAs } from '../../app/renderScreen';

const { db } = useMockBackend();

const { alphanumId, token } = DEMO_ORDERS.cash;

it('proposes the message about the payment after its request', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen(`/orderdetail/${alphanumId}`);
  await press('Solicitar pago');
  const question = within(await screen.findByRole('dialog', { name: 'Solicitar pago' }));
  fireEvent.click(question.getByRole('button', { name: 'Solicitar pago' }));
  await waitFor(() =>
    expect(db.orders.find((order) => order.token === token)?.payment_status).toBe('required'),
  );
  expect(await screen.findByText(/El cliente todavía no lo sabe/)).toBeVisible();

  await press('Avisarle por WhatsApp');
  const dialog = within(await screen.findByRole('dialog', { name: 'Escribir por WhatsApp' }));
  expect(dialog.getByLabelText('Texto')).toHaveDisplayValue(/ya se puede pagar/);
  expect(dialog.queryByText(/Hay cambios sin guardar/)).not.toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Abrir WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('ya se puede pagar')),
  );
  expect(screen.queryByText(/El cliente todavía no lo sabe/)).not.toBeInTheDocument();
});

it('requests and completes a payment that was received already with one confirmation', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen(`/orderdetail/${alphanumId}`);
  await press('Ya está pagado');
  const question = within(await screen.findByRole('dialog', { name: 'Ya está pagado' }));
  fireEvent.click(question.getByRole('button', { name: 'Está pagado' }));
  await waitFor(() =>
    expect(db.orders.find((order) => order.token === token)).toMatchObject({
      payment_status: 'done',
      payment_info: 'Aprobado',
    }),
  );
  expect((await screen.findAllByText('Pago aprobado'))[0]).toBeVisible();
  expect(screen.queryByText(/El cliente todavía no lo sabe/)).not.toBeInTheDocument();
});
