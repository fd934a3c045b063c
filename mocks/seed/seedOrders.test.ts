import { describe, expect, it } from 'vitest';

import { withinLastDays, parseApiDate } from '~/lib/dates';

import {
  now,
  orderWith,
  regularRows,
  seeds,
  storeNamed,
  values,
  WALKED_SCENARIOS,
} from '../testSupport/seeds';
import { DEMO_CLIENT, DEMO_ORDERS, DEMO_SESSION, HOSTILE_ORDER } from './accounts';
import { HOSTILE, HOSTILE_EMAIL } from './hostileTexts';

const defaultSeed = seeds.default;
const donpepe = storeNamed(defaultSeed, '#donpepe');

describe('orders', () => {
  it('has every order status and every payment status', () => {
    const { orders } = regularRows(defaultSeed);
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

  it.each(WALKED_SCENARIOS)(
    '%s: are of the last 90 days, of known clients, with unique numbers',
    (name) => {
      const { clients, orders } = seeds[name];
      const byId = new Map(clients.map((row) => [row.id, row]));
      for (const order of orders) {
        expect(withinLastDays(90, now)(order.created_at)).toBe(true);
        const client = byId.get(order.client_id);
        expect(client?.store_id).toBe(order.store_id);
        // The hostile client's first visit is unknown.
        expect((client?.first_seen ?? order.created_at) <= order.created_at).toBe(true);
        expect((client?.last_seen ?? '') >= order.created_at).toBe(true);
      }
      expect(new Set(orders.map((row) => row.alphanum_id)).size).toBe(orders.length);
      expect(new Set(orders.map(({ token }) => token)).size).toBe(orders.length);
      const itemIds = orders.flatMap(({ items }) => items.map(({ id }) => id));
      expect(new Set(itemIds).size).toBe(itemIds.length);
    },
  );

  it.each(WALKED_SCENARIOS)(
    '%s: totals are the sum of items, concepts and shipping to the cent',
    (name) => {
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
    },
  );

  it('includes concepts, shipments, revised prices, imported orders and pick-ups', () => {
    const { orders } = regularRows(defaultSeed);
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

  it('requests no payment before an order is confirmed', () => {
    const unconfirmed = defaultSeed.orders.filter(
      ({ status }) => status === 'provisional' || status === 'discarded',
    );
    expect(values(unconfirmed.map((row) => row.payment_status))).toEqual(['pending']);
  });
});

describe("shoppers' links", () => {
  const { provisional, toPay, processing, paid, cash, dispatched } = DEMO_ORDERS;

  it('give each browser that opens the catalogue a session of its own', () => {
    const session = defaultSeed.customerSessions.find(({ id }) => id === 'sesion-demo');
    expect(session).toMatchObject({
      id: DEMO_SESSION,
      store_id: donpepe.id,
      catalogue_token: 'lista-donpepe',
      current_order_id: null,
      client_id: defaultSeed.clients.find(({ email }) => email === DEMO_CLIENT.email)?.id,
    });
    expect(defaultSeed.catalogueLinks).toContainEqual({
      id: 'lista-donpepe',
      store_id: donpepe.id,
      session_id: null,
    });
  });

  it.each(['default', 'large'] as const)('%s: open the six documented orders', (name) => {
    const seed = seeds[name];
    const provisionalOrder = orderWith(seed, 'pedido-provisorio');
    expect(provisionalOrder).toMatchObject({ status: 'provisional', nitems: 3 });
    expect(
      provisionalOrder?.items.filter((item) => item.product_denormalized.quantity_unit === 'gr'),
    ).toHaveLength(1);
    for (const [token, payment] of [
      ['pedido-a-pagar', 'required'],
      ['pedido-procesando', 'processing'],
      ['pedido-pagado', 'done'],
    ] as const) {
      const order = orderWith(seed, token);
      expect(order).toMatchObject({
        status: 'preparing',
        payment_method: 'Mercadopago',
        payment_status: payment,
      });
      expect(order?.payment_data?.payment_id).toBeTruthy();
      expect(order?.payment_data?.public_key).toBeTruthy();
    }
    const cashOrder = orderWith(seed, 'pedido-efectivo');
    expect(cashOrder).toMatchObject({ payment_method: 'Efectivo', delivery: false });
    expect(cashOrder?.other_concepts.map(({ amount }) => Math.sign(amount))).toEqual([-1, 1]);
    const sent = orderWith(seed, 'pedido-despachado');
    expect(sent).toMatchObject({ delivery: true });
    expect(sent?.shipping).toHaveLength(2);
    for (const { link } of sent?.shipping ?? []) expect(link).toMatch(/^https:\/\//);
  });

  it('open orders with fixed numbers', () => {
    for (const { token, alphanumId } of [provisional, toPay, processing, paid, cash, dispatched]) {
      expect(orderWith(defaultSeed, token)?.alphanum_id).toBe(alphanumId);
    }
  });
});

it('#donpepe has no rows in the scenario empty, hostile ones neither', () => {
  const { products, clients, clientActivity, orders } = seeds.empty;
  for (const rows of [products, clients, clientActivity, orders]) {
    expect(rows.filter(({ store_id }) => store_id === donpepe.id)).toEqual([]);
  }
});

describe('hostile rows', () => {
  it.each(WALKED_SCENARIOS.filter((name) => name !== 'empty'))(
    '%s: #donpepe has one client, one product and one order',
    (name) => {
      const seed = seeds[name];
      const clients = seed.clients.filter(({ email }) => email === HOSTILE_EMAIL);
      const products = seed.products.filter((row) => row.name.includes('<img src=x onerror='));
      const order = orderWith(seed, HOSTILE_ORDER.token);
      expect(clients).toHaveLength(1);
      expect(products).toHaveLength(1);
      expect(order?.client_id).toBe(clients[0]?.id);
      expect(order?.items.map((item) => item.product_id)).toEqual([products[0]?.id]);
      const texts = JSON.stringify([clients, products, order]);
      for (const text of Object.values(HOSTILE))
        expect(texts).toContain(JSON.stringify(text).slice(1, -1));
    },
  );

  it('has a word of 2,000 characters', () => {
    expect(HOSTILE.longWord).toHaveLength(2000);
    expect(HOSTILE.longWord).not.toMatch(/\s/);
  });
});

describe('activity', () => {
  it('belongs to known clients, and every client was active', () => {
    const active = new Set(defaultSeed.clientActivity.map((row) => row.client_id));
    for (const { id } of defaultSeed.clients) expect(active.has(id)).toBe(true);
    expect(active.size).toBe(defaultSeed.clients.length);
  });

  it('is never in the future and never empty in the last 30 days', () => {
    for (const { first_seen, last_seen } of defaultSeed.clients) {
      expect((first_seen ?? '') <= (last_seen ?? '')).toBe(true);
      expect((parseApiDate(last_seen)?.getTime() ?? 0) <= now.getTime()).toBe(true);
    }
    const { clients } = regularRows(defaultSeed);
    const registered = clients.filter((row) => withinLastDays(30, now)(row.first_seen));
    expect(registered.length).toBeGreaterThan(5);
    expect(registered.length).toBeLessThan(clients.length);
    expect(clients.some(({ email }) => email === null)).toBe(true);
    expect(clients.some((row) => row.last_name === null && row.surname !== null)).toBe(true);
  });
});
