import type { StoreUser } from '~/contract/types';
import { messages } from '~/domain/messages';
import { validateStoreUser } from '~/domain/session/accountValidation';

import { findUserByEmail, normalEmail } from '../auth';
import type { UserRow } from '../database/db';
import { conflict, notFound, ok, type HandlersOf } from '../http';
import { requestMessages } from '../rules/messages';
import { refuseInvalid, refuseOuterBlanks } from '../validation';

function storeUserOf({ id, name, email, store_role }: Readonly<UserRow>): StoreUser {
  return { id, name, email, role: store_role ?? 'other' };
}

export const storeUsersHandlers = {
  listStoreUsers(call) {
    const { store } = call.storeAdmin();
    return ok(call.db.users.where(({ store_id }) => store_id === store.id).map(storeUserOf));
  },

  addStoreUser(call) {
    const { db, body } = call;
    const { store } = call.storeAdmin();
    refuseInvalid(validateStoreUser(body));
    refuseOuterBlanks(body.email);
    if (findUserByEmail(db, body.email) !== undefined) throw conflict(requestMessages.emailInUse);
    const email = normalEmail(body.email);
    const user = db.users.insert({
      id: db.users.nextId(),
      email,
      name: email.split('@')[0] ?? email,
      password: body.password,
      enabled: true,
      is_admin: false,
      store_id: store.id,
      store_role: 'other',
    });
    return ok(storeUserOf(user));
  },

  deleteStoreUser(call) {
    const { db, params } = call;
    const { store } = call.storeAdmin();
    const user = db.users.get(params.id);
    if (user?.store_id !== store.id) throw notFound('El usuario no existe');
    if (user.store_role === 'admin') throw conflict(messages.userCannotBeDeleted);
    db.users.remove(user.id);
    return ok({ ok: true });
  },
} satisfies HandlersOf<'listStoreUsers' | 'addStoreUser' | 'deleteStoreUser'>;
