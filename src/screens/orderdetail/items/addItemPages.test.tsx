import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { typeInto } from '~/testSupport/formPage';
import { press, until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { sentBodies } from '~/testSupport/sentBodies';

import { useMockBackend } from '../../../../mocks/node';
import { ACCOUNTS } from '../../../../mocks/seed/accounts';

useMockBackend();

it('AGREGAR ITEM shows which products the page holds', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/orderdetail/DPPROV1?tab=agregar');
  const pages = await screen.findByRole('navigation', { name: 'Páginas' });
  expect(within(pages).getByText('1–7 de 117')).toBeVisible();
  fireEvent.click(within(pages).getByRole('button', { name: 'Página 17' }));
  expect(within(pages).getByText('113–117 de 117')).toBeVisible();
});

const total = () => screen.queryByRole('tab', { name: /^MONTO/ })?.textContent;

it('AGREGAR ITEM finds products by words in any order; added items are saved together with the status, which locks them', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await signInAs(ACCOUNTS.storeAdmin);
  const sent = sentBodies(/\/store\/orders\//);
  renderScreen('/orderdetail/DPPROV1?tab=agregar');
  const list = await screen.findByRole('list', { name: 'Productos' });
  const rows = () => list.querySelectorAll(':scope > li');
  await until('the first page', () => rows().length > 0);
  expect(rows()).toHaveLength(7);
  await typeInto(document.body, { 'Filtrar por nombre': 'PATEGRAS queso' });
  await until('the cheese', () => rows().length === 1);
  expect(screen.getByRole('button', { name: 'Agregar Queso pategrás' })).toBeInTheDocument();

  await typeInto(document.body, { 'Filtrar por nombre': 'malbec' });
  const before = total();
  await press(/^Agregar Vino malbec/);
  await press(/^Sumar 1 de Vino malbec/);
  expect(total()).not.toBe(before);

  await press('PEDIDO', 'tab');
  expect(await screen.findByText('Nuevo')).toBeVisible();
  expect(document.body.textContent).toContain('N ITEMS4');
  await typeInto(document.body, { Estado: 'preparing' });
  await press('Guardar');
  await until('the save', () => sent.length === 1);
  const [body] = sent as [{ items: unknown[] }];
  expect(body).toMatchObject({ status: 'preparing' });
  expect(body.items).toHaveLength(4);
  expect(body.items[3]).toEqual({
    product_id: expect.any(Number) as number,
    amount: 2,
    revised_price: null,
    store_observations: null,
    status: 'pending',
  });
  await until('nothing to save', () => !document.body.textContent.includes('Cambios sin guardar'));
  await press('AGREGAR ITEM', 'tab');
  expect((await screen.findAllByText(/La cantidad se puede modificar cuando/))[0]).toBeVisible();
  const wine = await screen.findByRole('list', { name: 'Productos' });
  expect(wine).toHaveTextContent('Vino malbec');
  expect(wine.querySelector('input')).toBeNull();
  await press('Cambiar Estado');
  expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveFocus();
});
