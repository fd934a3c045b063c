import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { typeInto } from '~/testSupport/formPage';
import { elementNamed, found, press } from '~/testSupport/page';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, STORE_IDS } from '../../../mocks/seed/accounts';
import { renderScreen, signInAs } from '../../app/renderScreen';

const { db } = useMockBackend();

beforeEach(async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/options');
  await press('PAGOS');
  await found('the form', () => elementNamed('form', 'Medios de pago'));
});

const stored = () =>
  db.paymentMethods
    .all()
    .filter(({ store_id }) => store_id === STORE_IDS.donpepe)
    .map(({ name }) => name);

const methods = () =>
  [...document.querySelectorAll('legend')]
    .map(({ textContent }) => textContent)
    .filter((name) => stored().includes(name));

it('a method that is taken out can be put back until the save, which asks', async () => {
  const before = stored();
  await press('Quitar Efectivo');
  expect(screen.getByText(/«Efectivo» se quita al guardar/)).toBeVisible();
  expect(methods()).not.toContain('Efectivo');
  await press('Deshacer');
  expect(methods()).toEqual(before);
  expect(screen.queryByText(/se quita al guardar/)).not.toBeInTheDocument();

  await press('Quitar Efectivo');
  await press('Guardar medios de pago');
  const dialog = within(await screen.findByRole('dialog', { name: 'Medios de pago' }));
  expect(dialog.getByText(/^Se quita «Efectivo»\./)).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Volver' }));
  expect(stored()).toEqual(before);
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible();

  await press('Guardar medios de pago');
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar así' }));
  await waitFor(() => expect(stored()).toEqual(before.filter((name) => name !== 'Efectivo')));
  await waitFor(() => expect(screen.queryByText(/se quita al guardar/)).not.toBeInTheDocument());
});

it('a method that no client can choose is said at its switches and asked at the save', async () => {
  const cash = [...document.querySelectorAll('fieldset')].find(
    (one) => one.querySelector('legend')?.textContent === 'Efectivo',
  );
  if (!cash) throw new Error('No Efectivo');
  const isOn = (label: string) => within(cash).getByLabelText(label);
  for (const label of ['Para entregas', 'Para retiros']) {
    const field = isOn(label);
    if (field instanceof HTMLInputElement && field.checked) await typeInto(cash, { [label]: true });
  }
  expect(within(cash).getByRole('alert')).toHaveTextContent('ningún cliente ve este medio');
  await press('Guardar medios de pago');
  expect(
    await screen.findByText(/«Efectivo» queda sin entregas ni retiros: ningún cliente lo va a ver/),
  ).toBeVisible();
});

it('the wallet under another name is said at its name and asked at the save', async () => {
  const wallet = [...document.querySelectorAll('fieldset')].find(
    (one) => one.querySelector('legend')?.textContent === 'Mercadopago',
  );
  if (!wallet) throw new Error('No Mercadopago');
  await typeInto(wallet, { Nombre: 'Billetera' });
  expect(within(wallet).getByText(/los clientes no ven Pagar$/)).toBeVisible();
  await press('Guardar medios de pago');
  expect(await screen.findByText(/«Mercadopago» pasa a llamarse «Billetera»/)).toBeVisible();
  expect(stored()).toContain('Mercadopago');
});
