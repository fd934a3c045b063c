import { useMutation } from '@tanstack/react-query';

import type { StoreUpdate } from '~/contract/types';
import { replaceSessionStore } from '~/session/staff';

import { api, unwrap } from './client';

/** POST /store/{id} (§7 staff). */
export async function saveStore(id: number, body: StoreUpdate) {
  const store = await unwrap(api().POST('/store/{id}', { params: { path: { id } }, body }));
  replaceSessionStore(store);
  return store;
}

/** {@link saveStore} as a mutation; the session's store record follows. */
export function useSaveStore() {
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: StoreUpdate }) => saveStore(id, body),
  });
}
