import { expect } from 'vitest';

import { skip } from '../contract/run/host';
import { first, type HostCase, type SeedCase } from '../contractCase';
import { ACCOUNTS, RECOVERY_CODE } from '../seed/accounts';
import { admin, credentials, ownStore, newStore, succeeds, refuses } from './setup';

const { storeAdmin, storeUser, platformAdmin, disabledUser } = ACCOUNTS;

const registration = {
  hashtag: '#NuevaTienda1',
  name: 'Nueva Tienda',
  prefered_language: 'es',
  user: { email: 'duena@nuevatienda.test', password: 'Nueva2025' },
};

const recovery = { username: storeUser.email, token: RECOVERY_CODE, password: 'Otra1234' };

export const cases: readonly HostCase[] = [
  succeeds('login', (host) => ({ body: credentials(host) })),
  refuses('login', 401, 'a wrong password', (host) => ({
    body: { ...credentials(host), password: 'Otra1234' },
  })),
  refuses('login', 422, 'no email', () => ({ body: { email: '', password: 'Otra1234' } })),
  refuses('changePassword', 422, 'a wrong current password', () => ({
    ...admin,
    body: { old_password: 'NoEsEsta1', new_password: 'Nueva2025' },
  })),
  succeeds('changePassword', (host) => {
    const { password } = credentials(host);
    return { ...admin, body: { old_password: password, new_password: password } };
  }),
  succeeds('startPasswordRecover', (host) => ({
    body: { username: `${host.newName()}@correo.test` },
  })),
  refuses('startPasswordRecover', 422, 'not an email', () => ({
    body: { username: 'sin arroba' },
  })),
  refuses('passwordRecover', 422, 'a wrong code', (host) => ({
    body: { username: credentials(host).email, token: 'no-es', password: 'Nueva2025' },
  })),
  succeeds('passwordRecover', async (host) => {
    const { storeUser = skip('no account storeUser'), recoveryCode } = host.accounts;
    const { email: username, password } = storeUser;
    await host.data('startPasswordRecover', { body: { username } });
    const token = recoveryCode ?? skip('no recoveryCode: the code arrives by email');
    return { body: { username, token, password } };
  }),
  succeeds('registerStore', newStore),
  refuses('registerStore', 409, 'a hashtag in use', async (host) => {
    const name = host.newName();
    const { hashtag } = await ownStore(host);
    const user = { email: `${name}@correo.test`, password: 'Nueva2025' };
    return { body: { hashtag: hashtag.toUpperCase(), name, prefered_language: 'es', user } };
  }),
  refuses('registerStore', 422, 'a hashtag without #', (host) => {
    const name = host.newName();
    const user = { email: `${name}@correo.test`, password: 'Nueva2025' };
    return { body: { hashtag: name, name, prefered_language: 'es', user } };
  }),
];

export const seedCases: readonly SeedCase[] = [
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
    why: 'email in use',
    request: { body: { ...registration, user: { ...registration.user, email: storeUser.email } } },
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
    why: 'weak new password',
    request: {
      as: 'storeAdmin',
      body: { old_password: storeAdmin.password, new_password: 'sinnumeros' },
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
