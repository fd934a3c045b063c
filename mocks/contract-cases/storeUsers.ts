import { expect } from 'vitest';

import { messages } from '~/domain/messages';

import type { HostCase, SeedCase } from '../contractCase';
import { ACCOUNTS, STORE_IDS } from '../seed/accounts';
import { admin, read, firstOf, credentials, succeeds, refuses } from './setup';

const { storeAdmin, storeUser, portugueseStoreAdmin } = ACCOUNTS;

const newcomer = { email: 'Caja@DonPepe.test', password: 'a7Kq2mX9' };

export const cases: readonly HostCase[] = [
  succeeds('listStoreUsers', () => admin),
  succeeds(
    'addStoreUser',
    (host) => ({
      ...admin,
      body: { email: `${host.newName()}@correo.test`, password: 'Nueva2025' },
    }),
    {
      cleanUp: (host, data) => host.call('deleteStoreUser', { ...admin, params: { id: data.id } }),
    },
  ),
  refuses('addStoreUser', 409, 'an email in use', (host) => ({
    ...admin,
    body: { email: credentials(host).email, password: 'Nueva2025' },
  })),
  refuses('addStoreUser', 422, 'a weak password', (host) => ({
    ...admin,
    body: { email: `${host.newName()}@correo.test`, password: 'corta' },
  })),
  succeeds('deleteStoreUser', async (host) => {
    const body = { email: `${host.newName()}@correo.test`, password: 'Nueva2025' };
    const { id } = await read(host, 'addStoreUser', { ...admin, body });
    return { ...admin, params: { id } };
  }),
  refuses('deleteStoreUser', 409, 'an admin', async (host) => {
    const users = await read(host, 'listStoreUsers');
    const { id } = firstOf(
      users.filter(({ role }) => role === 'admin'),
      'admin',
    );
    return { ...admin, params: { id } };
  }),
];

export const seedCases: readonly SeedCase[] = [
  {
    operationId: 'listStoreUsers',
    status: 200,
    request: { as: 'storeAdmin' },
    check({ data }) {
      expect(data).toEqual([
        { id: storeAdmin.id, name: storeAdmin.name, email: storeAdmin.email, role: 'admin' },
        { id: storeUser.id, name: storeUser.name, email: storeUser.email, role: 'other' },
      ]);
    },
  },
  {
    operationId: 'addStoreUser',
    status: 200,
    request: { as: 'storeAdmin', body: newcomer },
    check({ data }, db) {
      expect(data).toMatchObject({ name: 'caja', email: 'caja@donpepe.test', role: 'other' });
      expect(db.users.get(data.id)).toMatchObject({
        password: newcomer.password,
        enabled: true,
        is_admin: false,
        store_id: STORE_IDS.donpepe,
        store_role: 'other',
      });
    },
  },
  {
    operationId: 'addStoreUser',
    status: 400,
    why: 'no password',
    request: { as: 'storeAdmin', body: { email: newcomer.email } },
  },
  {
    operationId: 'addStoreUser',
    status: 409,
    why: 'an email in use, in whatever store',
    request: {
      as: 'storeAdmin',
      body: { ...newcomer, email: portugueseStoreAdmin.email.toUpperCase() },
    },
  },
  {
    operationId: 'addStoreUser',
    status: 422,
    why: 'empty email',
    request: { as: 'storeAdmin', body: { ...newcomer, email: '' } },
  },
  {
    operationId: 'addStoreUser',
    status: 422,
    why: 'blanks around the email',
    request: { as: 'storeAdmin', body: { ...newcomer, email: ` ${newcomer.email} ` } },
    refusal: messages.emailInvalid,
  },
  {
    operationId: 'deleteStoreUser',
    status: 200,
    request: { as: 'storeAdmin', params: { id: storeUser.id } },
    check(_received, db) {
      expect(db.users.get(storeUser.id)).toBeUndefined();
    },
  },
  {
    operationId: 'deleteStoreUser',
    status: 404,
    why: "another store's user",
    request: { as: 'storeAdmin', params: { id: portugueseStoreAdmin.id } },
  },
];
