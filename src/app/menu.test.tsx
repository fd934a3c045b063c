import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useMockBackend } from '../../mocks/node';
import { ACCOUNTS } from '../../mocks/seed/accounts';
import { renderScreen, signInAs } from './renderScreen';

useMockBackend();

it('groups the entries under headings, in the order of the specification', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/orderlist');
  const menu = await screen.findByRole('navigation', { name: 'Menú principal' });
  const texts = (group: string) =>
    within(within(menu).getByRole('group', { name: group }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(texts('Día a día')).toEqual(['Inicio', 'Pedidos', 'Cobros', 'Clientes']);
  expect(texts('Tienda')).toEqual(['Productos', 'Marketing', 'Informes', 'CONFIGURACION']);
  expect(texts('Ayuda')).toEqual([
    'Soporte por email',
    'Soporte por videollamada',
    'Política de privacidad',
  ]);
  expect(within(menu).getByRole('button', { name: 'Cerrar Sesion' })).toBeVisible();
});

it('marks the list of an open order as current', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/orderdetail/DPEFEC1');
  expect(await screen.findByRole('link', { name: 'Pedidos', current: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
