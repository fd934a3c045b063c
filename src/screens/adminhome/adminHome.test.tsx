import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, STORE_IDS } from '../../../mocks/seed/accounts';
import { setLatency } from '../../../mocks/store/clock';
import { renderScreen, signInAs } from '../../app/renderScreen';

const backend = useMockBackend();

it('shows the title of the list of stores at once, and the stores when they arrive', async () => {
  await signInAs(ACCOUNTS.platformAdmin);
  setLatency(backend.db, 400);
  renderScreen('/home');
  const title = await screen.findByRole('heading', { name: 'Modo Administrador' });
  expect(title.closest('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByRole('button', { name: 'Corner Books' })).toBeInTheDocument();
  expect(title).not.toBeInTheDocument();
});

it('shows a missing email of the user and of the store as "-"', async () => {
  backend.db.stores.update(STORE_IDS.donpepe, { creatoremail: '', email: null });
  await signInAs(ACCOUNTS.platformAdmin);
  renderScreen('/home?nombre=pepe');
  const name = await screen.findByRole('button', { name: 'Almacén Don Pepe' });
  const texts = [...(name.closest('tr')?.cells ?? [])].map(({ textContent }) => textContent);
  expect([texts[2], texts[4]]).toEqual(['-', '-']);
});
