import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { renderScreen, signInAs } from '../../app/renderScreen';

useMockBackend();

it('a URL with the id of a products panel opens it and moves the focus to it', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/productstore#productos-create');
  const panel = await screen.findByRole('region', { name: /^Agregar/ });
  await waitFor(() => expect(panel).toHaveFocus());
});
