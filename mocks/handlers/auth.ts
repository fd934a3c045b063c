import { messages } from '~/domain/messages';
import {
  validateChangePassword,
  validateRecoveryData,
  validateRecoveryEmail,
  validateRegistrationData,
} from '~/domain/session/accountValidation';
import { validateLogin } from '~/domain/session/loginValidation';
import { withHash } from '~/domain/store/hashtag';

import { findUserByEmail, normalEmail, tokenOf } from '../auth';
import { newIntegrationRow, newStoreRow, newThemeRow } from '../database/newStore';
import { conflict, invalid, ok, unauthorized, type HandlersOf } from '../http';
import { requestMessages } from '../rules/messages';
import { RECOVERY_CODE } from '../seed/accounts';
import { refuseInvalid, refuseOuterBlanks } from '../validation';

export const authHandlers = {
  login({ body, db }) {
    refuseInvalid(validateLogin(body));
    const user = findUserByEmail(db, body.email);
    if (user === undefined || user.password !== body.password) {
      throw unauthorized('Email o contraseña incorrectos');
    }
    const { id, email, name, is_admin, enabled, store_id, store_role } = user;
    return ok({
      jwt_token: tokenOf(email),
      user: { id, email, name },
      userType: is_admin ? 'administrador' : 'vendedor',
      is_admin,
      enabled,
      store: store_id === null ? null : (db.stores.get(store_id) ?? null),
      store_role,
    });
  },

  registerStore({ body, db, now }) {
    const { email, password } = body.user;
    refuseInvalid(
      validateRegistrationData({ email, password, name: body.name, hashtag: body.hashtag }),
    );
    refuseOuterBlanks(email);
    const wanted = body.hashtag.toLowerCase();
    if (db.stores.find(({ hashtag }) => hashtag.toLowerCase() === wanted) !== undefined) {
      throw conflict(requestMessages.hashtagInUse);
    }
    if (findUserByEmail(db, email) !== undefined) throw conflict(requestMessages.emailInUse);

    const creatoremail = normalEmail(email);
    const { name } = body;
    const store = db.stores.insert(
      newStoreRow(
        {
          id: db.stores.nextId(),
          name,
          hashtag: withHash(body.hashtag),
          creatoremail,
          prefered_language: body.prefered_language,
        },
        now,
      ),
    );
    db.themes.insert(newThemeRow(store.id));
    db.integrations.insert(newIntegrationRow(store.id));
    db.users.insert({
      id: db.users.nextId(),
      email: creatoremail,
      name,
      password,
      enabled: true,
      is_admin: false,
      store_id: store.id,
      store_role: 'admin',
    });
    return ok(store);
  },

  changePassword(call) {
    const { user } = call.storeAdmin();
    const { old_password, new_password } = call.body;
    refuseInvalid(validateChangePassword(call.body));
    if (old_password !== user.password) throw invalid(messages.currentPasswordRequired);
    call.db.users.update(user.id, { password: new_password });
    return ok({ ok: true });
  },

  startPasswordRecover({ body, db }) {
    refuseInvalid(validateRecoveryEmail({ email: body.username }));
    refuseOuterBlanks(body.username);
    const id = normalEmail(body.username);
    // The same answer for known and unknown emails, so that it does not reveal who has an account.
    if (findUserByEmail(db, id) !== undefined && db.recoveries.get(id) === undefined) {
      db.recoveries.insert({ id });
    }
    return ok({ ok: true });
  },

  passwordRecover({ body, db }) {
    const { username, token, password } = body;
    refuseInvalid(validateRecoveryData({ email: username, token, password }));
    refuseOuterBlanks(username);
    const user = findUserByEmail(db, username);
    const asked = db.recoveries.get(normalEmail(username)) !== undefined;
    if (user === undefined || !asked || token !== RECOVERY_CODE) {
      throw invalid(requestMessages.recoveryCodeWrong);
    }
    db.users.update(user.id, { password });
    db.recoveries.remove(normalEmail(username));
    return ok({ ok: true });
  },
} satisfies HandlersOf<
  'login' | 'registerStore' | 'changePassword' | 'startPasswordRecover' | 'passwordRecover'
>;
