import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useMockBackend } from '../../mocks/node';
import { ACCOUNTS } from '../../mocks/seed/accounts';
import { renderScreen, signInAs } from './renderScreen';

/** The first screen of a test loads the application's modules. */
const LOADED = { timeout: 8_000 };
const SLOWLY = { timeout: 20_000 };

useMockBackend();

it('a URL with the id of a products panel opens it and moves the focus to it', SLOWLY, async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/productstore#productos-create');
  const panel = await screen.findByRole('region', { name: /^Agregar/ }, LOADED);
  await waitFor(() => expect(panel).toHaveFocus());
});
