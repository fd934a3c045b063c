import { expect } from 'vitest';

import { orderTotal } from '~/domain/orders/orderTotals';

import { first, type HostCase, type SeedCase } from '../contractCase';
import type { Database, OrderRow, ProductRow } from '../db';
import { CATALOGUE_TOKENS, DEMO_ORDERS, DEMO_SESSION, STORE_IDS } from '../seed/accounts';
import { takeUpProvisional } from './demoSession';
import {
  admin,
  read,
  newSession,
  cartItem,
  soldProduct,
  newCart,
  discard,
  saveOf,
  succeeds,
  refuses,
  unknownSession,
} from './setup';

const { donpepe, feiralucia, cornerbooks } = STORE_IDS;

function orderOf(db: Database, { token }: { token: string }): Readonly<OrderRow> {
  return first(db.orders.where((order) => order.token === token));
}

const provisional = (db: Database) => orderOf(db, DEMO_ORDERS.provisional);

function confirmProvisional(db: Database): void {
  db.orders.update(provisional(db).id, { status: 'pending' });
}

/** The store requests the payment of the provisional order and sets its status back. */
function askPayment(db: Database): void {
  db.orders.update(provisional(db).id, { payment_status: 'required' });
}

/** A discount of the whole total of the provisional order. */
function discountAll(db: Database): void {
  const { id, total_price } = provisional(db);
  const other_concepts = [{ id: 1, description: 'Cortesía', amount: -total_price }];
  db.orders.update(id, { other_concepts, total_price: 0 });
}

/** An active product of a store that the provisional order does not hold, by its unit. */
function otherProduct(
  db: Database,
  storeId: number = donpepe,
  unit = 'unid',
): Readonly<ProductRow> {
  const held = new Set(provisional(db).items.map(({ product_id }) => product_id));
  return first(
    db.products.where(
      (row) =>
        row.store_id === storeId &&
        row.active &&
        row.quantity_unit === unit &&
        row.price_per_unit !== null &&
        !held.has(row.id),
    ),
  );
}

function itemOf(db: Database, unit: string) {
  return first(
    provisional(db).items.filter((item) => item.product_denormalized.quantity_unit === unit),
  );
}

/** The product of an item of the provisional order. */
function heldProduct(db: Database, unit: string): Readonly<ProductRow> {
  const { product_id } = itemOf(db, unit);
  return first(db.products.where(({ id }) => id === product_id));
}

/** A change of an item of the provisional order. */
function change(db: Database, unit: string, amount: number) {
  return {
    params: { orderId: provisional(db).id, itemId: itemOf(db, unit).id },
    body: { amount, session_id: DEMO_SESSION },
  };
}

/** The removal of an item of any order. */
function removal(order: Readonly<OrderRow>, sessionId: string = DEMO_SESSION) {
  return {
    params: { orderId: order.id, itemId: first(order.items).id },
    body: { session_id: sessionId },
  };
}

function add(sessionId: string, ...items: object[]) {
  return { body: { session_id: sessionId, items } };
}

export const cases: readonly HostCase[] = [
  succeeds(
    'getOrderStatus',
    async (host) => {
      const { order, session_id } = await newCart(host);
      return { body: { token: order.token, session_id } };
    },
    { cleanUp: (host, data) => discard(host, data.id) },
  ),
  refuses('getOrderStatus', 404, 'an unknown link', () => ({
    body: { token: 'contrato-no-existe' },
  })),
  succeeds(
    'addOrderItems',
    async (host) => {
      const { session_id } = await newSession(host);
      return { body: { session_id, items: [cartItem(await soldProduct(host), 2)] } };
    },
    {
      check: (data) => {
        const { items, total_price } = data;
        const expected = 2 * (items[0]?.product_denormalized.price_per_unit ?? 0);
        return Math.abs(total_price - expected) < 0.005
          ? null
          : `total ${total_price} is not ${expected}`;
      },
      cleanUp: (host, data) => discard(host, data.id),
    },
  ),
  refuses('addOrderItems', 404, 'an unknown session', async (host) => ({
    body: { ...unknownSession, items: [cartItem(await soldProduct(host), 1)] },
  })),
  refuses('addOrderItems', 422, 'an amount of 0', async (host) => ({
    body: {
      session_id: (await newSession(host)).session_id,
      items: [cartItem(await soldProduct(host), 0)],
    },
  })),
  refuses(
    'addOrderItems',
    409,
    'an order that is no longer provisional',
    async (host) => {
      const { order, session_id } = await newCart(host);
      await discard(host, order.id);
      return { body: { session_id, items: [cartItem(await soldProduct(host), 1)] } };
    },
    { cleanUp: (host, data) => discard(host, data.id) },
  ),
  succeeds(
    'updateOrderItem',
    async (host) => {
      const { order, session_id } = await newCart(host);
      const params = { orderId: order.id, itemId: order.items[0]?.id ?? 0 };
      return { params, body: { amount: 3, session_id } };
    },
    { cleanUp: (host, data) => discard(host, data.id) },
  ),
  ...(['updateOrderItem', 'deleteOrderItem'] as const).flatMap((operationId): HostCase[] => {
    const bodyOf = (session_id: string, amount: number) =>
      operationId === 'updateOrderItem' ? { amount, session_id } : { session_id };
    return [
      refuses(operationId, 404, "another session's order", async (host) => {
        const { order } = await newCart(host);
        const { session_id } = await newSession(host);
        await discard(host, order.id);
        const params = { orderId: order.id, itemId: order.items[0]?.id ?? 0 };
        return { params, body: bodyOf(session_id, 2) };
      }),
      refuses(operationId, 409, 'an order that is no longer provisional', async (host) => {
        const { order, session_id } = await newCart(host);
        await discard(host, order.id);
        const params = { orderId: order.id, itemId: order.items[0]?.id ?? 0 };
        return { params, body: bodyOf(session_id, 2) };
      }),
      refuses(operationId, 422, 'less than a discount is worth', async (host) => {
        const { session_id, order } = await newCart(host);
        const params = { id: order.id };
        const more = { params: { orderId: order.id, itemId: order.items[0]?.id ?? 0 } };
        await host.data('updateOrderItem', { ...more, body: { amount: 2, session_id } });
        const whole = await read(host, 'getOrder', { ...admin, params });
        const other_concepts = [{ description: 'Contrato', amount: -whole.total_price }];
        await host.data('saveOrder', { ...admin, params, body: saveOf(whole, { other_concepts }) });
        return { ...more, body: bodyOf(session_id, 1) };
      }),
    ];
  }),
  succeeds(
    'deleteOrderItem',
    async (host) => {
      const { order, session_id } = await newCart(host);
      const params = { orderId: order.id, itemId: order.items[0]?.id ?? 0 };
      return { params, body: { session_id } };
    },
    {
      check: (data) => (data.nitems === 0 ? null : 'the item is still there'),
      cleanUp: (host, data) => discard(host, data.id),
    },
  ),
];

export const seedCases: readonly SeedCase[] = [
  {
    operationId: 'getOrderStatus',
    status: 200,
    arrange: takeUpProvisional,
    request: { body: { token: DEMO_ORDERS.toPay.token, session_id: DEMO_SESSION } },
    check({ data, metadata }) {
      expect(data).toMatchObject({
        alphanum_id: DEMO_ORDERS.toPay.alphanumId,
        payment_status: 'required',
        payment_method: 'Mercadopago',
        store: { hashtag: '#donpepe' },
      });
      expect(data.payment_data?.public_key).toMatch(/\S/);
      expect(data.total_price).toBe(orderTotal(data));
      expect(metadata).toMatchObject({
        session_id: DEMO_SESSION,
        current_order_token: DEMO_ORDERS.provisional.token,
        product_list_token: CATALOGUE_TOKENS.donpepe,
      });
    },
  },
  {
    operationId: 'getOrderStatus',
    status: 200,
    why: 'without a session, an order being built is taken up by a new one',
    request: { body: { token: DEMO_ORDERS.provisional.token } },
    check({ data, metadata }, db) {
      expect(metadata.current_order_token).toBe(DEMO_ORDERS.provisional.token);
      expect(metadata.session_id).not.toBe(DEMO_SESSION);
      expect(db.customerSessions.get(metadata.session_id)).toMatchObject({
        current_order_id: data.id,
        client_id: null,
      });
    },
  },
  {
    operationId: 'getOrderStatus',
    status: 200,
    why: "another store's session is left alone",
    request: { body: { token: DEMO_ORDERS.cash.token, session_id: 'sesion-feiralucia' } },
    check({ metadata }, db) {
      expect(metadata.store_public_data.hashtag).toBe('#donpepe');
      expect(metadata.session_id).not.toBe('sesion-feiralucia');
      expect(db.customerSessions.get('sesion-feiralucia')?.store_id).toBe(feiralucia);
    },
  },
  {
    operationId: 'getOrderStatus',
    status: 403,
    why: 'the store is disabled',
    arrange: (db) => db.stores.update(donpepe, { enabled: false }),
    request: { body: { token: DEMO_ORDERS.paid.token, session_id: null } },
  },

  {
    operationId: 'addOrderItems',
    status: 200,
    why: 'a new product and one that is in the order',
    arrange: takeUpProvisional,
    request: (db) =>
      add(DEMO_SESSION, cartItem(otherProduct(db), 2), cartItem(heldProduct(db, 'unid'), 3)),
    check({ data, metadata }, db) {
      expect(data.nitems).toBe(4);
      expect(data.items.map(({ amount }) => amount)).toEqual([5, 300, 1, 2]);
      expect(data.total_price).toBe(orderTotal(data));
      expect(metadata.current_order_token).toBe(DEMO_ORDERS.provisional.token);
      const activity = db.clientActivity.where(({ session_id }) => session_id === DEMO_SESSION);
      expect(activity.at(-1)?.activity_name).toBe('items_added');
    },
  },
  {
    operationId: 'addOrderItems',
    status: 200,
    why: 'the first item starts the order and opens the client',
    request: (db) => {
      const item = cartItem(otherProduct(db, feiralucia, 'kg'), 0.5);
      return add('sesion-feiralucia', item, item);
    },
    check({ data, metadata }, db) {
      expect(data).toMatchObject({ status: 'provisional', payment_status: 'pending', nitems: 1 });
      expect(data.items[0]?.amount).toBe(1);
      expect(data.alphanum_id).toMatch(/^FE[A-Z\d]{5}$/);
      expect(metadata.current_order_token).toBe(data.token);
      expect(db.clients.get(data.client_id)).toMatchObject({ store_id: feiralucia, email: null });
    },
  },
  {
    operationId: 'addOrderItems',
    status: 409,
    arrange(db) {
      takeUpProvisional(db);
      confirmProvisional(db);
    },
    request: (db) => add(DEMO_SESSION, cartItem(otherProduct(db), 1)),
  },
  {
    operationId: 'addOrderItems',
    status: 422,
    why: 'a part of a gram',
    request: (db) => add(DEMO_SESSION, cartItem(otherProduct(db, donpepe, 'gr'), 100.5)),
  },
  {
    operationId: 'addOrderItems',
    status: 422,
    why: "a unit that is not the product's",
    request: (db) => add(DEMO_SESSION, { ...cartItem(otherProduct(db), 1), quantity_unit: 'kg' }),
  },
  {
    operationId: 'addOrderItems',
    status: 422,
    why: "a name that is not the product's",
    request: (db) => add(DEMO_SESSION, { ...cartItem(otherProduct(db), 1), name: 'Oro' }),
  },
  {
    operationId: 'addOrderItems',
    status: 422,
    why: "another store's product",
    request: (db) => add(DEMO_SESSION, cartItem(otherProduct(db, feiralucia), 1)),
  },
  {
    operationId: 'addOrderItems',
    status: 422,
    why: 'a product that is no longer sold',
    request: (db) => {
      const gone = first(db.products.where((row) => row.store_id === donpepe && !row.active));
      return add(DEMO_SESSION, cartItem(gone, 1));
    },
  },
  {
    operationId: 'addOrderItems',
    status: 422,
    why: 'two lines of one product that are too much together',
    request: (db) => {
      const line = cartItem(otherProduct(db), 60_000);
      return add(DEMO_SESSION, line, line);
    },
  },

  {
    operationId: 'updateOrderItem',
    status: 200,
    arrange(db) {
      const order = provisional(db);
      const items = order.items.map((item) => ({ ...item, revised_price: 1 }));
      db.orders.update(order.id, { items });
    },
    request: (db) => change(db, 'gr', 500),
    check({ data }, db) {
      const item = itemOf(db, 'gr');
      expect(item).toMatchObject({ amount: 500, revised_price: null });
      expect(data.total_price).toBe(orderTotal(data));
      expect(provisional(db).total_price).toBe(data.total_price);
    },
  },
  {
    operationId: 'updateOrderItem',
    status: 404,
    why: 'no such item',
    request: (db) => ({
      ...change(db, 'gr', 500),
      params: { orderId: provisional(db).id, itemId: 1 },
    }),
  },
  {
    operationId: 'updateOrderItem',
    status: 409,
    arrange: confirmProvisional,
    request: (db) => change(db, 'gr', 500),
  },
  {
    operationId: 'updateOrderItem',
    status: 409,
    why: 'its payment was asked for',
    arrange: askPayment,
    request: (db) => change(db, 'gr', 500),
  },
  { operationId: 'updateOrderItem', status: 422, request: (db) => change(db, 'gr', 0) },
  {
    operationId: 'updateOrderItem',
    status: 422,
    why: 'below 0',
    request: (db) => change(db, 'unid', -1),
  },
  {
    operationId: 'updateOrderItem',
    status: 422,
    why: 'less than a discount is worth',
    arrange: discountAll,
    request: (db) => change(db, 'gr', 100),
  },

  {
    operationId: 'deleteOrderItem',
    status: 200,
    request: (db) => removal(provisional(db)),
    check({ data }, db) {
      expect(data.nitems).toBe(2);
      expect(data.total_price).toBe(orderTotal(data));
      expect(provisional(db).items).toHaveLength(2);
    },
  },
  {
    operationId: 'deleteOrderItem',
    status: 404,
    why: 'a session without order',
    request: (db) => removal(provisional(db), 'sesion-cornerbooks'),
    arrange(db) {
      expect(db.customerSessions.get('sesion-cornerbooks')?.store_id).toBe(cornerbooks);
    },
  },
  {
    operationId: 'deleteOrderItem',
    status: 409,
    why: "the client's order is already being paid",
    request: (db) => removal(orderOf(db, DEMO_ORDERS.toPay)),
  },
  {
    operationId: 'deleteOrderItem',
    status: 422,
    why: 'less than a discount is worth',
    arrange: discountAll,
    request: (db) => removal(provisional(db)),
  },
];
