import { expect } from 'vitest';

import { methodMessages } from '~/domain/payments/paymentMethods';

import { first, type HostCase, type SeedCase } from '../contractCase';
import type { Database } from '../db';
import { STORE_IDS } from '../seed/accounts';
import { without } from '../table';
import { admin, read, succeeds, refuses, unchanged } from './setup';

const { donpepe, feiralucia } = STORE_IDS;

const methodsOf = (db: Database, storeId: number) =>
  db.paymentMethods
    .where(({ store_id }) => store_id === storeId)
    .map((method) => without(method, 'store_id'));

const card = {
  name: ' Tarjeta ',
  enabled_delivery: false,
  enabled_pickup: true,
  method_info: null,
  config: { cuotas: '3' },
};

export const cases: readonly HostCase[] = [
  succeeds('listPaymentMethods', () => admin),
  succeeds('savePaymentMethods', (host) => unchanged(host, 'listPaymentMethods')),
  refuses('savePaymentMethods', 422, 'a name twice', async (host) => {
    const name = host.newName();
    const method = {
      name,
      enabled_delivery: false,
      enabled_pickup: false,
      method_info: null,
      config: {},
    };
    const saved = await read(host, 'listPaymentMethods');
    return { ...admin, body: [...saved, method, method] };
  }),
];

export const seedCases: readonly SeedCase[] = [
  {
    operationId: 'listPaymentMethods',
    status: 200,
    request: { as: 'storeAdmin' },
    check({ data }, db) {
      expect(data).toEqual(methodsOf(db, donpepe));
      expect(data.map(({ name }) => name)).toContain('Mercadopago');
    },
  },
  {
    operationId: 'savePaymentMethods',
    status: 200,
    why: 'one kept, the rest removed, one new',
    request: (db) => ({ as: 'storeAdmin', body: [first(methodsOf(db, donpepe)), card] }),
    check({ data }, db) {
      expect(data).toMatchObject([
        { id: 1, name: 'Mercadopago' },
        { ...card, name: 'Tarjeta', method_info: null },
      ]);
      expect(methodsOf(db, donpepe)).toEqual(data);
      expect(methodsOf(db, feiralucia)).toHaveLength(3);
    },
  },
  {
    operationId: 'savePaymentMethods',
    status: 200,
    why: 'Mercadopago gets its message',
    request: (db) => ({ as: 'portugueseStoreAdmin', body: methodsOf(db, feiralucia) }),
    check({ data }) {
      expect(data.find(({ name }) => name === 'Mercadopago')?.method_info).toBe(
        'Termina tu compra con el botón Pagar',
      );
    },
  },
  {
    operationId: 'savePaymentMethods',
    status: 400,
    why: 'a setting that is no text',
    request: { as: 'storeAdmin', body: [{ ...card, config: { cuotas: 3 } }] },
  },
  {
    operationId: 'savePaymentMethods',
    status: 422,
    why: 'no name',
    request: { as: 'storeAdmin', body: [{ ...card, name: ' ' }] },
  },
  {
    operationId: 'savePaymentMethods',
    status: 422,
    why: 'a name twice',
    request: { as: 'storeAdmin', body: [card, { ...card, name: 'TARJETA' }] },
    refusal: methodMessages.nameRepeated,
  },
  {
    operationId: 'savePaymentMethods',
    status: 422,
    why: 'a setting without a key',
    request: { as: 'storeAdmin', body: [{ ...card, config: { ' ': '3' } }] },
  },
  {
    operationId: 'savePaymentMethods',
    status: 422,
    why: "another store's method",
    request: (db) => ({ as: 'storeAdmin', body: [first(methodsOf(db, feiralucia))] }),
  },
];
