import { expect } from 'vitest';

import { first, type HostCase, type SeedCase } from '../contractCase';
import type { Database } from '../db';
import { STORE_IDS } from '../seed/accounts';
import { without } from '../table';
import { admin, succeeds, refuses, unchanged } from './setup';

const { donpepe, feiralucia } = STORE_IDS;

const promosOf = (db: Database, storeId: number) =>
  db.promos
    .where(({ store_id }) => store_id === storeId)
    .map((promo) => without(promo, 'store_id'));

const sunday = { day_of_week: 7, tag: 'oferta', promo_msg: 'Domingo de ofertas' };

export const cases: readonly HostCase[] = [
  succeeds('listPromos', () => admin),
  succeeds('savePromos', (host) => unchanged(host, 'listPromos')),
  refuses('savePromos', 422, 'two for one day', () => {
    const promo = { day_of_week: 7, tag: null, promo_msg: 'Contrato' };
    return { ...admin, body: [promo, promo] };
  }),
];

export const seedCases: readonly SeedCase[] = [
  {
    operationId: 'listPromos',
    status: 200,
    why: 'for every seller',
    request: { as: 'storeUser' },
    check({ data }, db) {
      expect(data).toEqual(promosOf(db, donpepe));
      expect(data.length).toBeGreaterThan(0);
    },
  },
  {
    operationId: 'savePromos',
    status: 200,
    why: 'one kept, the rest removed, one new',
    request(db) {
      const kept = first(promosOf(db, donpepe));
      return { as: 'storeUser', body: [{ ...kept, promo_msg: 'Otra' }, sunday] };
    },
    check({ data }, db) {
      expect(data).toMatchObject([{ id: 1, day_of_week: 0, promo_msg: 'Otra' }, sunday]);
      expect(promosOf(db, donpepe)).toEqual(data);
      expect(promosOf(db, feiralucia).length).toBeGreaterThan(0);
    },
  },
  {
    operationId: 'savePromos',
    status: 200,
    why: 'none left',
    request: { as: 'storeUser', body: [] },
    check({ data }) {
      expect(data).toEqual([]);
    },
  },
  {
    operationId: 'savePromos',
    status: 400,
    why: 'a day that there is not',
    request: { as: 'storeUser', body: [{ ...sunday, day_of_week: 8 }] },
  },
  {
    operationId: 'savePromos',
    status: 422,
    why: 'neither tag nor message',
    request: { as: 'storeUser', body: [{ ...sunday, tag: null, promo_msg: ' ' }] },
  },
  {
    operationId: 'savePromos',
    status: 422,
    why: 'a tag that there is not',
    request: { as: 'storeUser', body: [{ ...sunday, tag: 'automóviles' }] },
  },
  {
    operationId: 'savePromos',
    status: 422,
    why: "another store's entry",
    request: (db) => ({ as: 'storeUser', body: [first(promosOf(db, feiralucia))] }),
  },
  {
    operationId: 'savePromos',
    status: 422,
    why: 'the same entry twice',
    request(db) {
      const { id } = first(promosOf(db, donpepe));
      return {
        as: 'storeUser',
        body: [
          { ...sunday, id },
          { ...sunday, id, day_of_week: 1 },
        ],
      };
    },
  },
];
