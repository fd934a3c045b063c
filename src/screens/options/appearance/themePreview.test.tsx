import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { typeInto } from '~/testSupport/formPage';
import { press } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';

import { useMockBackend } from '../../../../mocks/node';
import { ACCOUNTS } from '../../../../mocks/seed/accounts';

useMockBackend();

it('on a phone a button opens the preview of what is typed, and has the focus after it closes', async () => {
  const user = userEvent.setup();
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/options');
  await press('PERSONALIZAR', 'tab');
  await press('Home', 'tab');
  await typeInto(document.body, { Título: 'Pedí acá' });

  const opener = screen.getByRole('button', { name: 'Vista previa' });
  await user.click(opener);
  const sheet = await screen.findByRole('dialog', { name: 'Vista previa' });
  expect(within(sheet).getByText('Pedí acá')).toBeVisible();

  await user.click(within(sheet).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});
