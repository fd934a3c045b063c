import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { press } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, DEMO_ORDERS } from '../../../mocks/seed/accounts';

const { db } = useMockBackend();

const { alphanumId, token } = DEMO_ORDERS.cash;

const stored = () => db.orders.find((order) => order.token === token);

it('proposes the message about the payment after its request', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen(`/orderdetail/${alphanumId}`);
  await press('Solicitar pago');
  const question = within(await screen.findByRole('dialog', { name: 'Solicitar pago' }));
  // What the store says about the method.
  expect(
    await question.findByDisplayValue('Pagás al recibir o al retirar tu pedido.'),
  ).toHaveAccessibleName('Información de pago');
  fireEvent.click(question.getByRole('button', { name: 'Solicitar pago' }));
  await waitFor(() =>
    expect(db.orders.find((order) => order.token === token)?.payment_status).toBe('required'),
  );
  expect(await screen.findByText(/El cliente todavía no lo sabe/)).toBeVisible();

  await press('Avisarle por WhatsApp');
  const dialog = within(await screen.findByRole('dialog', { name: 'Escribir por WhatsApp' }));
  expect(dialog.getByLabelText('Texto')).toHaveDisplayValue(
    /Te pedimos el pago de tu pedido DPEFEC1 \(Efectivo\)\. Pagás al recibir o al retirar tu pedido\./,
  );
  expect(dialog.queryByText(/Hay cambios sin guardar/)).not.toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Abrir WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('Te pedimos el pago')),
  );
  expect(screen.queryByText(/El cliente todavía no lo sabe/)).not.toBeInTheDocument();
});

it('goes on offering the message about the payment after another save', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen(`/orderdetail/${alphanumId}`);
  await press('Solicitar pago');
  const question = within(await screen.findByRole('dialog', { name: 'Solicitar pago' }));
  fireEvent.click(question.getByRole('button', { name: 'Solicitar pago' }));
  await screen.findByText(/El cliente todavía no lo sabe/);
  fireEvent.change(screen.getByLabelText('Observación de la tienda'), {
    target: { value: 'Pasa a la tarde' },
  });
  await press('Guardar');
  await waitFor(() => expect(stored()?.store_observation).toBe('Pasa a la tarde'));
  await waitFor(() => expect(screen.queryByText(/Cambios sin guardar/)).not.toBeInTheDocument());
  expect(await screen.findByText(/El cliente todavía no lo sabe/)).toBeVisible();
});

it('requests and completes a payment that was received already with one confirmation', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen(`/orderdetail/${alphanumId}`);
  await press('Otros pasos');
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

it('requests the payment and dispatches with one press, then completes and delivers', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen(`/orderdetail/${alphanumId}`);
  await press('Solicitar pago y despachar');
  await waitFor(() =>
    expect(stored()).toMatchObject({
      status: 'waiting_delivery',
      payment_status: 'required',
      payment_info: 'Pagás al recibir o al retirar tu pedido.',
    }),
  );
  await press('Completar pago');
  const dialog = within(await screen.findByRole('dialog', { name: 'Completar pago' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Completar y entregar' }));
  await waitFor(() => expect(stored()).toMatchObject({ status: 'done', payment_status: 'done' }));
  expect(await screen.findByText('El pedido está entregado y pagado.')).toBeVisible();
  expect(screen.queryByText(/Cambios sin guardar/)).not.toBeInTheDocument();
});

it('keeps a typed payment information, and requests without where the methods are not read', async () => {
  await signInAs(ACCOUNTS.storeUser);
  renderScreen(`/orderdetail/${alphanumId}`);
  await press('Solicitar pago');
  const question = within(await screen.findByRole('dialog', { name: 'Solicitar pago' }));
  const info = question.getByLabelText('Información de pago');
  expect(info).toHaveValue('');
  fireEvent.change(info, { target: { value: 'Alias: pepe.mp' } });
  fireEvent.click(question.getByRole('button', { name: 'Solicitar pago' }));
  await waitFor(() =>
    expect(stored()).toMatchObject({ payment_status: 'required', payment_info: 'Alias: pepe.mp' }),
  );
});

it('proposes to tell the client that the order was cancelled', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen(`/orderdetail/${alphanumId}`);
  fireEvent.change(await screen.findByRole('combobox', { name: 'Estado' }), {
    target: { value: 'store_canceled' },
  });
  await press('Guardar');
  await waitFor(() => expect(stored()?.status).toBe('store_canceled'));
  expect(await screen.findByText(/Pedido cancelado\. El cliente todavía no lo sabe/)).toBeVisible();
  await press('Avisarle por WhatsApp');
  const dialog = within(await screen.findByRole('dialog', { name: 'Escribir por WhatsApp' }));
  expect(dialog.getByLabelText('Texto')).toHaveDisplayValue(/Tu pedido DPEFEC1 fue cancelado\./);
});
