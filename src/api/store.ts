import { storeShape } from '~/contract/shapes.gen';
import type { Store, StoreUpdate } from '~/contract/types';
import { changedParts } from '~/domain/mergeChanges';
import { storeParts } from '~/domain/store/storeParts';
import { replaceSessionStore, staffSession } from '~/session/staff';

import type { BuildBody } from './saves/replacingSave';
import { carryOut, type Save } from './saves/save';
import { useSave } from './saves/useSave';
import { api, unwrap } from './transport/client';
import { readOne } from './transport/parse';

/** The store record of the session, which another tab may have saved meanwhile; `store` when it is another store's. */
function newestStore(store: Store): Store {
  const current = staffSession()?.store;
  return current?.id === store.id ? current : store;
}

interface StoreChange {
  /** The record that the screen shows. */
  store: Store;
  buildBody: BuildBody<Store, StoreUpdate>;
}

/**
 * POST /store/{id}; the answer replaces the session's store record. The API has no read of a store, so `buildBody` gets
 * the session's record; named as others' is what changed of the parts that are not sent.
 */
const change: Save<StoreChange, Store, { newest: Store; body: StoreUpdate }> = {
  before: ({ store, buildBody }) => {
    const newest = newestStore(store);
    return Promise.resolve({ newest, body: buildBody(newest) });
  },
  send: async ({ variables: { store }, before: { body } }) => {
    const params = { path: { id: store.id } };
    const saved = await unwrap(api().POST('/store/{id}', { params, body }), readOne(storeShape));
    replaceSessionStore(saved);
    return saved;
  },
  others: (saved, { before: { newest, body } }) => {
    const expected = { ...newest, ...body, setup: newest.setup };
    return changedParts(storeParts(expected), storeParts(saved));
  },
  isRepeatable: true,
  scope: ({ store }) => `own store ${store.id}`,
};

/** Saves the own store outside of React. */
export const saveStore = async (
  store: Store,
  buildBody: StoreChange['buildBody'],
): Promise<Store> => (await carryOut(null, change, { store, buildBody })).answer;

/** Saves the own store. */
export const useSaveStore = () => useSave(change);
