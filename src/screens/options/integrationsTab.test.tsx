import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';

import { typeInto } from '~/testSupport/formPage';
import { press, until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { sentBodies } from '~/testSupport/sentBodies';
import { showWidth } from '~/testSupport/showWidth';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';

useMockBackend();

async function openForm() {
  await signInAs(ACCOUNTS.storeAdmin);
  showWidth('md');
  const { router } = renderScreen('/options');
  await press('INTEGRACIONES', 'tab');
  return { router, form: await screen.findByRole('form', { name: 'Integraciones' }) };
}

const leave = () => fireEvent.click(screen.getByRole('link', { name: /^Pedidos/ }));

it('masks the keys, requires a complete URL, and saves once', async () => {
  const { form } = await openForm();
  const saves = sentBodies(/\/store\/integration_settings$/);
  const secret = () => within(form).getByLabelText('Clave secreta (secret)');
  expect(secret()).toHaveAttribute('type', 'password');
  expect(within(form).getByLabelText('Clave del cliente (API key)')).toHaveAttribute(
    'type',
    'password',
  );
  // Browsers fill a saved sign-in into secrets with any other value.
  expect(secret()).toHaveAttribute('autocomplete', 'new-password');
  expect(within(form).getByLabelText('Clave del cliente (API key)')).toHaveAttribute(
    'autocomplete',
    'new-password',
  );
  await press('Mostrar la clave secreta');
  expect(secret()).toHaveAttribute('type', 'text');

  await typeInto(form, { 'Url de la tienda': 'tienda.donpepe.test' });
  await press('Guardar integraciones');
  expect(await screen.findByText(/Por favor ingrese la url completa/)).toBeVisible();
  expect(saves).toEqual([]);
  await typeInto(form, {
    'Url de la tienda': 'https://nueva.donpepe.test',
    'Importar pedidos automáticamente': true,
  });
  await press('Guardar integraciones');
  await press('Guardar integraciones');
  expect(await screen.findByText('Integraciones guardadas correctamente')).toBeVisible();
  expect(saves).toHaveLength(1);
  expect(saves[0]).toMatchObject({ woo_base_url: 'https://nueva.donpepe.test' });
});

it('marks unsaved changes in the tab, keeps them in other tabs, and asks before they are left', async () => {
  const { router, form } = await openForm();
  await typeInto(form, { 'Url de la tienda': 'https://otra.test' });
  await press('ORDENES', 'tab');
  await screen.findByRole('tab', { name: 'INTEGRACIONES (cambios sin guardar)' });
  leave();
  await press('Seguir editando');
  await until('no question', () => document.querySelector('[role="dialog"]') === null);
  await press('ASISTENTE', 'tab');
  await press(/^Mi negocio/);
  fireEvent.click(await screen.findByRole('link', { name: 'Datos del negocio' }));
  await screen.findByRole('form', { name: 'Datos del negocio' });
  await press('INTEGRACIONES (cambios sin guardar)', 'tab');
  expect(within(form).getByLabelText('Url de la tienda')).toHaveValue('https://otra.test');
  leave();
  await press('Salir sin guardar');
  await until('the orders', () => router.state.location.pathname === '/orderlist');
});
