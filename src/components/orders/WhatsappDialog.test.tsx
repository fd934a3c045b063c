import { MantineProvider } from '@mantine/core';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import type { Order } from '~/contract/types';
import { setConfig } from '~/lib/config';
import { clearStaffSession } from '~/session/staff';
import { sampleOrder } from '~/testSupport/orderFixtures';
import { screen } from '~/testSupport/screen';
import { shippedConfig } from '~/testSupport/testConfig';
import { typeText } from '~/testSupport/typing';

import { WhatsappDialog, type WrittenMessages } from './WhatsappDialog';

const client = { ...sampleOrder().client, phone: '+54 9 11 5555-0202' };
const order = sampleOrder({
  client,
  payment_method: 'Mercadopago',
  payment_status: 'required',
  token: 'pedido-a-pagar',
});

beforeEach(() => {
  clearStaffSession();
  setConfig({ ...shippedConfig(), sideParameter: false, customerHosts: ['tienda.test'] });
});

const onSave = vi.fn<() => Promise<boolean>>();

function Dialog({
  shown,
  unsaved = false,
  onClose,
}: {
  shown: Order;
  unsaved?: boolean;
  onClose: () => void;
}) {
  const [written, setWritten] = useState<WrittenMessages>({ chosen: null, edited: {} });
  return (
    <WhatsappDialog
      order={shown}
      unsaved={unsaved}
      onSave={onSave}
      written={written}
      onWritten={setWritten}
      onClose={onClose}
    />
  );
}

function open(shown: Order = order, unsaved = false) {
  const onClose = vi.fn<() => void>();
  render(
    <MantineProvider env="test">
      <Dialog shown={shown} unsaved={unsaved} onClose={onClose} />
    </MantineProvider>,
  );
  return {
    onClose,
    text: screen.getByRole('textbox', { name: 'Texto' }),
    kind: screen.getByRole('combobox', { name: 'Mensaje' }),
    link: screen.getByRole('link', { name: 'Abrir WhatsApp' }),
  };
}

it('offers the message that fits, with number, total and link', () => {
  const { text, link, onClose } = open();
  const message =
    '¡Hola, Lucía! Tu pedido DP1042 ya se puede pagar. Total: $ 300,00. ' +
    'Podés pagarlo acá: http://tienda.test/orderstatus/pedido-a-pagar';
  expect(text).toHaveValue(message);
  expect(link).toHaveAttribute(
    'href',
    `https://wa.me/5491155550202?text=${encodeURIComponent(message)}`,
  );
  fireEvent.click(link);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('keeps an edited text while another message is looked at', async () => {
  const { text, kind, link } = open();
  await typeText(text, 'Lista & pronta');
  fireEvent.change(kind, { target: { value: 'received' } });
  expect(text).toHaveDisplayValue(/Recibimos tu pedido DP1042/);
  fireEvent.change(kind, { target: { value: 'paymentRequested' } });
  expect(text).toHaveValue('Lista & pronta');
  expect(link).toHaveAttribute('href', 'https://wa.me/5491155550202?text=Lista%20%26%20pronta');
});

it('leaves out the link of an order without one, and warns of a number of an unknown country', () => {
  setConfig({ ...shippedConfig(), defaultCountry: null });
  const { text } = open(sampleOrder({ client: { ...client, phone: '11 5555-0202' }, token: null }));
  expect(text).toHaveDisplayValue(/Total: \$ 300,00\.$/);
  expect(screen.getByText(/no tiene el código del país/)).toBeVisible();
});

it('shows the number that opens, completed with the country', () => {
  const { link } = open(sampleOrder({ client: { ...client, phone: '11 15 5555-0202' } }));
  expect(screen.getByText('+54 9 11 5555-0202')).toBeVisible();
  expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5491155550202\?text=/);
});

it('says that the order can be paid only while its payment is requested', () => {
  const { kind, text } = open(sampleOrder({ client, payment_status: 'pending' }));
  expect([...kind.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Pedido recibido',
    'Pedido cambiado',
    'En camino',
  ]);
  expect(text).not.toHaveDisplayValue(/pagar/);
});

it('says that it tells what is saved, and saves first on request', async () => {
  onSave.mockResolvedValueOnce(true);
  const { onClose } = open(order, true);
  expect(screen.getByRole('note')).toHaveTextContent(
    /^Hay cambios sin guardar: el mensaje dice lo guardado \(total \$\s300,00\)\./,
  );
  const saveFirst = screen.getByRole('button', { name: 'Guardar primero' });
  fireEvent.click(saveFirst);
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  // A press during the save does nothing.
  await waitFor(() => expect(saveFirst).toHaveAttribute('aria-busy', 'false'));
  expect(onClose).not.toHaveBeenCalled();

  // The form shows why.
  onSave.mockResolvedValueOnce(false);
  fireEvent.click(saveFirst);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
