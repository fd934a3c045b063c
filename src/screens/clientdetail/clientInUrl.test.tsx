import { cleanup } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { clearSelection, currentClientId, setCurrentClientId } from '~/session/selection';
import { clearStaffSession } from '~/session/staff';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen } from '~/testSupport/screen';

import { useMockBackend } from '../../../mocks/node';
import { ACCOUNTS } from '../../../mocks/seed/accounts';

const backend = useMockBackend();

beforeEach(async () => {
  clearStaffSession();
  clearSelection();
  await signInAs(ACCOUNTS.storeAdmin);
});

/** Two clients of the store that have an email. */
function twoClients() {
  const storeId = backend.db.stores.all().find(({ hashtag }) => hashtag === '#donpepe')?.id;
  const [one, other] = backend.db.clients
    .all()
    .filter(({ store_id, email, phone }) => store_id === storeId && email && phone);
  if (!one || !other) throw new Error('The seed lacks clients');
  return { one, other };
}

it('/clientdetail shows the client of its URL, whatever another tab opened last', async () => {
  const { one, other } = twoClients();
  setCurrentClientId(other.id);
  renderScreen(`/clientdetail?client=${one.id}`);
  expect(await screen.findByText(one.phone ?? '')).toBeVisible();
  expect(currentClientId()).toBe(one.id);

  cleanup();
  setCurrentClientId(other.id);
  renderScreen('/clientdetail');
  expect(await screen.findByText(other.phone ?? '')).toBeVisible();
});
