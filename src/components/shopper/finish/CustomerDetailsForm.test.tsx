import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { presetStore } from '~/api/customerSession';
import { setConfig } from '~/lib/config';
import { customerSession, saveCustomerSession, saveMetadata } from '~/session/customer';
import { screen } from '~/testSupport/screen';
import { shippedConfig } from '~/testSupport/testConfig';
import { newTab } from '~/testSupport/testHooks';
import { typeText } from '~/testSupport/typing';

import type { FaultStatus } from '../../../../mocks/database/db';
import { addFault, type FaultName } from '../../../../mocks/faults';
import { useMockBackend } from '../../../../mocks/node';
import { CustomerDetailsForm } from './CustomerDetailsForm';

const { db } = useMockBackend();

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  setConfig(shippedConfig());
  await presetStore('sesion-de-prueba', '#donpepe');
  saveCustomerSession({ sessionId: 'sesion-de-prueba' });
});

const renderForm = (onSaved = () => undefined) =>
  render(
    <QueryClientProvider client={newTab()}>
      <CustomerDetailsForm client={null} onDirtyChange={() => undefined} onSaved={onSaved} />
    </QueryClientProvider>,
    { wrapper: MantineProvider },
  );

const fill = (label: string, value: string) => typeText(screen.getByLabelText(label), value);

it('keeps what was typed over a reload, until it is saved', async () => {
  const before = renderForm();
  await fill('Nombre', 'Lucía');
  await fill('Teléfono', '11 5555-0202');
  before.unmount();

  const onSaved = vi.fn<() => undefined>();
  const after = renderForm(onSaved);
  expect(screen.getByLabelText('Nombre')).toHaveValue('Lucía');
  expect(screen.getByLabelText('Teléfono')).toHaveValue('11 5555-0202');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveValue(''));
  after.unmount();

  renderForm();
  expect(screen.getByLabelText('Nombre')).toHaveValue('');
});

it('says what the data are for, and that some of them are enough', () => {
  renderForm();
  expect(
    screen.getByText(/^La tienda los usa para preparar tu pedido.*solo algunos\.$/),
  ).toBeVisible();
});

const fail = (operationId: FaultName, status: FaultStatus) =>
  addFault(db, { operationId, status, message: null, delayMs: 0, times: 1 });

const storedPhones = () =>
  db.clients.where(({ first_name }) => first_name === 'Lucía').map(({ phone }) => phone);

async function save(onSaved?: () => undefined) {
  renderForm(onSaved);
  await fill('Nombre', 'Lucía');
  await fill('Teléfono', '11 5555-0202');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
}

it('is saved when the answer was lost but the session has the data', async () => {
  fail('registerClient', 'lost');
  const onSaved = vi.fn<() => undefined>();
  await save(onSaved);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(storedPhones()).toEqual(['11 5555-0202']);
  expect(screen.queryByText(/No se guardó|No se sabe/)).toBeNull();
});

it('says that nothing was saved when the request did not arrive, and saves once more', async () => {
  fail('registerClient', 'network');
  const onSaved = vi.fn<() => undefined>();
  await save(onSaved);
  expect(await screen.findByText('No se guardó.')).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
  expect(storedPhones()).toEqual([]);
  expect(screen.getByLabelText('Nombre')).toHaveValue('Lucía');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(storedPhones()).toEqual(['11 5555-0202']);
});

const clientOfSession = () =>
  db.customerSessions.find(({ id }) => id === customerSession().sessionId)?.client_id;

it('is saved in a new session when the browser has lost the stored one', async () => {
  saveMetadata(await presetStore('sesion-de-prueba', '#donpepe'));
  renderForm();
  await fill('Nombre', 'Lucía');
  localStorage.clear();
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(clientOfSession()).toBeTypeOf('number'));
  expect(screen.queryByText(/La sesión terminó/)).toBeNull();
});
