import { expect } from 'vitest';

import type { OrderSave } from '~/contract/types';
import { messages } from '~/domain/messages';
import { orderTotal } from '~/domain/orders/orderTotals';

import { first, type HostCase, type SeedCase } from '../contractCase';
import type { Database, OrderRow, ProductRow } from '../db';
import { DEMO_ORDERS, STORE_IDS } from '../seed/accounts';
import { without } from '../table';
import {
  admin,
  read,
  firstOf,
  newCart,
  discard,
  saveOf,
  orders,
  orderWhere,
  succeeds,
  refuses,
  newestFirst,
  locked,
} from './setup';

const { donpepe, feiralucia } = STORE_IDS;

function ordersOf(db: Database, matches: (order: Readonly<OrderRow>) => boolean) {
  return db.orders.where((order) => order.store_id === donpepe && matches(order));
}

/** A pending order whose payment was not requested, with a chosen payment method. */
function openOrder(db: Database): Readonly<OrderRow> {
  return first(
    ordersOf(
      db,
      ({ status, payment_status, payment_method, shipping }) =>
        status === 'pending' &&
        payment_status === 'pending' &&
        payment_method !== null &&
        shipping.every(({ original_id }) => !original_id),
    ),
  );
}

function lockedOrder(db: Database): Readonly<OrderRow> {
  return first(ordersOf(db, ({ payment_status }) => payment_status === 'required'));
}

/** A product of the store that the order does not hold yet. */
function newProduct(db: Database, order: Readonly<OrderRow>): Readonly<ProductRow> {
  return first(
    db.products.where(
      ({ id, store_id }) =>
        store_id === order.store_id && order.items.every(({ product_id }) => product_id !== id),
    ),
  );
}

const newItem = {
  amount: 3,
  revised_price: null,
  store_observations: null,
  status: 'pending',
} as const;

export const cases: readonly HostCase[] = [
  succeeds('listOrders', () => admin, { check: newestFirst }),
  succeeds('getOrder', async (host) => {
    const { alphanum_id } = firstOf(await orders(host), 'order');
    return { ...admin, params: { id: alphanum_id } };
  }),
  refuses('getOrder', 404, 'an unknown number', () => ({ ...admin, params: { id: 'NOEXISTE' } })),
  succeeds(
    'saveOrder',
    async (host) => {
      const { order } = await newCart(host);
      const whole = await read(host, 'getOrder', { ...admin, params: { id: order.id } });
      const other_concepts = [{ description: 'Contrato', amount: 50 }];
      return { ...admin, params: { id: order.id }, body: saveOf(whole, { other_concepts }) };
    },
    {
      why: 'a surcharge',
      check: (data) => {
        const { total_price, items, other_concepts } = data;
        const price = items[0]?.product_denormalized.price_per_unit ?? 0;
        const expected = price + (other_concepts[0]?.amount ?? 0);
        return Math.abs(total_price - expected) < 0.005
          ? null
          : `total ${total_price} is not ${expected}`;
      },
      cleanUp: (host, data) => discard(host, data.id),
    },
  ),
  refuses('saveOrder', 404, 'an unknown number', async (host) => {
    const { id } = firstOf(await orders(host), 'order');
    const order = await read(host, 'getOrder', { ...admin, params: { id } });
    return { ...admin, params: { id: 'NOEXISTE' }, body: saveOf(order) };
  }),
  refuses('saveOrder', 409, 'a concept after the payment was fixed', async (host) => {
    const order = await orderWhere(host, locked, 'order whose payment was requested');
    const other_concepts = [
      ...saveOf(order).other_concepts,
      { description: 'Contrato', amount: 50 },
    ];
    return { ...admin, params: { id: order.id }, body: saveOf(order, { other_concepts }) };
  }),
  refuses('saveOrder', 409, 'a payment completed that was not requested', async (host) => {
    const order = await orderWhere(
      host,
      ({ payment_status }) => payment_status === 'pending',
      'order without payment',
    );
    return { ...admin, params: { id: order.id }, body: { payment_status: 'done' } };
  }),
  refuses('saveOrder', 422, 'a concept of 1', async (host) => {
    const order = await orderWhere(
      host,
      ({ payment_status, status }) => payment_status === 'pending' && status === 'pending',
      'pending order',
    );
    const other_concepts = [
      ...saveOf(order).other_concepts,
      { description: 'Contrato', amount: 1 },
    ];
    return { ...admin, params: { id: order.id }, body: saveOf(order, { other_concepts }) };
  }),
];

export const seedCases: readonly SeedCase[] = [
  {
    operationId: 'listOrders',
    status: 200,
    request: { as: 'storeUser' },
    check({ data }, db) {
      expect(data).toHaveLength(ordersOf(db, () => true).length);
      const dates = data.map(({ created_at }) => created_at);
      expect(dates).toEqual(dates.toSorted().toReversed());
    },
  },

  {
    operationId: 'getOrder',
    status: 200,
    why: 'by alphanum_id',
    request: { as: 'storeUser', params: { id: DEMO_ORDERS.toPay.alphanumId } },
    check({ data }) {
      expect(data).toMatchObject({ payment_status: 'required', payment_method: 'Mercadopago' });
      expect(data.client.id).toBe(data.client_id);
    },
  },
  {
    operationId: 'getOrder',
    status: 200,
    why: 'by number',
    request: (db) => ({ as: 'storeUser', params: { id: openOrder(db).id } }),
  },
  {
    operationId: 'getOrder',
    status: 404,
    why: "another store's order",
    request: (db) => ({
      as: 'storeAdmin',
      params: { id: first(db.orders.where(({ store_id }) => store_id === feiralucia)).id },
    }),
  },

  {
    operationId: 'saveOrder',
    status: 200,
    why: 'saved as it was loaded, although locked',
    request(db) {
      const order = lockedOrder(db);
      return { as: 'storeUser', params: { id: order.id }, body: saveOf(order) };
    },
  },
  {
    operationId: 'saveOrder',
    status: 200,
    why: 'a new item and a discount',
    request(db) {
      const order = openOrder(db);
      const { id } = newProduct(db, order);
      const save = saveOf(order);
      const body: OrderSave = {
        ...save,
        items: [...save.items, { ...newItem, product_id: id }],
        other_concepts: [...save.other_concepts, { description: 'Por cliente', amount: -50 }],
      };
      return { as: 'storeUser', params: { id: order.alphanum_id }, body };
    },
    check({ data }) {
      expect(data.items.at(-1)).toMatchObject({ amount: 3, status: 'pending' });
      expect(data.items.at(-1)?.product_denormalized.id).toBe(data.items.at(-1)?.product_id);
      expect(data.other_concepts.at(-1)).toMatchObject({ description: 'Por cliente', amount: -50 });
      expect(data.nitems).toBe(data.items.length);
      expect(data.total_price).toBe(orderTotal(data));
    },
  },
  {
    operationId: 'saveOrder',
    status: 200,
    why: 'payment requested',
    request(db) {
      const order = openOrder(db);
      const body = saveOf(order, { payment_status: 'required' });
      return { as: 'storeUser', params: { id: order.id }, body };
    },
    check({ data }) {
      expect(data.payment_status).toBe('required');
    },
  },
  {
    operationId: 'saveOrder',
    status: 200,
    why: 'payment completed',
    request: (db) => ({
      as: 'storeUser',
      params: { id: lockedOrder(db).id },
      body: { payment_status: 'done' },
    }),
    check({ data }) {
      expect(data).toMatchObject({ payment_status: 'done', payment_info: 'Aprobado' });
    },
  },
  {
    operationId: 'saveOrder',
    status: 400,
    why: 'a field left out',
    request: (db) => ({
      as: 'storeUser',
      params: { id: openOrder(db).id },
      body: without(saveOf(openOrder(db)), 'items'),
    }),
  },
  {
    operationId: 'saveOrder',
    status: 409,
    why: 'an item added after the payment was fixed, with the order set back to pending',
    request(db) {
      const order = lockedOrder(db);
      const items = [...saveOf(order).items, { ...newItem, product_id: newProduct(db, order).id }];
      return {
        as: 'storeUser',
        params: { id: order.id },
        body: saveOf(order, { items, status: 'pending' }),
      };
    },
  },
  {
    operationId: 'saveOrder',
    status: 422,
    why: 'a discount beyond what the order is worth',
    request(db) {
      const order = openOrder(db);
      const discount = { description: 'Descuento', amount: -order.total_price - 100 };
      const body = saveOf(order, { other_concepts: [...order.other_concepts, discount] });
      return { as: 'storeUser', params: { id: order.id }, body };
    },
    refusal: messages.orderTotalNegative,
  },
  {
    operationId: 'saveOrder',
    status: 422,
    why: 'a price with more than two decimals',
    request(db) {
      const order = openOrder(db);
      const { items } = saveOf(order);
      const body = saveOf(order, {
        items: items.map((item) => ({ ...item, revised_price: 10.987_65 })),
      });
      return { as: 'storeUser', params: { id: order.id }, body };
    },
    refusal: messages.amountDecimals,
  },
  {
    operationId: 'saveOrder',
    status: 422,
    why: 'a price beyond the limit',
    request(db) {
      const order = openOrder(db);
      const { items } = saveOf(order);
      const body = saveOf(order, {
        items: items.map((item) => ({ ...item, revised_price: 1e300 })),
      });
      return { as: 'storeUser', params: { id: order.id }, body };
    },
    refusal: `${messages.amountTooMuch} 999.999.999,99`,
  },
  {
    operationId: 'saveOrder',
    status: 422,
    why: 'an item twice',
    request(db) {
      const order = openOrder(db);
      const { items } = saveOf(order);
      const body = saveOf(order, { items: [...items, ...items] });
      return { as: 'storeUser', params: { id: order.id }, body };
    },
    refusal: messages.saveRowRepeated,
  },
  {
    operationId: 'saveOrder',
    status: 422,
    why: 'an empty shipment',
    request(db) {
      const order = openOrder(db);
      const empty = {
        tracking_code: null,
        transport_co: '',
        eta: null,
        link: null,
        observations: null,
        departure: null,
      };
      const body = saveOf(order, { status: 'preparing', shipping: [...order.shipping, empty] });
      return { as: 'storeUser', params: { id: order.id }, body };
    },
    refusal: messages.shippingEmpty,
  },
  {
    operationId: 'saveOrder',
    status: 422,
    why: 'a product that the store does not have',
    request(db) {
      const order = openOrder(db);
      const save = saveOf(order);
      const items = [...save.items, { ...newItem, product_id: 999_999 }];
      return { as: 'storeUser', params: { id: order.id }, body: { ...save, items } };
    },
  },
];
