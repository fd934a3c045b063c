import { act } from '@testing-library/react';
import { expect, it } from 'vitest';

import { markFirstView } from '~/lib/browser/firstView';
import { replaceSessionStore, staffSession } from '~/session/staff';
import { until } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen } from '~/testSupport/screen';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';

useMockBackend();

it('names a task that a save has just completed, none that was complete before', async () => {
  await signInAs(ACCOUNTS.storeAdmin);
  renderScreen('/orderlist');
  act(markFirstView);
  await until(
    'the bar has its place',
    () => document.querySelector('main > [role="status"]') !== null,
  );
  const store = staffSession()?.store;
  if (!store) throw new Error('No store');
  expect(store.setup).toMatchObject({ products: true, bot: false });
  act(() => replaceSessionStore({ ...store, name: 'Otro nombre' }));
  expect(screen.queryByText(/^Tarea lista/)).toBeNull();
  act(() => replaceSessionStore({ ...store, setup: { ...store.setup, bot: true } }));
  expect(screen.getByText('Tarea lista: Asistente.')).toBeVisible();
});
