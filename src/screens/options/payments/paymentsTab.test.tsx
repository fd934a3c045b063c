import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { staffSession } from '~/session/staff';
import { typeInto } from '~/testSupport/formPage';
import { press } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { sentBodies } from '~/testSupport/sentBodies';

import { useMockBackend } from '../../../../mocks/node';
import { ACCOUNTS, STORE_IDS } from '../../../../mocks/seed/accounts';

const { db } = useMockBackend();

const stored = () =>
  db.paymentMethods
    .all()
    .filter(({ store_id }) => store_id === STORE_IDS.donpepe)
    .map(({ name }) => name);

const methods = () =>
  [...document.querySelectorAll('legend')]
    .map(({ textContent }) => textContent)
    .filter((name) => stored().includes(name));

describe('methods that are stored', () => {
  beforeEach(async () => {
    await signInAs(ACCOUNTS.storeAdmin);
    renderScreen('/options');
    await press('PAGOS', 'tab');
    await screen.findByRole('form', { name: 'Medios de pago' });
  });

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

  it('warns of a wallet without the data of its account', async () => {
    const wallet = within(screen.getByRole('group', { name: 'Mercadopago' }));
    const warning = /los clientes van a poder elegirlo, pero no pagar/;
    expect(wallet.queryByText(warning)).not.toBeInTheDocument();
    while (wallet.queryAllByRole('button', { name: /^Quitar el dato 1 / }).length > 0) {
      fireEvent.click(wallet.getByRole('button', { name: /^Quitar el dato 1 / }));
    }
    expect(await wallet.findByText(warning)).toBeVisible();
    expect(wallet.getByRole('link', { name: 'soporte' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });

  it('a stored setting is a field with a name of its own, and keeps its key', async () => {
    const saves = sentBodies(/\/store\/payment_methods\/$/);
    const wallet = screen.getByRole('group', { name: 'Mercadopago' });
    expect(within(wallet).queryByLabelText(/^Clave \d/)).not.toBeInTheDocument();
    await typeInto(wallet, { 'Clave pública': 'APP-OTRA' });
    await press('Guardar medios de pago');
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]).toMatchObject([
      { name: 'Mercadopago', config: { public_key: 'APP-OTRA' } },
      { name: 'Efectivo', config: {} },
      {
        name: 'Transferencia',
        config: { alias: 'DONPEPE.ALMACEN', titular: 'Don Pepe S.R.L.', banco: 'Banco del Sur' },
      },
    ]);
  });

  it('a method keeps its saved name as its heading while the name is empty', async () => {
    const method = within(screen.getByRole('group', { name: 'Efectivo' }));
    fireEvent.change(method.getByRole('combobox', { name: 'Nombre' }), { target: { value: '' } });
    await press('Quitar Efectivo');
    expect(screen.getByText(/«Efectivo» se quita al guardar/)).toBeVisible();
  });

  it('a method that no client can choose is said at its switches and asked at the save', async () => {
    const cash = [...document.querySelectorAll('fieldset')].find(
      (one) => one.querySelector('legend')?.textContent === 'Efectivo',
    );
    if (!cash) throw new Error('No Efectivo');
    const isOn = (label: string) => within(cash).getByLabelText(label);
    for (const label of ['Para entregas', 'Para retiros']) {
      const field = isOn(label);
      if (field instanceof HTMLInputElement && field.checked)
        await typeInto(cash, { [label]: true });
    }
    expect(within(cash).getByRole('note')).toHaveTextContent('ningún cliente ve este medio');
    await press('Guardar medios de pago');
    expect(
      await screen.findByText(
        /«Efectivo» queda sin entregas ni retiros: ningún cliente lo va a ver/,
      ),
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
});

it('payment methods: saves the whole list, settings, a first method', async () => {
  await signInAs(ACCOUNTS.newStoreAdmin);
  renderScreen('/options?section=sales');
  const form = await screen.findByRole('form', { name: 'Medios de pago' });
  const saves = sentBodies(/\/store\/payment_methods\/$/);
  await press('Agregar medio de pago');
  await press('Guardar medios de pago');
  expect(within(form).getByText('Por favor ingrese el nombre del medio de pago')).toBeVisible();
  await typeInto(form, {
    Nombre: 'Bank transfer',
    'Para retiros': true,
    'Mensaje al cliente': 'Send us the receipt',
  });
  await press('Agregar dato');
  await typeInto(form, { 'Clave 1 de Bank transfer': 'iban', 'Valor 1 de Bank transfer': 'XX00' });
  await press('Guardar medios de pago');
  await press('Guardar medios de pago');
  expect(await screen.findByText('Datos del negocio guardados')).toBeVisible();
  expect(saves).toEqual([
    [
      {
        name: 'Bank transfer',
        enabled_delivery: true,
        enabled_pickup: false,
        method_info: 'Send us the receipt',
        config: { iban: 'XX00' },
      },
    ],
  ]);
  await waitFor(() => expect(staffSession()?.store?.setup).toMatchObject({ pms: true }));
});

it('Mercadopago without a message gets its default, saved at once', async () => {
  await signInAs(ACCOUNTS.portugueseStoreAdmin);
  const saves = sentBodies(/\/store\/payment_methods\/$/);
  renderScreen('/options?section=sales');
  const [message] = await screen.findAllByLabelText('Mensaje al cliente');
  expect(message).toHaveValue('Termina tu compra con el botón Pagar');
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]).toMatchObject([
    { name: 'Mercadopago', method_info: 'Termina tu compra con el botón Pagar' },
    { name: 'Pix' },
    { name: 'Dinheiro' },
  ]);
  cleanup();
  renderScreen('/options?section=sales');
  await screen.findAllByLabelText('Mensaje al cliente');
  expect(saves).toHaveLength(1);
});
