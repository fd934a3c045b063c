import type { OrderSave } from '~/contract/types';
import { messages } from '~/domain/messages';
import { checkOrderSave } from '~/domain/orderSaveCheck';
import { WALLET_METHOD } from '~/domain/payButton';
import type { Database, OrderRow, ProductRow } from '../db';
import { fail, invalid, notFound, ok, type HandlersOf } from '../http';
import {
  derivedFields,
  newestFirst,
  newOrderItem,
  nextPartId,
  orderOf,
  orderSummaryOf,
} from '../orderRows';

/** An order of this store by its `alphanum_id` or its number. @throws 404, also for another store's. */
function findOrder(db: Database, storeId: number, id: string): Readonly<OrderRow> {
  const own = (row: Readonly<OrderRow>) => row.store_id === storeId;
  const order =
    db.orders.find((row) => own(row) && row.alphanum_id === id) ??
    db.orders.find((row) => own(row) && String(row.id) === id);
  if (order === undefined) throw notFound('El pedido no existe');
  return order;
}

/** @throws 422 when the store has no such product. */
function findProduct(db: Database, storeId: number, productId: number): Readonly<ProductRow> {
  const product = db.products.get(productId);
  if (product?.store_id !== storeId) throw invalid('El producto no existe');
  return product;
}

function savedItems(db: Database, order: Readonly<OrderRow>, save: OrderSave): OrderRow['items'] {
  let nextId = nextPartId(db, 'items');
  const kept = order.items.map((item) => {
    const input = save.items.find(({ id }) => id === item.id);
    if (input === undefined) return item;
    const { amount, revised_price, store_observations, status } = input;
    return { ...item, amount, revised_price, store_observations, status };
  });
  const added = save.items
    .filter(({ id }) => id === undefined)
    .map(({ product_id, amount, revised_price, store_observations, status }) => {
      const product = findProduct(db, order.store_id, product_id);
      const item = newOrderItem(nextId++, product, amount, null);
      return { ...item, revised_price, store_observations, status };
    });
  return [...kept, ...added];
}

function savedConcepts(
  db: Database,
  order: Readonly<OrderRow>,
  save: OrderSave,
): OrderRow['other_concepts'] {
  let nextId = nextPartId(db, 'other_concepts');
  const kept = order.other_concepts
    .filter(({ id }) => !save.other_concepts_del.includes(id))
    .map((concept) => {
      const input = save.other_concepts.find(({ id }) => id === concept.id);
      return { ...concept, ...input, id: concept.id };
    });
  const added = save.other_concepts
    .filter(({ id }) => id === undefined)
    .map(({ description, amount }) => ({ id: nextId++, description, amount }));
  return [...kept, ...added];
}

function savedShipping(
  db: Database,
  order: Readonly<OrderRow>,
  save: OrderSave,
): OrderRow['shipping'] {
  let nextId = nextPartId(db, 'shipping');
  const kept = order.shipping.map((entry) => {
    const input = save.shipping.find(({ id }) => id === entry.id);
    return { ...entry, ...input, id: entry.id, original_id: entry.original_id };
  });
  const added = save.shipping
    .filter(({ id }) => id === undefined)
    .map((input) => ({ ...input, id: nextId++, original_id: null }));
  return [...kept, ...added];
}

/** What the wallet needs to take a requested payment; null for any other payment method. */
function requestedPaymentData(db: Database, order: Readonly<OrderRow>): OrderRow['payment_data'] {
  if (order.payment_data !== null || order.payment_method !== WALLET_METHOD) {
    return order.payment_data;
  }
  const method = db.paymentMethods.find(
    ({ store_id, name }) => store_id === order.store_id && name === WALLET_METHOD,
  );
  const publicKey = method?.config['public_key'];
  if (!publicKey) return null;
  return { payment_id: `preferencia-${order.alphanum_id}`, public_key: publicKey };
}

function applySave(db: Database, order: Readonly<OrderRow>, save: OrderSave): OrderRow {
  const { status, store_observation, payment_info, shipping_cost } = save;
  const contents = {
    items: savedItems(db, order, save),
    other_concepts: savedConcepts(db, order, save),
    shipping_cost,
  };
  return db.orders.update(order.id, {
    status,
    store_observation,
    payment_info,
    ...contents,
    ...derivedFields(contents),
    shipping: savedShipping(db, order, save),
    ...(save.payment_status === 'required' && {
      payment_status: 'required',
      payment_data: requestedPaymentData(db, order),
    }),
  });
}

export const ordersHandlers = {
  listOrders(call) {
    const { store } = call.staff();
    const orders = call.db.orders.where((order) => order.store_id === store.id).sort(newestFirst);
    return ok(orders.map((order) => orderSummaryOf(call.db, order)));
  },

  getOrder(call) {
    const { store } = call.staff();
    return ok(orderOf(call.db, findOrder(call.db, store.id, call.params.id)));
  },

  saveOrder(call) {
    const { db, body } = call;
    const { store } = call.staff();
    const order = findOrder(db, store.id, call.params.id);
    const refusal = checkOrderSave(order, body);
    if (refusal !== null) throw fail(refusal.status, refusal.message);
    const saved =
      'items' in body
        ? applySave(db, order, body)
        : db.orders.update(order.id, {
            payment_status: 'done',
            payment_info: messages.paymentCompletedInfo,
          });
    return ok(orderOf(db, saved));
  },
} satisfies HandlersOf<'listOrders' | 'getOrder' | 'saveOrder'>;
