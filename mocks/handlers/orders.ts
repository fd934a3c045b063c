import type { OrderItemInput, OrderSave, OtherConceptInput } from '~/contract/types';
import { completedPaymentInfo, isPaymentCompletion } from '~/domain/orders/draft/orderDraft';
import { CONCEPT_FIELDS, ITEM_FIELDS, ORDER_FIELDS } from '~/domain/orders/draft/orderFields';
import {
  checkOrderSave,
  checkOrderTotal,
  type SaveRefusal,
} from '~/domain/orders/draft/orderSaveCheck';
import { fieldNames } from '~/domain/orders/draft/rowFields';
import { quantityError } from '~/domain/orders/quantities';
import { isWalletMethod } from '~/domain/payments/payButton';

import type { Database, OrderRow, ProductRow } from '../database/db';
import {
  derivedFields,
  newestFirst,
  newOrderItem,
  nextRowId,
  orderOf,
  orderSummaryOf,
} from '../database/orderRows';
import { pick } from '../database/table';
import { fail, invalid, notFound, ok, type HandlersOf } from '../http';
import { requestMessages } from '../rules/messages';

/** An order of this store by its `alphanum_id` or id. @throws 404, also for another store's order */
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
  if (product?.store_id !== storeId) throw invalid(requestMessages.productUnknown);
  return product;
}

type Items = OrderRow['items'];
type Concepts = OrderRow['other_concepts'];
type Shipping = OrderRow['shipping'];

/** The item with the fields of a save. */
function withInput(item: Items[number], input: OrderItemInput): Items[number] {
  return { ...item, ...pick(input, fieldNames(ITEM_FIELDS)) };
}

function savedItems(db: Database, order: Readonly<OrderRow>, save: OrderSave): Items {
  const items = order.items.map((item) => {
    const input = save.items.find(({ id }) => id === item.id);
    return input === undefined ? item : withInput(item, input);
  });
  for (const input of save.items) {
    if (input.id !== undefined) continue;
    const product = findProduct(db, order.store_id, input.product_id);
    const error = quantityError(input.amount, product.quantity_unit);
    if (error !== null) throw invalid(error);
    const id = nextRowId(db, 'items');
    items.push(withInput(newOrderItem(id, product, input.amount, null), input));
  }
  return items;
}

const sentConcept = (input: OtherConceptInput) => pick(input, fieldNames(CONCEPT_FIELDS));

function savedConcepts(db: Database, order: Readonly<OrderRow>, save: OrderSave): Concepts {
  const kept = order.other_concepts.filter(({ id }) => !save.other_concepts_del.includes(id));
  const concepts = kept.map((concept) => {
    const input = save.other_concepts.find(({ id }) => id === concept.id);
    return input === undefined ? concept : { ...concept, ...sentConcept(input) };
  });
  for (const input of save.other_concepts) {
    if (input.id !== undefined) continue;
    concepts.push({ id: nextRowId(db, 'other_concepts'), ...sentConcept(input) });
  }
  return concepts;
}

function savedShipping(db: Database, order: Readonly<OrderRow>, save: OrderSave): Shipping {
  const shipping = order.shipping.map((entry) => {
    const input = save.shipping.find(({ id }) => id === entry.id);
    return { ...entry, ...input, id: entry.id, original_id: entry.original_id };
  });
  for (const input of save.shipping) {
    if (input.id !== undefined) continue;
    shipping.push({ ...input, id: nextRowId(db, 'shipping'), original_id: null });
  }
  return shipping;
}

/**
 * The wallet data of an order whose payment is requested: those it has, or new ones if it is paid by wallet and the store
 * has a public key; else null.
 */
function requestedPaymentData(db: Database, order: Readonly<OrderRow>): OrderRow['payment_data'] {
  if (order.payment_data !== null || !isWalletMethod(order.payment_method)) {
    return order.payment_data;
  }
  const method = db.paymentMethods.find(
    ({ store_id, name }) => store_id === order.store_id && isWalletMethod(name),
  );
  const publicKey = method?.config['public_key'];
  if (!publicKey) return null;
  return { payment_id: `preferencia-${order.alphanum_id}`, public_key: publicKey };
}

/** @throws the status and message of the refusal, if any */
function throwIfRefused(refusal: SaveRefusal | null): void {
  if (refusal !== null) throw fail(refusal.status, refusal.message);
}

/** @throws 422 for a new item with an unknown product or an invalid amount, and for a negative total lower than before */
function applySave(db: Database, order: Readonly<OrderRow>, save: OrderSave): OrderRow {
  const { shipping_cost } = save;
  const contents = {
    items: savedItems(db, order, save),
    other_concepts: savedConcepts(db, order, save),
    shipping_cost,
  };
  const derived = derivedFields(contents);
  throwIfRefused(checkOrderTotal(order, derived.total_price));
  return db.orders.update(order.id, {
    ...pick(save, fieldNames(ORDER_FIELDS)),
    ...contents,
    ...derived,
    shipping: savedShipping(db, order, save),
    ...(save.payment_status === 'required' && {
      payment_status: 'required',
      payment_data: requestedPaymentData(db, order),
    }),
  });
}

export const ordersHandlers = {
  listOrders(call) {
    const { store } = call.seller();
    const orders = call.db.orders.where((order) => order.store_id === store.id).sort(newestFirst);
    return ok(orders.map((order) => orderSummaryOf(call.db, order)));
  },

  getOrder(call) {
    const { store } = call.seller();
    return ok(orderOf(call.db, findOrder(call.db, store.id, call.params.id)));
  },

  saveOrder(call) {
    const { db, body } = call;
    const { store } = call.seller();
    const order = findOrder(db, store.id, call.params.id);
    throwIfRefused(checkOrderSave(order, body));
    const saved = isPaymentCompletion(body)
      ? db.orders.update(order.id, {
          payment_status: 'done',
          payment_info: completedPaymentInfo(order),
        })
      : applySave(db, order, body);
    return ok(orderOf(db, saved));
  },
} satisfies HandlersOf<'listOrders' | 'getOrder' | 'saveOrder'>;
