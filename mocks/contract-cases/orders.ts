import { expect } from 'vitest';

import type { OrderSave } from '~/contract/types';
import { orderTotal } from '~/domain/orders/orderTotals';

import { first, type ContractCase } from '../contractCase';
import type { Database, OrderRow, ProductRow } from '../db';
import { DEMO_ORDERS, STORE_IDS } from '../seed/accounts';
import { without } from '../table';

const { donpepe, feiralucia } = STORE_IDS;

function ordersOf(db: Database, matches: (order: Readonly<OrderRow>) => boolean) {
  return db.orders.where((order) => order.store_id === donpepe && matches(order));
}

/** A pending order whose payment has not been asked for, with its client's method chosen. */
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

/** The order saved as it was loaded, but for `changes`. */
function saveOf(order: Readonly<OrderRow>, changes: Partial<OrderSave> = {}): OrderSave {
  return {
    status: order.status,
    store_observation: order.store_observation,
    payment_info: order.payment_info,
    shipping_cost: order.shipping_cost,
    other_concepts: order.other_concepts,
    other_concepts_del: [],
    shipping: order.shipping,
    items: order.items.map((item) =>
      without(item, 'original_id', 'revised_amount', 'raw_product', 'product_denormalized'),
    ),
    ...changes,
  };
}

const newItem = {
  amount: 3,
  revised_price: null,
  store_observations: null,
  status: 'pending',
} as const;

export const cases: readonly ContractCase[] = [
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
    operationId: 'listOrders',
    status: 403,
    why: 'the platform administrator has no store',
    request: { as: 'platformAdmin' },
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
    request: { as: 'storeUser', params: { id: 'NOEXISTE' } },
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
    status: 404,
    request: (db) => ({
      as: 'storeUser',
      params: { id: 'NOEXISTE' },
      body: saveOf(openOrder(db)),
    }),
  },
  {
    operationId: 'saveOrder',
    status: 409,
    why: 'payment completed that was never requested',
    request: (db) => ({
      as: 'storeUser',
      params: { id: openOrder(db).id },
      body: { payment_status: 'done' },
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
    status: 409,
    why: 'a concept added after the payment was fixed',
    request(db) {
      const order = lockedOrder(db);
      const concepts = [...order.other_concepts, { description: 'Recargo', amount: 100 }];
      const body = saveOf(order, { other_concepts: concepts });
      return { as: 'storeUser', params: { id: order.id }, body };
    },
  },
  {
    operationId: 'saveOrder',
    status: 422,
    why: 'a concept of 1',
    request(db) {
      const order = openOrder(db);
      const concepts = [...order.other_concepts, { description: 'Recargo', amount: 1 }];
      const body = saveOf(order, { other_concepts: concepts });
      return { as: 'storeUser', params: { id: order.id }, body };
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
    refusal: 'El descuento no puede ser mayor que el total del pedido',
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
    refusal: 'Los importes llevan hasta dos decimales',
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
    refusal: 'El importe máximo es 999.999.999,99',
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
    refusal: 'Una fila del pedido llegó dos veces, o cambiada y borrada a la vez',
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
    refusal: 'Por favor ingrese al menos un dato del envío',
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
