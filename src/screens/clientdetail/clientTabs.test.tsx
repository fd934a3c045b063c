import { cleanup, fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { clearSelection } from '~/session/selection';
import { clearStaffSession } from '~/session/staff';
import { watchExport } from '~/testSupport/exportedFile';
import { typeInto } from '~/testSupport/formPage';
import { columnTexts, press, tableRows, until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, DEMO_CLIENT } from '../../../mocks/seed/accounts';
import { trimSeed } from '../../../mocks/testSupport/fewRows';

const backend = useMockBackend();

beforeEach(async () => {
  clearStaffSession();
  clearSelection();
  await signInAs(ACCOUNTS.storeAdmin);
});

it('the tabs of a client who did nothing yet say so, without filters and headers', async () => {
  const { db } = backend;
  const client = db.clients.all().find(({ email }) => email === DEMO_CLIENT.email);
  if (!client) throw new Error('The seed lacks the client');
  for (const { id, client_id } of db.orders.all())
    if (client_id === client.id) db.orders.remove(id);
  for (const { id, client_id } of db.clientActivity.all())
    if (client_id === client.id) db.clientActivity.remove(id);

  renderScreen(`/clientdetail?client=${client.id}`);
  expect(await screen.findByText('Los pedidos que haga el cliente aparecen acá.')).toBeVisible();
  expect(screen.getByText('Sin pedidos')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();

  fireEvent.click(screen.getByRole('tab', { name: 'ACTIVIDAD RECIENTE' }));
  expect(await screen.findByText('Lo que el cliente haga en la tienda aparece acá.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Filtros' })).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

const count = () => document.querySelector('[role="status"]')?.textContent ?? '';

it('ACTIVIDAD RECIENTE filters by date and activity, exports, resets and survives a reload', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const exported = watchExport();
  const client = backend.db.clients.find(({ email }) => email === DEMO_CLIENT.email);
  renderScreen(`/clientdetail?client=${client?.id}`);
  await press('ACTIVIDAD RECIENTE', 'tab');
  await until('the activities', () => columnTexts('Actividad').some((text) => text !== ''));
  expect([...document.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
    'Fecha',
    'Actividad',
    'Detalles',
  ]);
  const all = count();
  expect(all).toMatch(/^\d+ resultados$/);
  await press(/^Filtros/);
  // Logged activity names are technical; the shown and filtered text starts with a Spanish one.
  await typeInto(document.body, { Actividad: 'busco productos' });
  await until('the searches', () => columnTexts('Actividad')[0] === 'Buscó productos');
  expect(columnTexts('Detalles')[0]).toMatch(/^Texto: /);
  const [payload] = screen.getAllByText(/^\{"text":"/);
  expect(payload).not.toBeVisible();
  fireEvent.click(screen.getAllByText('Ver detalle')[0] ?? document.body);
  expect(payload).toBeVisible();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Limpiar' }));
  await until('all', () => count() === all);

  const [name = ''] = columnTexts('Actividad');
  await typeInto(document.body, { Actividad: name.toUpperCase() });
  await until('those of the name', () => count().endsWith(`de ${all}`));
  expect(new Set(columnTexts('Actividad'))).toEqual(new Set([name]));
  const [moment = ''] = columnTexts('Fecha');
  await typeInto(document.body, { Fecha: moment });
  await until('that of the moment', () => tableRows().length === 1);
  expect(columnTexts('Fecha')).toEqual([moment]);

  cleanup();
  renderScreen(window.location.pathname + window.location.search);
  await press(/^Filtros/);
  expect(await screen.findByRole('textbox', { name: 'Fecha' })).toHaveValue(moment);
  await press('Opciones de la lista');
  fireEvent.click(await screen.findByText('Exportar'));
  await until('the file', () => exported.file !== '');
  expect(exported.file).toBe('datosExportadosActividad.xlsx');
  expect(exported.rows).toHaveLength(1);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Limpiar' }));
  await until('all', () => count() === all);
  expect(screen.getByRole('tab', { name: 'ACTIVIDAD RECIENTE' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

it('a row of ORDENES DEL CLIENTE opens the order; Volver leads back to the client', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  trimSeed(backend.db, ['#donpepe']);
  const client = backend.db.clients.find(({ email }) => email === DEMO_CLIENT.email);
  const url = `/clientdetail?client=${client?.id}`;
  const { router } = renderScreen(url);
  // React reports a component that suspends while it is rendered anew.
  await router.loadRouteChunk(router.routesByPath['/orderdetail/{-$alphanumId}']);
  await until('the orders', () => columnTexts('Monto').length > 1);
  const number = tableRows()[1]?.querySelector('a')?.textContent ?? '';
  fireEvent.click(tableRows()[1]?.cells[1] ?? document.body);
  await until('the order', () => window.location.pathname === `/orderdetail/${number}`);
  await screen.findByRole('tab', { name: 'PEDIDO' });
  await press('Volver');
  await until('the orders', () => columnTexts('Monto').length > 1);
  expect(window.location.pathname + window.location.search).toBe(url);
});
