import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { leaveStore, customerSession } from '~/session/customer';

import { useMockBackend } from '../../../mocks/node';
import { STORE_IDS } from '../../../mocks/seed/accounts';
import { renderScreen } from '../../app/renderScreen';

// How a shopper reaches a store.

const backend = useMockBackend();

afterEach(() => {
  leaveStore();
  window.sessionStorage.clear();
});

const storeTitle = () => screen.findByAltText('Almacén Don Pepe');
const codes = () => backend.db.customerSessions.all().map(({ ref_code }) => ref_code);

describe('/homeclient/{id}', () => {
  it('opens a store by its id', async () => {
    renderScreen(`/homeclient/${STORE_IDS.donpepe}`);
    expect(await storeTitle()).toBeInTheDocument();
    expect(customerSession().store?.hashtag).toBe('#donpepe');
  });

  it('goes on with the session of the same store', async () => {
    const { router } = renderScreen('/s/donpepe');
    await storeTitle();
    const { sessionId } = customerSession();
    await act(() =>
      router.navigate({ to: '/homeclient/{-$id}', params: { id: String(STORE_IDS.donpepe) } }),
    );
    await storeTitle();
    expect(customerSession().sessionId).toBe(sessionId);
  });
});

it('a marketing code opened without a store is sent once the store is known', async () => {
  const own = backend.db.refcodes.find(
    ({ store_id, active }) => store_id === STORE_IDS.donpepe && active,
  );
  const { router } = renderScreen(`/homeclient?code=${own?.code}`);
  await screen.findByRole('heading', { name: '¿Qué tienda buscás?' });
  await act(() => router.navigate({ to: '/s/$id', params: { id: 'donpepe' } }));
  await storeTitle();
  await waitFor(() => expect(codes()).toContain(own?.code));
  await waitFor(() => expect(window.sessionStorage.getItem('arrival')).toBeNull());
});
