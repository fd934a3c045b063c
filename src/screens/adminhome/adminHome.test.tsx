import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { messages } from '~/domain/messages';

import { setLatency } from '../../../mocks/database/clock';
import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS, STORE_IDS } from '../../../mocks/seed/accounts';
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

/** Disables a store while the answer fails, and returns its row. */
async function disableWithFault(status: 'network' | 'lost') {
  await signInAs(ACCOUNTS.platformAdmin);
  renderScreen('/home?nombre=pepe');
  fireEvent.click(await screen.findByLabelText('Almacén Don Pepe activa'));
  addFault(backend.db, {
    operationId: 'disableStore',
    status,
    message: null,
    delayMs: 0,
    times: 1,
  });
  fireEvent.click(await screen.findByText('Desactivar'));
}

it('says in the row of a store that it was not disabled', async () => {
  await disableWithFault('network');
  const failure = await screen.findByText('No se guardó.');
  expect(failure.closest('tr')).toHaveTextContent('Almacén Don Pepe');
  expect(screen.getByLabelText('Almacén Don Pepe activa')).toBeChecked();
});

it('finds out that a store was disabled when only the answer was lost', async () => {
  await disableWithFault('lost');
  expect(await screen.findByText(messages.alreadySaved)).toBeInTheDocument();
  expect(backend.db.stores.get(STORE_IDS.donpepe)?.enabled).toBe(false);
});
