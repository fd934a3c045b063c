import { expect } from 'vitest';

import { first, type HostCase, type SeedCase } from '../contractCase';
import type { Database } from '../db';
import { clientOf } from '../orderRows';
import { DEMO_CLIENT, STORE_IDS } from '../seed/accounts';
import { admin, anyClient, succeeds, newestFirst } from './setup';

const { donpepe, feiralucia } = STORE_IDS;

/** The client of the demo's orders: with orders, activity and an address. */
const client = (db: Database) =>
  first(db.clients.where(({ email }) => email === DEMO_CLIENT.email));

const foreign = (db: Database) =>
  first(db.clients.where(({ store_id }) => store_id === feiralucia));

const isNewestFirst = (rows: readonly { created_at: string }[]) => {
  const dates = rows.map(({ created_at }) => created_at);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(dates.length).toBeGreaterThan(0);
};

export const cases: readonly HostCase[] = [
  succeeds('listClients', () => admin),
  succeeds('getClient', async (host) => ({
    ...admin,
    params: { id: await anyClient(host), param: 'full' },
  })),
  succeeds(
    'listClientOrders',
    async (host) => ({ ...admin, params: { id: await anyClient(host) } }),
    {
      check: newestFirst,
    },
  ),
  succeeds(
    'listClientActivity',
    async (host) => ({ ...admin, params: { id: await anyClient(host) } }),
    {
      check: newestFirst,
    },
  ),
];

export const seedCases: readonly SeedCase[] = [
  {
    operationId: 'listClients',
    status: 200,
    request: { as: 'storeUser' },
    check({ data }, db) {
      expect(data).toEqual(db.clients.where(({ store_id }) => store_id === donpepe).map(clientOf));
    },
  },
  {
    operationId: 'getClient',
    status: 200,
    why: 'full',
    arrange: (db) => db.clients.update(client(db).id, { address: 'Lavalle 850' }),
    request: (db) => ({ as: 'storeUser', params: { id: client(db).id, param: 'full' } }),
    check({ data }, db) {
      expect(data).toEqual({ ...clientOf(client(db)), address: 'Lavalle 850' });
    },
  },
  {
    operationId: 'getClient',
    status: 200,
    why: 'another word',
    request: (db) => ({ as: 'storeUser', params: { id: client(db).id, param: 'todo' } }),
    check({ data }, db) {
      expect(data).toEqual(clientOf(client(db)));
    },
  },
  {
    operationId: 'getClient',
    status: 404,
    why: "another store's",
    request: (db) => ({ as: 'storeUser', params: { id: foreign(db).id, param: 'full' } }),
  },
  {
    operationId: 'listClientOrders',
    status: 200,
    request: (db) => ({ as: 'storeUser', params: { id: client(db).id } }),
    check({ data }, db) {
      const { id } = client(db);
      isNewestFirst(data);
      expect(data.every(({ client_id }) => client_id === id)).toBe(true);
      expect(data).toHaveLength(db.orders.where(({ client_id }) => client_id === id).length);
    },
  },
  {
    operationId: 'listClientOrders',
    status: 404,
    why: "another store's",
    request: (db) => ({ as: 'storeUser', params: { id: foreign(db).id } }),
  },
  {
    operationId: 'listClientActivity',
    status: 200,
    request: (db) => ({ as: 'storeUser', params: { id: client(db).id } }),
    check({ data }, db) {
      const { id } = client(db);
      isNewestFirst(data);
      expect(data).toHaveLength(db.clientActivity.where((row) => row.client_id === id).length);
    },
  },
];
