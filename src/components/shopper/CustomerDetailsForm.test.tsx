import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { presetStore } from '~/api/customerSession';
import { shippedConfig } from '~/api/transport/testConfig';
import { newTab } from '~/api/transport/testHooks';
import { setConfig } from '~/lib/config';
import { saveCustomerSession } from '~/session/customer';
import { typeText } from '~/testSupport/typing';

import { useMockBackend } from '../../../mocks/node';
import { CustomerDetailsForm } from './CustomerDetailsForm';

useMockBackend();

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
