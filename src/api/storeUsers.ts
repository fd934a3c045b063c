import { queryOptions } from '@tanstack/react-query';

import { storeUserShape } from '~/contract/shapes.gen';
import type { StoreUserCreate } from '~/contract/types';

import { api, unwrap } from './client';
import { staffLoad } from './loadPolicy';
import { useSave } from './mutation';
import { rowsOf } from './parse';

const key = ['storeUsers'] as const;

/** GET /store/users/. */
export const storeUsersQuery = () =>
  queryOptions({
    queryKey: [...key, 'listStoreUsers'],
    queryFn: ({ signal }) =>
      unwrap(api().GET('/store/users/', { signal })).then(rowsOf(storeUserShape)),
    meta: staffLoad,
  });

/** POST /store/users/. */
export function useAddStoreUser() {
  return useSave({
    request: (body: StoreUserCreate) => unwrap(api().POST('/store/users/', { body })),
    rereads: [key],
  });
}

/** DELETE /store/users/{id}. */
export function useDeleteStoreUser() {
  return useSave({
    request: (id: number) =>
      unwrap(api().DELETE('/store/users/{id}', { params: { path: { id } } })),
    rereads: [key],
  });
}
