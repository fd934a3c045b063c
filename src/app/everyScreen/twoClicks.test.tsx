import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { clearStaffSession } from '~/session/staff';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen } from '~/testSupport/screen';
import { toastQueue } from '~/ui/feedback/toast';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';

const backend = useMockBackend();

afterEach(() => {
  clearStaffSession();
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

const deleted = () => backend.db.users.find(({ email }) => email === ACCOUNTS.storeUser.email);

// Two synchronous clicks on the submit button of a form are in formsKeepTyping.test.tsx.
it('two synchronous clicks delete a user once, with one message', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/options');
  const tab = await screen.findByRole('tab', { name: 'SEGURIDAD' });
  act(() => tab.click());
  const [ask] = await screen.findAllByRole('button', { name: /^Eliminar a ventas@/ });
  act(() => ask?.click());
  const confirm = await screen.findByRole('button', { name: 'Eliminar' });
  act(() => {
    confirm.click();
    confirm.click();
  });
  await waitFor(() => expect(deleted()).toBeUndefined());
  await waitFor(() => expect(toastQueue.snapshot()).not.toEqual([]));
  expect(toastQueue.snapshot().map(({ text }) => text)).toEqual(['Usuario eliminado']);
});
