import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { clearStaffSession } from '~/session/staff';
import { watchExport } from '~/testSupport/exportedFile';
import { typeInto } from '~/testSupport/formPage';
import { columnTexts, press, tableRows, until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { sentBodies } from '~/testSupport/sentBodies';
import { showWidth } from '~/testSupport/showWidth';
import { toastQueue } from '~/ui/feedback/toast';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, DEMO_ORDERS } from '../../../mocks/seed/accounts';
import { trimSeed } from '../../../mocks/testSupport/fewRows';

const backend = useMockBackend();

const order = DEMO_ORDERS.toPay.alphanumId;

async function openPayments(search = '') {
  trimSeed(backend.db, ['#donpepe', '#cornerbooks']);
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen(`/paymentlist${search}`);
  await until('the payments', () => tableRows().length > 0);
}

afterEach(() => clearStaffSession());

it('filters by status and method, keeps them in the URL and exports the shown rows', async () => {
  const exported = watchExport();
  showWidth('xl');
  await openPayments('?estado=required');
  await press(/^Filtros/);
  expect(await screen.findByRole('combobox', { name: 'Estado' })).toHaveValue('Solicitado');
  fireEvent.click(screen.getByRole('combobox', { name: 'Método' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Mercadopago' }));
  await until(
    'the filters in the URL',
    () => window.location.search === '?estado=required&metodo=Mercadopago',
  );
  expect(columnTexts('Nº de pedido')).toEqual([order]);
  expect(columnTexts('Estado')).toEqual(['Solicitado']);

  await press('Limpiar');
  await typeInto(document.body, { Pago: 'aprobado' });
  await until('the paid ones', () =>
    columnTexts('Info. de pago').every((text) => text === 'Aprobado'),
  );
  await press('Exportar');
  await until('the file', () => exported.file !== '');
  expect(exported.file).toBe('datosExportadosCobros.xlsx');
  expect(exported.rows).toHaveLength(tableRows().length);
});

it('finds a payment by the number of its order, and adds up what is to be collected', async () => {
  await openPayments();
  expect(document.body.textContent).toMatch(/\d+ por cobrar · \$\s[\d.]+,\d\d/);
  await typeInto(document.body, { 'Buscar por cliente o número': order });
  await until('the payment', () => tableRows().length === 1);
  expect(columnTexts('Nº de pedido')).toEqual([order]);
  const [value = ''] = columnTexts('Valor');
  expect(document.body.textContent).toContain(`1 por cobrar · ${value}`);
});

it('says what was delivered and never asked to be paid, and leads to it', async () => {
  trimSeed(backend.db, ['#donpepe', '#cornerbooks']);
  const unpaid = backend.db.orders.find(({ alphanum_id }) => alphanum_id === order);
  if (!unpaid) throw new Error('no order');
  for (const { id } of backend.db.orders.where(({ status }) => status === 'done')) {
    backend.db.orders.update(id, { payment_status: 'done' });
  }
  backend.db.orders.update(unpaid.id, {
    status: 'done',
    payment_status: 'pending',
    payment_method: null,
  });
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/paymentlist');
  fireEvent.click(await screen.findByRole('link', { name: 'Ver los entregados sin cobrar' }));
  await until('the filter', () => window.location.search === '?estado=uncollected');
  await until('one payment', () => tableRows().length === 1);
  expect(columnTexts('Nº de pedido')).toEqual([order]);
  const [value = ''] = columnTexts('Valor');
  expect(document.body.textContent).toContain(`1 entregado sin cobrar · ${value}`);
});

it('completes a requested payment: asks first, sends once for two clicks and shows Aprobado', async () => {
  const sent = sentBodies(/\/store\/orders\//);
  showWidth('xl');
  await openPayments('?estado=required');
  await until('one payment', () => tableRows().length === 1);
  const [value = ''] = columnTexts('Valor');
  const complete = `Completar pago del pedido ${order}`;
  await press(complete);
  const dialog = await screen.findByRole('dialog', { name: 'Completar pago' });
  for (const text of [order, 'Carolina Méndez', value]) expect(dialog.textContent).toContain(text);
  expect(sent).toEqual([]);
  const confirm = within(dialog).queryByRole('button', { name: 'Completar pago' });
  // Before the next render.
  act(() => {
    confirm?.click();
    confirm?.click();
  });
  await waitFor(() =>
    expect(toastQueue.snapshot().map(({ text }) => text)).toEqual([
      'Orden actualizada correctamente',
    ]),
  );
  expect(sent).toEqual([{ payment_status: 'done', payment_info: 'Aprobado' }]);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await press('Limpiar');
  await until('the payments', () => tableRows().length > 1);
  const index = columnTexts('Nº de pedido').indexOf(order);
  expect(columnTexts('Estado')[index]).toBe('Aprobado');
  expect(columnTexts('Info. de pago')[index]).toBe('Aprobado');
  expect(screen.getByRole('button', { name: complete })).toHaveAttribute('aria-disabled', 'true');
});

it('a new store has no payments', async () => {
  await signInAs(ACCOUNTS.newStoreAdmin);
  renderScreen('/paymentlist');
  const orders = await screen.findByRole('link', { name: 'Ver los pedidos' });
  expect(document.body).toHaveTextContent('No se encontraron resultados');
  expect(screen.queryByRole('button', { name: /^Filtros/ })).toBeNull();
  fireEvent.click(orders);
  await until('the orders', () => window.location.pathname === '/orderlist');
});
