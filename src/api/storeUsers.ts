import { queryOptions } from '@tanstack/react-query';

import { ackShape, storeUserShape } from '~/contract/shapes.gen';
import type { Ack, StoreUser, StoreUserCreate } from '~/contract/types';

import type { Save } from './saves/save';
import { useSave } from './saves/useSave';
import { api, unwrap } from './transport/client';
import { staffLoad } from './transport/loadPolicy';
import { readOneStrict, readOne, type Rows, readRows } from './transport/parse';

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

const addition: Save<StoreUserCreate, StoreUser, Rows<StoreUser>> = {
  adds: true,
  before: () => readStoreUsers(),
  send: ({ variables: body }) =>
    unwrap(api().POST('/store/users/', { body }), readOne(storeUserShape)),
  find: async ({ variables, before }) => {
    const known = new Set(before.rows.map(({ id }) => id));
    const isNew = ({ id, email }: StoreUser) =>
      !known.has(id) && email.toLowerCase() === variables.email.toLowerCase();
    return (await readStoreUsers()).rows.find(isNew) ?? null;
  },
  invalidates: [key],
};

/** POST /store/users/. After a lost answer the list is read again, so that the user is not refused as a duplicate. */
export const useAddStoreUser = () => useSave(addition);

const deletion: Save<number, Ack> = {
  adds: true,
  target: (id) => id,
  send: ({ variables: id }) =>
    unwrap(
      api().DELETE('/store/users/{id}', { params: { path: { id } } }),
      readOneStrict(ackShape),
    ),
  find: async ({ variables }) => {
    const { rows } = await readStoreUsers();
    return rows.some(({ id }) => id === variables) ? null : { ok: true };
  },
  invalidates: [key],
};

/** DELETE /store/users/{id}. After a lost answer the list is read again, so that the retry is not refused. */
export const useDeleteStoreUser = () => useSave(deletion);
