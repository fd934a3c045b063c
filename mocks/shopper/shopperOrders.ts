import { pickFields } from '~/contract/shape';
import { customerOrderShape } from '~/contract/shapes.gen';
import type { CartItem, CustomerOrder, OrderItem } from '~/contract/types';
import { messages } from '~/domain/messages';
import { checkOrderTotal } from '~/domain/orders/draft/orderSaveCheck';
import { mayCustomerEditItems } from '~/domain/orders/orderRules';
import { quantityError } from '~/domain/orders/quantities';
import { reasonOf } from '~/domain/verdict';
import { toApiDate } from '~/lib/dates';

import type { CustomerSessionRow, Database, OrderRow, ProductRow } from '../database/db';
import { derivedFields, NEW_ORDER, newOrderItem, nextRowId } from '../database/orderRows';
import { writeLog } from '../database/storeLog';
import { conflict, fail, invalid, notFound } from '../http';
import { cartLineError } from '../rules/cartLine';
import { requestMessages } from '../rules/messages';
import { clientOfSession, openStore } from './shoppers';

type Session = Readonly<CustomerSessionRow>;
type Order = Readonly<OrderRow>;

/** A product that a shopper orders. */
export interface WantedProduct {
  productId: number;
  /** In the product's unit. */
  amount: number;
  /** The shopper's text; null when chosen from a list. */
  rawProduct: string | null;
  /** The product as shown to the shopper; absent when not chosen from a list. */
  seen?: Pick<CartItem, 'name' | 'quantity_unit'>;
}

/** Decimals of a sum of amounts: hides binary rounding errors (0.1 + 0.2). */
const AMOUNT_DECIMALS = 6;
const NUMBER_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** One character longer than the seed's numbers, so that they never collide. */
const NUMBER_LENGTH = 5;
/** An odd factor: multiplication modulo a power of two then maps no two ids to the same number. */
const NUMBER_SCATTER = 48_271;

/** @throws 422 for an amount that cannot be ordered: not above 0, a fraction of a gram, above the limit */
function checkAmount(amount: number, unit: string): void {
  const error = quantityError(amount, unit);
  if (error !== null) throw invalid(error);
}

/** An order as its shopper receives it. */
export function customerOrderOf(db: Database, order: Order): CustomerOrder {
  const { token, shipping_cost } = order;
  if (token === null) throw new Error(`Order ${order.id} has no link`);
  const { hashtag, name, address } = openStore(db, order.store_id);
  return pickFields(customerOrderShape, {
    ...order,
    token,
    shippcost: shipping_cost,
    store: { hashtag, name, address },
  });
}

/** The order of a link. @throws 404 for an unknown token and for an order of a disabled store. */
export function findOrderByToken(db: Database, token: string): Order {
  const order = db.orders.find((row) => row.token === token);
  if (order === undefined) throw notFound('El pedido no existe');
  openStore(db, order.store_id);
  return order;
}

/**
 * An order whose items the session may change: its current one, or another one of its client.
 * @throws 404 for any other; 409 once it is confirmed or its payment was requested
 */
export function findEditableOrder(db: Database, session: Session, orderId: number): Order {
  const order = db.orders.get(orderId);
  const own =
    order !== undefined &&
    order.store_id === session.store_id &&
    (order.id === session.current_order_id || order.client_id === session.client_id);
  if (!own) throw notFound('El pedido no existe');
  refuseFixed(order);
  return order;
}

function refuseFixed(order: Order): void {
  const reason = reasonOf(mayCustomerEditItems(order));
  if (reason !== null) throw conflict(reason);
}

/** @throws 404 when the order has no such item. */
export function findItem(order: Order, itemId: number): OrderItem {
  const item = order.items.find(({ id }) => id === itemId);
  if (item === undefined) throw notFound(messages.itemUnknown);
  return item;
}

/** Saves an order's items with the derived fields. @throws 422 when the discounts exceed the rest */
function saveItems(db: Database, order: Order, items: OrderItem[]): Order {
  const { other_concepts, shipping_cost } = order;
  const derived = derivedFields({ items, other_concepts, shipping_cost });
  const refusal = checkOrderTotal(order, derived.total_price);
  if (refusal !== null) throw fail(refusal.status, refusal.message);
  return db.orders.update(order.id, { items, ...derived });
}

function orderNumber(hashtag: string, id: number): string {
  let rest = (id * NUMBER_SCATTER) % NUMBER_LETTERS.length ** NUMBER_LENGTH;
  let number = hashtag.slice(1, 3).toUpperCase();
  for (let index = 0; index < NUMBER_LENGTH; index += 1) {
    number += NUMBER_LETTERS.charAt(rest % NUMBER_LETTERS.length);
    rest = Math.floor(rest / NUMBER_LETTERS.length);
  }
  return number;
}

/** Creates a provisional order for the session: a delivery if the store delivers and the client's address is known. */
function startOrder(db: Database, before: Session, now: Date): Order {
  const { session, client } = clientOfSession(db, before, now);
  const store = openStore(db, session.store_id);
  const id = db.orders.nextId();
  const alphanumId = orderNumber(store.hashtag, id);
  const delivery = store.delivery_enabled && client.address !== null;
  const order = db.orders.insert({
    ...NEW_ORDER,
    id,
    store_id: store.id,
    alphanum_id: alphanumId,
    token: `pedido-${alphanumId.toLowerCase()}`,
    client_id: client.id,
    created_at: toApiDate(now),
    curr_symbol: store.curr_symbol,
    delivery,
    delivery_address: delivery ? client.address : null,
  });
  db.customerSessions.update(session.id, { current_order_id: order.id });
  writeLog(db, store.id, now, {
    event: 'order_created',
    payload: { channel: 'web', order: alphanumId },
  });
  return order;
}

/** @throws 422 for a product that the store does not sell. */
function findSold(db: Database, storeId: number, productId: number): Readonly<ProductRow> {
  const product = db.products.get(productId);
  if (product?.store_id !== storeId || !product.active)
    throw invalid(requestMessages.productUnknown);
  return product;
}

function joined(before: string | null, added: string | null): string | null {
  return before === null || added === null ? (before ?? added) : `${before} + ${added}`;
}

/** Changing the amount clears the store's revision. */
function withAmount(item: OrderItem, amount: number): OrderItem {
  return {
    ...item,
    amount: Number(amount.toFixed(AMOUNT_DECIMALS)),
    revised_price: null,
    revised_amount: null,
  };
}

/**
 * Adds products to the session's order, or to a new one; the amount of a product that the order already has increases.
 * @throws 409 when the order can no longer change; 422 for an invalid amount, product or total
 */
export function addToOrder(
  db: Database,
  session: Session,
  wanted: readonly WantedProduct[],
  now: Date,
): Order {
  const current =
    session.current_order_id === null ? undefined : db.orders.get(session.current_order_id);
  if (current !== undefined) refuseFixed(current);
  const sums = new Map(current?.items.map(({ product_id, amount }) => [product_id, amount]));
  const lines = wanted.map((line) => {
    const product = findSold(db, session.store_id, line.productId);
    const stale = line.seen === undefined ? null : cartLineError(line.seen, product);
    if (stale !== null) throw invalid(stale);
    checkAmount(line.amount, product.quantity_unit);
    const sum = (sums.get(product.id) ?? 0) + line.amount;
    checkAmount(sum, product.quantity_unit);
    sums.set(product.id, sum);
    return { ...line, product };
  });

  const order = current ?? startOrder(db, session, now);
  const items = [...order.items];
  for (const { product, amount, rawProduct } of lines) {
    const at = items.findIndex(({ product_id }) => product_id === product.id);
    const known = items[at];
    if (known === undefined) {
      items.push(newOrderItem(nextRowId(db, 'items'), product, amount, rawProduct));
    } else {
      const raw_product = joined(known.raw_product, rawProduct);
      items[at] = { ...withAmount(known, known.amount + amount), raw_product };
    }
  }
  return saveItems(db, order, items);
}

/** @throws 422 for an invalid amount or total */
export function setItemAmount(db: Database, order: Order, item: OrderItem, amount: number): Order {
  checkAmount(amount, item.product_denormalized.quantity_unit);
  const items = order.items.map((one) => (one.id === item.id ? withAmount(one, amount) : one));
  return saveItems(db, order, items);
}

/** @throws 422 for an invalid total */
export function removeItem(db: Database, order: Order, item: OrderItem): Order {
  return saveItems(
    db,
    order,
    order.items.filter(({ id }) => id !== item.id),
  );
}
