import { queryOptions, useQueryClient } from '@tanstack/react-query';

import { ackShape, storeUserShape } from '~/contract/shapes.gen';
import type { Ack, StoreUser, StoreUserCreate } from '~/contract/types';

import { useSave } from './saves/mutation';
import { OnceSender } from './saves/onceSender';
import { api, unwrap } from './transport/client';
import { staffLoad } from './transport/loadPolicy';
import { readOneStrict, readOne, readRows } from './transport/parse';

const key = ['storeUsers'] as const;

const readStoreUsers = (signal: AbortSignal | null = null) =>
  unwrap(api().GET('/store/users/', { signal }), readRows(storeUserShape));

/** GET /store/users/. */
export const storeUsersQuery = () =>
  queryOptions({
    queryKey: [...key, 'listStoreUsers'],
    queryFn: ({ signal }) => readStoreUsers(signal),
    meta: staffLoad,
  });

const addition = new OnceSender<StoreUserCreate, StoreUser>();

/** POST /store/users/. After a lost answer the list is read again, so that the user is not refused as a duplicate. */
export function useAddStoreUser() {
  const queryClient = useQueryClient();
  return useSave<StoreUserCreate, StoreUser>({
    once: addition,
    request: async (body, sendOnce) => {
      const before =
        queryClient.getQueryData(storeUsersQuery().queryKey) ?? (await readStoreUsers());
      return sendOnce(
        () => unwrap(api().POST('/store/users/', { body }), readOne(storeUserShape)),
        async () => {
          const known = new Set(before.rows.map(({ id }) => id));
          const isNew = ({ id, email }: StoreUser) =>
            !known.has(id) && email.toLowerCase() === body.email.toLowerCase();
          return (await readStoreUsers()).rows.find(isNew) ?? null;
        },
      );
    },
    invalidates: [key],
  });
}

const deletions = new OnceSender<number, Ack>((id) => id);

/** DELETE /store/users/{id}. After a lost answer the list is read again, so that the retry is not refused. */
export function useDeleteStoreUser() {
  return useSave<number, Ack>({
    once: deletions,
    request: (id, sendOnce) =>
      sendOnce(
        () =>
          unwrap(
            api().DELETE('/store/users/{id}', { params: { path: { id } } }),
            readOneStrict(ackShape),
          ),
        async () => {
          const { rows } = await readStoreUsers();
          return rows.some((user) => user.id === id) ? null : { ok: true };
        },
      ),
    invalidates: [key],
  });
}
