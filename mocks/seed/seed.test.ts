// @vitest-environment node
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';

import { expiredFlags } from '~/domain/setupFlags';
import { isWithinLastDays, parseApiDate, toApiDate } from '~/lib/dates';

import { contractDocument } from '../contract/document';
import { createDatabase, SCENARIOS } from '../db';
import { without } from '../guards';
import { ACCOUNTS, DEMO_CLIENT, DEMO_ORDERS, DEMO_SESSION, HOSTILE_ORDER } from './accounts';
import { HOSTILE, HOSTILE_EMAIL } from './hostileTexts';
import { MISSING_IMAGE } from './products';
import { seedRows, seedWorld, type Seed } from './seedWorld';

const now = new Date(2026, 10, 20, 15, 30, 0);
const seeds = {
  default: seedRows('default', now),
  empty: seedRows('empty', now),
  large: seedRows('large', now),
};
const world = seeds.default;

function storeNamed(seed: Seed, hashtag: string) {
  const store = seed.stores.find((row) => row.hashtag === hashtag);
  if (store === undefined) throw new Error(`No store ${hashtag}`);
  return store;
}

const donpepe = storeNamed(world, '#donpepe');
const ofStore = <Row extends { store_id: number }>(rows: readonly Row[], storeId: number) =>
  rows.filter((row) => row.store_id === storeId);
const ofDonpepe = <Row extends { store_id: number }>(rows: readonly Row[]) =>
  ofStore(rows, donpepe.id);
const values = <Value>(list: readonly Value[]) => [...new Set(list)].sort();
const tagsOf = (tags: string | string[]) => (typeof tags === 'string' ? tags.split(',') : tags);
const orderOf = (seed: Seed, token: string) => seed.orders.find((row) => row.token === token);

/** The rows of #donpepe without the hostile ones, which every scenario has besides. */
function regular(seed: Seed) {
  const oddClient = seed.clients.find(({ email }) => email === HOSTILE_EMAIL);
  return {
    products: ofDonpepe(seed.products).filter((row) => !row.name.startsWith(HOSTILE.markup)),
    clients: ofDonpepe(seed.clients).filter((row) => row !== oddClient),
    orders: ofDonpepe(seed.orders).filter((row) => row.token !== HOSTILE_ORDER.token),
  };
}

describe('counts', () => {
  it.each([
    ['default', 120, 60, 240],
    ['empty', 0, 0, 0],
    ['large', 3000, 5000, 10_000],
  ] as const)(
    '%s: #donpepe has %d products, %d clients, %d orders',
    (name, products, clients, orders) => {
      const rows = regular(seeds[name]);
      expect(rows.products).toHaveLength(products);
      expect(rows.clients).toHaveLength(clients);
      expect(rows.orders).toHaveLength(orders);
    },
  );

  it.each(SCENARIOS)('%s: the other stores hold the same', (name) => {
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
    const { products } = regular(world);
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
    expect(products.some(({ image_url }) => image_url === null)).toBe(true);
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
      expect(ofDonpepe([...rows])).toEqual([]);
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
    for (const name of SCENARIOS) {
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
    expect(world.users).toHaveLength(Object.keys(ACCOUNTS).length);
  });

  it('has the four named stores as the demo world tells them', () => {
    expect(donpepe).toMatchObject({
      name: 'Almacén Don Pepe',
      prefered_language: 'es',
      curr_symbol: '$',
      enabled: true,
      urls: {
        report_slim: 'https://informes.tienda.test/slim/donpepe',
        report_general: 'https://informes.tienda.test/general/donpepe',
      },
    });
    expect(storeNamed(world, '#feiralucia')).toMatchObject({
      name: 'Feira da Lúcia',
      prefered_language: 'po',
      curr_symbol: 'R$',
      urls: { report_slim: null, report_general: null },
    });
    expect(storeNamed(world, '#inactiva')).toMatchObject({
      name: 'Tienda Inactiva',
      prefered_language: 'es',
      enabled: false,
    });
    expect(storeNamed(world, '#cornerbooks')).toMatchObject({
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

  it('leaves exactly one expired flag of #donpepe to be reset at sign-in', () => {
    expect(expiredFlags(donpepe.setup, now)).toEqual({ qrs: false });
  });

  it('gives every store a theme and integration settings, and #donpepe a whole theme', () => {
    expect(world.themes.map(({ id }) => id)).toEqual(world.stores.map(({ id }) => id));
    expect(world.integrations.map(({ id }) => id)).toEqual(world.stores.map(({ id }) => id));
    const theme = world.themes.find(({ id }) => id === donpepe.id)?.theme;
    expect(theme?.media).toHaveLength(8);
    expect(theme?.media.every(({ media_url }) => media_url !== null)).toBe(true);
    expect(theme?.media.map(({ media_type }) => media_type).indexOf('video')).toBe(1);
    expect(theme?.media.slice(2).every(({ link, description }) => link && description)).toBe(true);
  });

  it('keeps the messages of marketing codes within 25 characters', () => {
    for (const row of world.refcodes) {
      expect(row.client_msg_preamble.length).toBeLessThanOrEqual(25);
      expect(row.use_confirm_finisher.length).toBeLessThanOrEqual(25);
    }
  });

  it('has bulk-file jobs of every kind and every status for #donpepe', () => {
    const jobs = ofDonpepe(world.dataImports);
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
    for (const job of world.dataImports)
      expect(job.error_msg !== null).toBe(job.status === 'failed');
  });
});

describe('orders', () => {
  it('has every order status and every payment status', () => {
    const { orders } = regular(world);
    expect(values(orders.map(({ status }) => status))).toEqual([
      'charge',
      'client_canceled',
      'discarded',
      'done',
      'pending',
      'preparing',
      'provisional',
      'store_canceled',
      'waiting_delivery',
    ]);
    expect(values(orders.map((row) => row.payment_status))).toEqual([
      'done',
      'pending',
      'processing',
      'required',
    ]);
  });

  it.each(SCENARIOS)(
    '%s: are of the last 90 days, of known clients, with unique numbers',
    (name) => {
      const { clients, orders } = seeds[name];
      const byId = new Map(clients.map((row) => [row.id, row]));
      for (const order of orders) {
        expect(isWithinLastDays(order.created_at, 90, now)).toBe(true);
        const client = byId.get(order.client_id);
        expect(client?.store_id).toBe(order.store_id);
        if (client?.first_seen) expect(client.first_seen <= order.created_at).toBe(true);
        if (client?.last_seen) expect(client.last_seen >= order.created_at).toBe(true);
      }
      expect(new Set(orders.map((row) => row.alphanum_id)).size).toBe(orders.length);
      expect(new Set(orders.map(({ token }) => token)).size).toBe(orders.length);
      const itemIds = orders.flatMap(({ items }) => items.map(({ id }) => id));
      expect(new Set(itemIds).size).toBe(itemIds.length);
    },
  );

  it.each(SCENARIOS)('%s: totals are items, concepts and shipping to the cent', (name) => {
    for (const order of seeds[name].orders) {
      let cents = order.shipping_cost * 100;
      for (const item of order.items) {
        const full = item.amount * (item.product_denormalized.price_per_unit ?? 0);
        cents += Math.max(0, item.revised_price ?? full) * 100;
      }
      for (const { amount } of order.other_concepts) cents += amount * 100;
      expect(Math.abs(order.total_price * 100 - cents)).toBeLessThanOrEqual(1.01);
      expect(order.nitems).toBe(order.items.length);
    }
  });

  it('has concepts, shipments, revised prices, imported orders and pick-ups among them', () => {
    const { orders } = regular(world);
    const concepts = orders.flatMap((row) => row.other_concepts);
    expect(concepts.some(({ amount }) => amount > 0)).toBe(true);
    expect(concepts.some(({ amount }) => amount < 0)).toBe(true);
    expect(
      orders.some(({ shipping }) => shipping.some((entry) => entry.original_id !== null)),
    ).toBe(true);
    expect(
      orders.some(({ shipping }) => shipping.some((entry) => entry.original_id === null)),
    ).toBe(true);
    expect(orders.some(({ items }) => items.some((item) => item.revised_price !== null))).toBe(
      true,
    );
    expect(orders.some((row) => row.original_id !== null)).toBe(true);
    expect(orders.some(({ delivery }) => !delivery)).toBe(true);
    expect(orders.some((row) => row.payment_method === null)).toBe(true);
  });

  it('asks for no payment before an order is confirmed', () => {
    for (const { status, payment_status } of world.orders) {
      if (status === 'provisional' || status === 'discarded')
        expect(payment_status).toBe('pending');
    }
  });
});

describe("shoppers' links", () => {
  const { provisional, toPay, processing, paid, cash, dispatched } = DEMO_ORDERS;

  it('keeps the demo session on the catalogue and the provisional order', () => {
    const session = world.customerSessions.find(({ id }) => id === 'sesion-demo');
    expect(session).toMatchObject({
      id: DEMO_SESSION,
      store_id: donpepe.id,
      catalogue_token: 'lista-donpepe',
      current_order_id: orderOf(world, 'pedido-provisorio')?.id,
      client_id: world.clients.find(({ email }) => email === DEMO_CLIENT.email)?.id,
    });
    expect(world.catalogueLinks).toContainEqual({ id: 'lista-donpepe', store_id: donpepe.id });
  });

  it.each(['default', 'large'] as const)('%s: opens the six orders as told', (name) => {
    const seed = seeds[name];
    const provisionalOrder = orderOf(seed, 'pedido-provisorio');
    expect(provisionalOrder).toMatchObject({ status: 'provisional', nitems: 3 });
    expect(
      provisionalOrder?.items.filter((item) => item.product_denormalized.quantity_unit === 'gr'),
    ).toHaveLength(1);
    for (const [token, payment] of [
      ['pedido-a-pagar', 'required'],
      ['pedido-procesando', 'processing'],
      ['pedido-pagado', 'done'],
    ] as const) {
      const order = orderOf(seed, token);
      expect(order).toMatchObject({
        status: 'preparing',
        payment_method: 'Mercadopago',
        payment_status: payment,
      });
      expect(order?.payment_data?.payment_id).toBeTruthy();
      expect(order?.payment_data?.public_key).toBeTruthy();
    }
    const cashOrder = orderOf(seed, 'pedido-efectivo');
    expect(cashOrder).toMatchObject({ payment_method: 'Efectivo', delivery: false });
    expect(cashOrder?.other_concepts.map(({ amount }) => Math.sign(amount))).toEqual([-1, 1]);
    const sent = orderOf(seed, 'pedido-despachado');
    expect(sent).toMatchObject({ delivery: true });
    expect(sent?.shipping).toHaveLength(2);
    for (const { link } of sent?.shipping ?? []) expect(link).toMatch(/^https:\/\//);
  });

  it('gives the six orders their fixed numbers', () => {
    for (const { token, alphanumId } of [provisional, toPay, processing, paid, cash, dispatched]) {
      expect(orderOf(world, token)?.alphanum_id).toBe(alphanumId);
    }
  });
});

describe('hostile rows', () => {
  it.each(SCENARIOS)('%s: #donpepe has one client, one product and one order', (name) => {
    const seed = seeds[name];
    const clients = seed.clients.filter(({ email }) => email === HOSTILE_EMAIL);
    const products = seed.products.filter((row) => row.name.includes('<img src=x onerror='));
    const order = orderOf(seed, HOSTILE_ORDER.token);
    expect(clients).toHaveLength(1);
    expect(products).toHaveLength(1);
    expect(order?.client_id).toBe(clients[0]?.id);
    expect(order?.items.map((item) => item.product_id)).toEqual([products[0]?.id]);
    const texts = JSON.stringify([clients, products, order]);
    for (const text of Object.values(HOSTILE))
      expect(texts).toContain(JSON.stringify(text).slice(1, -1));
  });

  it('has a word of 2,000 characters', () => {
    expect(HOSTILE.longWord).toHaveLength(2000);
    expect(HOSTILE.longWord).not.toMatch(/\s/);
  });
});

describe('activity', () => {
  it('is of known clients, and every client was active', () => {
    const active = new Set(world.clientActivity.map((row) => row.client_id));
    for (const { id } of world.clients) expect(active.has(id)).toBe(true);
    expect(active.size).toBe(world.clients.length);
  });

  it('never lies in the future and is never empty over the last 30 days', () => {
    for (const { first_seen, last_seen } of world.clients) {
      if (first_seen && last_seen) expect(first_seen <= last_seen).toBe(true);
      expect((parseApiDate(last_seen)?.getTime() ?? 0) <= now.getTime()).toBe(true);
    }
    const { clients } = regular(world);
    const registered = clients.filter((row) => isWithinLastDays(row.first_seen, 30, now));
    expect(registered.length).toBeGreaterThan(5);
    expect(registered.length).toBeLessThan(clients.length);
    expect(clients.some(({ email }) => email === null)).toBe(true);
    expect(clients.some((row) => row.last_name === null && row.surname !== null)).toBe(true);
  });
});

describe('contract', () => {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
  addFormats(ajv);
  ajv.addSchema(contractDocument, 'contract');

  function misfits(schema: string, rows: readonly unknown[]): unknown[] {
    const validate = ajv.compile({ $ref: `contract#/components/schemas/${schema}` });
    return rows
      .filter((row) => !validate(row))
      .map((row) => ({ row, errors: validate(row) ? [] : validate.errors }))
      .slice(0, 3);
  }

  function bySchema(seed: Seed): Record<string, unknown[]> {
    const clients = new Map(seed.clients.map((row) => [row.id, without(row, 'store_id')]));
    return {
      Store: seed.stores,
      Theme: seed.themes.map(({ theme }) => theme),
      IntegrationSettings: seed.integrations.map(({ settings }) => settings),
      Promo: seed.promos.map((row) => without(row, 'store_id')),
      Refcode: seed.refcodes.map((row) => without(row, 'store_id', 'id')),
      PaymentMethod: seed.paymentMethods.map((row) => without(row, 'store_id')),
      StandardFaq: seed.standardFaqs.map((row) => without(row, 'store_id', 'id')),
      KnowledgeText: seed.knowledgeTexts.map((row) => without(row, 'store_id')),
      AdminDataImport: seed.dataImports.map((row) =>
        without(row, 'file_name', 'started_at', 'work'),
      ),
      Product: seed.products.map((row) => without(row, 'store_id')),
      Client: [...clients.values()],
      ClientActivity: seed.clientActivity.map((row) => without(row, 'store_id', 'client_id')),
      Order: seed.orders.map((row) => ({
        ...without(row, 'store_id', 'token', 'payment_data'),
        client: clients.get(row.client_id),
      })),
      LogEntry: seed.logs,
    };
  }

  it.each(SCENARIOS)('%s: every row is what the contract says', (name) => {
    for (const [schema, rows] of Object.entries(bySchema(seeds[name]))) {
      expect(rows.length, schema).toBeGreaterThan(0);
      expect(misfits(schema, rows), schema).toEqual([]);
    }
  });
});

describe('seeding', () => {
  it.each(SCENARIOS)('%s: the same moment gives the same rows', (name) => {
    expect(seedRows(name, new Date(now))).toEqual(seeds[name]);
  });

  it.each([
    [new Date(2026, 0, 1, 0, 0, 30)],
    [new Date(2028, 1, 29, 23, 59, 59)],
    [new Date(2026, 2, 29, 3, 30, 0)],
  ])('seeded at %s, nothing lies in the future or before 90 days', (moment) => {
    const seed = seedRows('default', moment);
    const latest = toApiDate(moment);
    for (const order of seed.orders) {
      expect(isWithinLastDays(order.created_at, 90, moment)).toBe(true);
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

  it('moves the dates with the moment and nothing else of the stores', () => {
    const later = seedRows('default', new Date(2026, 10, 21, 15, 30, 0));
    expect(later.orders.map(({ total_price }) => total_price)).toEqual(
      world.orders.map(({ total_price }) => total_price),
    );
    expect(later.orders[0]?.created_at).not.toBe(world.orders[0]?.created_at);
  });

  it('fills the tables with `large` in under a second', () => {
    const db = createDatabase();
    const start = performance.now();
    seedWorld(db, 'large', now);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(db.orders.all()).toHaveLength(10_026);
    expect(db.faults.all()).toEqual([]);
  });
});
