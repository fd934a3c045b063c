import { describe, expect, it } from 'vitest';

import { expiredFlags } from '~/domain/store/setupFlags';
import { withinLastDays, toApiDate } from '~/lib/dates';

import { createDatabase } from '../database/db';
import {
  now,
  ofStore,
  regularRows,
  seeds,
  storeNamed,
  values,
  WALKED_SCENARIOS,
} from '../testSupport/seeds';
import { ACCOUNTS } from './accounts';
import { MISSING_IMAGE } from './products';
import { type Seed, seedRows, seedDatabase } from './seedDatabase';

const defaultSeed = seeds.default;

/** Keys of the fields that hold a time. */
const DATES = /_at$|_seen$|^(?:departure|eta)$|TS$/;

/** The rows of a seed without their dates. */
function undated({ orders, clients, clientActivity, products, stores, logs }: Seed): unknown {
  return JSON.parse(
    JSON.stringify(
      { orders, clients, clientActivity, products, stores, logs },
      (key, value: unknown) => (DATES.test(key) ? undefined : value),
    ),
  );
}

/** Oldest first; within the same second, the lower number first. */
function byDate(a: Seed['orders'][number], b: Seed['orders'][number]): number {
  return a.created_at.localeCompare(b.created_at) || a.id - b.id;
}
const donpepe = storeNamed(defaultSeed, '#donpepe');
const tagsOf = (tags: string | string[]) => (typeof tags === 'string' ? tags.split(',') : tags);

/** Number, client and total of the orders, sorted by date. */
function numbers(seed: Seed): unknown[] {
  return seed.orders
    .toSorted(byDate)
    .map((row) => [row.alphanum_id, row.client_id, row.total_price]);
}

/** The clients sorted by their last visit. */
function visitors(seed: Seed): unknown[] {
  return seed.clients
    .toSorted((a, b) => (a.last_seen ?? '').localeCompare(b.last_seen ?? '') || a.id - b.id)
    .map(({ id, email }) => email ?? id);
}

describe('counts', () => {
  it.each([
    ['default', 120, 60, 240],
    ['empty', 0, 0, 0],
    ['large', 3000, 5000, 10_000],
  ] as const)(
    '%s: #donpepe has %d products, %d clients, %d orders',
    (name, products, clients, orders) => {
      const rows = regularRows(seeds[name]);
      expect(rows.products).toHaveLength(products);
      expect(rows.clients).toHaveLength(clients);
      expect(rows.orders).toHaveLength(orders);
    },
  );

  it.each(WALKED_SCENARIOS)('%s: the other stores have the same rows', (name) => {
    const seed = seeds[name];
    expect(seed.stores).toHaveLength(40);
    const { id } = storeNamed(seed, '#feiralucia');
    expect(ofStore(seed.products, id)).toHaveLength(30);
    expect(ofStore(seed.clients, id)).toHaveLength(10);
    expect(ofStore(seed.orders, id)).toHaveLength(25);
    expect(seed.products.some(({ store_id }) => store_id > id)).toBe(false);
    expect(seed.orders.some(({ store_id }) => store_id > id)).toBe(false);
  });

  it('gives #donpepe 12 types, 15 brands and all six units', () => {
    const { products } = regularRows(defaultSeed);
    expect(values(products.map(({ kind }) => kind.name))).toHaveLength(12);
    expect(values(products.map(({ brand }) => brand.name))).toHaveLength(15);
    expect(values(products.map((row) => row.quantity_unit))).toEqual([
      'doc',
      'gr',
      'kg',
      'lit',
      'met',
      'unid',
    ]);
    expect(values(products.flatMap(({ tags }) => tagsOf(tags))).length).toBeGreaterThan(5);
    expect(products.some(({ tags }) => typeof tags === 'string')).toBe(true);
    expect(products.filter(({ image_url }) => image_url === null)).toEqual([]);
    expect(products.filter(({ image_url }) => image_url === MISSING_IMAGE)).toHaveLength(1);
  });

  it('empties every list of #donpepe in `empty`', () => {
    const { empty } = seeds;
    for (const rows of [
      empty.promos,
      empty.refcodes,
      empty.paymentMethods,
      empty.standardFaqs,
      empty.knowledgeTexts,
      empty.dataImports,
    ]) {
      expect(rows.filter((row) => row.store_id === donpepe.id)).toEqual([]);
    }
  });
});

describe('accounts and stores', () => {
  it.each([
    ['admin@donpepe.test', 'Pepe1234', '#donpepe', 'admin', true, false],
    ['ventas@donpepe.test', 'Ventas1234', '#donpepe', 'other', true, false],
    ['admin@cornerbooks.test', 'Books1234', '#cornerbooks', 'admin', true, false],
    ['admin@feiralucia.test', 'Lucia1234', '#feiralucia', 'admin', true, false],
    ['baja@inactiva.test', 'Baja1234', '#inactiva', 'other', false, false],
    ['root@plataforma.test', 'Root1234', null, null, true, true],
  ])('%s exists in every scenario', (email, password, hashtag, role, enabled, isAdmin) => {
    for (const name of WALKED_SCENARIOS) {
      const seed = seeds[name];
      expect(seed.users.find((row) => row.email === email)).toMatchObject({
        password,
        enabled,
        is_admin: isAdmin,
        store_role: role,
        store_id: hashtag === null ? null : storeNamed(seed, hashtag).id,
      });
    }
  });

  it('has no other account', () => {
    expect(defaultSeed.users).toHaveLength(Object.keys(ACCOUNTS).length);
  });

  it('has the four documented stores', () => {
    expect(donpepe).toMatchObject({
      name: 'Almacén Don Pepe',
      prefered_language: 'es',
      curr_symbol: '$',
      enabled: true,
      urls: {
        report_slim: expect.stringMatching(/^http.*\/mock-frames\/slim\.html$/),
        report_general: expect.stringMatching(/^http.*\/mock-frames\/general\.html$/),
      },
    });
    expect(storeNamed(defaultSeed, '#feiralucia')).toMatchObject({
      name: 'Feira da Lúcia',
      prefered_language: 'po',
      curr_symbol: 'R$',
      urls: { report_slim: null, report_general: null },
    });
    expect(storeNamed(defaultSeed, '#inactiva')).toMatchObject({
      name: 'Tienda Inactiva',
      prefered_language: 'es',
      enabled: false,
    });
    expect(storeNamed(defaultSeed, '#cornerbooks')).toMatchObject({
      name: 'Corner Books',
      prefered_language: 'en',
      curr_symbol: 'US$',
    });
  });

  it('registered #cornerbooks today with every flag off, also just after midnight', () => {
    for (const moment of [now, new Date(2026, 10, 20, 0, 5, 0)]) {
      const store = storeNamed(seedRows('default', moment), '#cornerbooks');
      expect(store.created_at.slice(0, 10)).toBe('2026-11-20');
      expect(Object.values(store.setup).filter((flag) => flag !== false && flag !== null)).toEqual(
        [],
      );
    }
  });

  it('gives #donpepe exactly one expired flag, which sign-in resets', () => {
    expect(expiredFlags(donpepe.setup, now)).toEqual({ qrs: false });
  });

  it('gives every store a theme and integration settings, and #donpepe a whole theme', () => {
    expect(defaultSeed.themes.map(({ id }) => id)).toEqual(defaultSeed.stores.map(({ id }) => id));
    expect(defaultSeed.integrations.map(({ id }) => id)).toEqual(
      defaultSeed.stores.map(({ id }) => id),
    );
    const theme = defaultSeed.themes.find(({ id }) => id === donpepe.id)?.theme;
    expect(theme?.media).toHaveLength(8);
    expect(theme?.media.every(({ media_url }) => media_url !== null)).toBe(true);
    expect(theme?.media.map(({ media_type }) => media_type).indexOf('video')).toBe(1);
    expect(theme?.media.slice(2).every(({ link, description }) => link && description)).toBe(true);
  });

  it('keeps the messages of marketing codes within 25 characters', () => {
    for (const row of defaultSeed.refcodes) {
      expect(row.client_msg_preamble.length).toBeLessThanOrEqual(25);
      expect(row.use_confirm_finisher.length).toBeLessThanOrEqual(25);
    }
  });

  it('has import jobs of every kind and every status for #donpepe', () => {
    const jobs = ofStore(defaultSeed.dataImports, donpepe.id);
    expect(values(jobs.map(({ kind }) => kind))).toEqual([
      'products',
      'products-delete',
      'products-price',
      'products-stock',
      'products-update',
    ]);
    expect(values(jobs.map(({ status }) => status))).toEqual([
      'complete',
      'failed',
      'pending',
      'processing',
    ]);
    for (const job of defaultSeed.dataImports)
      expect(job.error_msg !== null).toBe(job.status === 'failed');
  });
});

describe('seeding', () => {
  it('huge: 50,000 orders, each with its own number and parts', () => {
    const orders = ofStore(seedRows('huge', now).orders, donpepe.id);
    expect(orders).toHaveLength(50_002);
    const numbers = new Set(orders.map((row) => row.alphanum_id));
    const items = new Set(orders.flatMap((row) => row.items.map(({ id }) => id)));
    expect(numbers.size).toBe(orders.length);
    expect(items.size).toBe(orders.reduce((sum, { nitems }) => sum + nitems, 0));
  });

  it.each(WALKED_SCENARIOS)('%s: seeding at the same moment gives the same rows', (name) => {
    expect(seedRows(name, new Date(now))).toEqual(seeds[name]);
  });

  it.each([
    [new Date(2026, 0, 1, 0, 0, 30)],
    [new Date(2028, 1, 29, 23, 59, 59)],
    [new Date(2026, 2, 29, 3, 30, 0)],
  ])('seeding at %s gives no date in the future or older than 90 days', (moment) => {
    const seed = seedRows('default', moment);
    const latest = toApiDate(moment);
    for (const order of seed.orders) {
      expect(withinLastDays(90, moment)(order.created_at)).toBe(true);
    }
    const moments = [
      ...seed.orders.map((row) => row.created_at),
      ...seed.clientActivity.map((row) => row.created_at),
      ...seed.clients.map((row) => row.last_seen),
      ...seed.stores.map((row) => row.created_at),
      ...seed.logs.map((row) => row.created_at),
      ...seed.dataImports.map((row) => row.updated_at),
    ];
    expect(moments.filter((text) => text !== null && text > latest)).toEqual([]);
  });

  it.each([
    new Date(2026, 10, 21, 15, 30, 0),
    new Date(2026, 10, 20, 9, 5, 41),
    new Date(2027, 0, 1, 0, 0, 30),
    new Date(2028, 1, 29, 3, 59, 59),
    new Date(2026, 5, 5, 23, 59, 59),
  ])('seeding at %s gives the same rows in the same order, with other dates', (moment) => {
    const other = seedRows('default', moment);
    expect(undated(other)).toEqual(undated(defaultSeed));
    expect(other.orders.at(-1)?.created_at).not.toBe(defaultSeed.orders.at(-1)?.created_at);
    expect(numbers(other)).toEqual(numbers(defaultSeed));
    expect(visitors(other)).toEqual(visitors(defaultSeed));
  });

  it('fills the tables with `large`', () => {
    const db = createDatabase();
    seedDatabase(db, 'large', now);
    expect(db.orders.all()).toHaveLength(10_026);
    expect(db.faults.all()).toEqual([]);
  });
});
