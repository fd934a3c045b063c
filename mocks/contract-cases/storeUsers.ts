import { expect } from 'vitest';

import type { ContractCase } from '../contractCase';
import { ACCOUNTS, STORE_IDS } from '../seed/accounts';

const { storeAdmin, storeUser, portugueseStoreAdmin } = ACCOUNTS;

const newcomer = { email: 'Caja@DonPepe.test', password: 'a7Kq2mX9' };

export const cases: readonly ContractCase[] = [
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
  { operationId: 'listStoreUsers', status: 403, why: 'role other', request: { as: 'storeUser' } },
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
    status: 403,
    why: 'role other',
    request: { as: 'storeUser', body: newcomer },
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
    refusal: 'Por favor ingrese un email valido',
  },
  {
    operationId: 'addStoreUser',
    status: 422,
    why: 'weak password',
    request: { as: 'storeAdmin', body: { ...newcomer, password: 'corta' } },
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
    status: 403,
    why: 'role other',
    request: { as: 'storeUser', params: { id: storeUser.id } },
  },
  {
    operationId: 'deleteStoreUser',
    status: 404,
    why: "another store's user",
    request: { as: 'storeAdmin', params: { id: portugueseStoreAdmin.id } },
  },
  {
    operationId: 'deleteStoreUser',
    status: 409,
    why: 'an admin',
    request: { as: 'storeAdmin', params: { id: storeAdmin.id } },
  },
];
