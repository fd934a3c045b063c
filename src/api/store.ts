import { storeShape } from '~/contract/shapes.gen';
import type { Store, StoreUpdate } from '~/contract/types';
import { changedParts } from '~/domain/mergeChanges';
import { storeParts } from '~/domain/store/storeParts';
import { replaceSessionStore, staffSession } from '~/session/staff';

import { sendRepeatable } from './saves/lostAnswers';
import { useSave } from './saves/mutation';
import type { BuildBody } from './saves/newestSaves';
import { noteOthers } from './saves/othersChanges';
import { api, unwrap } from './transport/client';
import { readOne } from './transport/parse';

/** The store record of the session, which another tab may have saved meanwhile; `store` when it is another store's. */
function newestStore(store: Store): Store {
  const current = staffSession()?.store;
  return current?.id === store.id ? current : store;
}

/** Not `useSave`'s `scope`: `setupTasks.ts` also saves outside React. */
let lastSave: Promise<unknown> = Promise.resolve();

/**
 * POST /store/{id}; the answer replaces the session's store record. The API has no read of a store, so `buildBody` gets
 * the session's record; what others changed of the parts that are not sent is noted with the answer. Saves are sent one
 * after the other: an older answer never replaces a newer one.
 * @param store the record that the screen shows
 */
export function saveStore(store: Store, buildBody: BuildBody<Store, StoreUpdate>): Promise<Store> {
  const send = async () => {
    const newest = newestStore(store);
    const body = buildBody(newest);
    const params = { path: { id: store.id } };
    const saved = await sendRepeatable(() =>
      unwrap(api().POST('/store/{id}', { params, body }), readOne(storeShape)),
    );
    replaceSessionStore(saved);
    const expected = { ...newest, ...body, setup: newest.setup };
    return noteOthers(saved, changedParts(storeParts(expected), storeParts(saved)));
  };
  const save = lastSave.then(send, send);
  lastSave = save;
  return save;
}

/** {@link saveStore} as a mutation. */
export function useSaveStore() {
  return useSave({
    request: ({ store, buildBody }: { store: Store; buildBody: BuildBody<Store, StoreUpdate> }) =>
      saveStore(store, buildBody),
  });
}
