import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { messages } from '~/domain/messages';

import { addFault } from '../../../mocks/faults';
import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';
import { renderScreen, signInAs } from '../../app/renderScreen';

const backend = useMockBackend();

const { email } = ACCOUNTS.storeUser;

/** Deletes a user while the answer fails. */
async function deleteWithFault(status: 'network' | 'lost') {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/options?section=users');
  fireEvent.click(await screen.findByRole('button', { name: `Eliminar a ${email}` }));
  addFault(backend.db, {
    operationId: 'deleteStoreUser',
    status,
    message: null,
    delayMs: 0,
    times: 1,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
}

const isStored = () => backend.db.users.find((user) => user.email === email) !== undefined;

it('says in the row of a user that nothing was deleted, until the next attempt', async () => {
  await deleteWithFault('network');
  const failure = await screen.findByText('No se guardó.');
  expect(failure.closest('tr')).toHaveTextContent(email);
  expect(isStored()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: `Eliminar a ${email}` }));
  fireEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Usuario eliminado')).toBeInTheDocument();
  expect(failure).not.toBeInTheDocument();
  expect(isStored()).toBe(false);
});

it('finds out that a user was deleted when only the answer was lost', async () => {
  await deleteWithFault('lost');
  expect(await screen.findByText(messages.alreadySaved)).toBeInTheDocument();
  expect(isStored()).toBe(false);
});
