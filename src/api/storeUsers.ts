import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { StoreUserCreate } from '~/contract/types';

import { api, unwrap } from './client';
import { staffLoad } from './loadPolicy';

const key = ['storeUsers'] as const;

/** GET /store/users/ (§7 staff). */
export const storeUsersQuery = () =>
  queryOptions({
    queryKey: [...key, 'listStoreUsers'],
    queryFn: ({ signal }) => unwrap(api().GET('/store/users/', { signal })),
    meta: staffLoad,
  });

/** POST /store/users/ (§7 staff). */
export function useAddStoreUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: StoreUserCreate) => unwrap(api().POST('/store/users/', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** DELETE /store/users/{id} (§7 staff). */
export function useDeleteStoreUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      unwrap(api().DELETE('/store/users/{id}', { params: { path: { id } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
