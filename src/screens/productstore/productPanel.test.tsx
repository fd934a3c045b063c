import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';

useMockBackend();

it('a URL with the id of a products panel opens it and moves the focus to it', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/productstore#productos-create');
  const panel = await screen.findByRole('region', { name: /^Agregar/ });
  await waitFor(() => expect(panel).toHaveFocus());
});

it('Tab leads from the header of an open panel into the panel', async () => {
  const user = userEvent.setup();
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/productstore');
  const header = await screen.findByRole('button', { name: /^Agregar/ });
  header.focus();
  await user.keyboard('{Enter}{Tab}');
  expect(screen.getByRole('region', { name: /^Agregar/ })).toHaveFocus();
});

it.each([
  { panel: /^Agregar/, account: ACCOUNTS.storeAdmin, opener: /^Agregar/, entry: null },
  {
    panel: /^Actualizar/,
    account: ACCOUNTS.storeAdmin,
    opener: 'Opciones de la lista',
    entry: /^Actualizar/,
  },
  {
    panel: /^Actualizar/,
    account: ACCOUNTS.newStoreAdmin,
    opener: 'Cargar un archivo',
    entry: null,
  },
])(
  'on a phone the panel $panel opened by $opener has a heading, and closes to what opened it',
  async ({ panel: name, account, opener: openerName, entry }) => {
    const user = userEvent.setup();
    await signInAs(account);
    renderScreen('/productstore');
    const opener = await screen.findByRole('button', { name: openerName });
    await user.click(opener);
    if (entry) await user.click(await screen.findByRole('menuitem', { name: entry }));
    const panel = await screen.findByRole('region', { name });
    expect(within(panel).getByRole('heading', { name })).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: /^Cerrar/ }));
    expect(panel).not.toBeVisible();
    expect(opener).toHaveFocus();
  },
);
