import { expect } from 'vitest';

import { first, type ContractCase } from '../contractCase';
import { ACCOUNTS, RECOVERY_CODE } from '../seed/accounts';

const { storeAdmin, storeUser, platformAdmin, disabledUser } = ACCOUNTS;

const registration = {
  hashtag: '#NuevaTienda1',
  name: 'Nueva Tienda',
  prefered_language: 'es',
  user: { email: 'duena@nuevatienda.test', password: 'Nueva2025' },
};

const recovery = { username: storeUser.email, token: RECOVERY_CODE, password: 'Otra1234' };

export const cases: readonly ContractCase[] = [
  {
    operationId: 'login',
    status: 200,
    why: 'store role admin',
    request: { body: { email: ' Admin@DonPepe.test ', password: storeAdmin.password } },
    check({ data }) {
      expect(data).toMatchObject({
        jwt_token: `demo-token.${storeAdmin.email}`,
        userType: 'vendedor',
        is_admin: false,
        enabled: true,
        store: { hashtag: '#donpepe' },
        store_role: 'admin',
      });
    },
  },
  {
    operationId: 'login',
    status: 200,
    why: 'platform administrator',
    request: { body: { email: platformAdmin.email, password: platformAdmin.password } },
    check({ data }) {
      expect(data).toMatchObject({ userType: 'administrador', is_admin: true, store: null });
    },
  },
  {
    operationId: 'login',
    status: 200,
    why: 'a user who is not enabled',
    request: { body: { email: disabledUser.email, password: disabledUser.password } },
    check({ data }) {
      expect(data.enabled).toBe(false);
    },
  },
  {
    operationId: 'login',
    status: 400,
    why: 'a field that the contract does not know',
    request: { body: { email: storeAdmin.email, password: storeAdmin.password, usuario: 'x' } },
  },
  {
    operationId: 'login',
    status: 401,
    request: { body: { email: storeAdmin.email, password: 'Otra1234' } },
  },
  { operationId: 'login', status: 422, request: { body: { email: '', password: 'Pepe1234' } } },

  {
    operationId: 'registerStore',
    status: 200,
    request: { body: registration },
    check({ data }, db) {
      expect(data).toMatchObject({ hashtag: '#NuevaTienda1', name: 'Nueva Tienda', enabled: true });
      const user = first(db.users.where(({ email }) => email === registration.user.email));
      expect(user).toMatchObject({ store_id: data.id, store_role: 'admin', enabled: true });
    },
  },
  {
    operationId: 'registerStore',
    status: 409,
    why: 'hashtag in use',
    request: { body: { ...registration, hashtag: '#DonPepe' } },
  },
  {
    operationId: 'registerStore',
    status: 409,
    why: 'email in use',
    request: { body: { ...registration, user: { ...registration.user, email: storeUser.email } } },
  },
  {
    operationId: 'registerStore',
    status: 422,
    request: { body: { ...registration, hashtag: 'sin numeral' } },
  },

  {
    operationId: 'changePassword',
    status: 200,
    request: {
      as: 'storeAdmin',
      body: { old_password: storeAdmin.password, new_password: 'Nueva2025' },
    },
    check(_received, db) {
      expect(db.users.get(storeAdmin.id)?.password).toBe('Nueva2025');
    },
  },
  {
    operationId: 'changePassword',
    status: 422,
    why: 'wrong current password',
    request: { as: 'storeAdmin', body: { old_password: 'Otra1234', new_password: 'Nueva2025' } },
  },
  {
    operationId: 'changePassword',
    status: 422,
    why: 'weak new password',
    request: {
      as: 'storeAdmin',
      body: { old_password: storeAdmin.password, new_password: 'sinnumeros' },
    },
  },
  {
    operationId: 'changePassword',
    status: 403,
    why: 'role other',
    request: {
      as: 'storeUser',
      body: { old_password: storeUser.password, new_password: 'Nueva2025' },
    },
  },

  {
    operationId: 'startPasswordRecover',
    status: 200,
    request: { body: { username: storeUser.email } },
    check(_received, db) {
      expect(db.recoveries.get(storeUser.email)).toBeDefined();
    },
  },
  {
    operationId: 'startPasswordRecover',
    status: 200,
    why: 'unknown email, same answer',
    request: { body: { username: 'nadie@correo.test' } },
  },
  {
    operationId: 'startPasswordRecover',
    status: 422,
    request: { body: { username: 'sin arroba' } },
  },

  {
    operationId: 'passwordRecover',
    status: 200,
    arrange: (db) => db.recoveries.insert({ id: storeUser.email }),
    request: { body: recovery },
    check(_received, db) {
      expect(db.users.get(storeUser.id)?.password).toBe('Otra1234');
      expect(db.recoveries.all()).toEqual([]);
    },
  },
  {
    operationId: 'passwordRecover',
    status: 422,
    why: 'wrong code',
    arrange: (db) => db.recoveries.insert({ id: storeUser.email }),
    request: { body: { ...recovery, token: '654321' } },
  },
  {
    operationId: 'passwordRecover',
    status: 422,
    why: 'no code was asked for',
    request: { body: recovery },
  },
];
