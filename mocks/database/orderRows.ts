import { pickFields } from '~/contract/shape';
import { clientRefShape, clientShape, orderShape, orderSummaryShape } from '~/contract/shapes.gen';
import type {
  Client,
  Order,
  OrderItem,
  OrderSummary,
  Product,
  ProductDenormalized,
} from '~/contract/types';
import { orderTotal } from '~/domain/orders/orderTotals';
import { clientLastName } from '~/domain/shopper/clients';

import type { ClientRow, Database, OrderList, OrderRow } from './db';

/** The row of an order's client. @throws Error when there is none, which is a bug in the seed */
function clientRowOf(db: Database, order: Readonly<OrderRow>): Readonly<ClientRow> {
  const client = db.clients.get(order.client_id);
  if (client === undefined) throw new Error(`Order ${order.id} has no client`);
  return client;
}

export function clientOf(row: Readonly<ClientRow>): Client {
  return pickFields(clientShape, row);
}

/** The summary of an order for lists. */
export function orderSummaryOf(db: Database, order: Readonly<OrderRow>): OrderSummary {
  const row = clientRowOf(db, order);
  // A summary's client has `last_name` alone, which is the row's surname where the row has none.
  const last_name = clientLastName(row) || null;
  const client = pickFields(clientRefShape, { ...row, last_name });
  return pickFields(orderSummaryShape, { ...order, client });
}

/** A whole order for staff. */
export function orderOf(db: Database, order: Readonly<OrderRow>): Order {
  return pickFields(orderShape, { ...order, client: clientOf(clientRowOf(db, order)) });
}

/** A provisional order without contents. Every new order starts from it, in the seed as at run time. */
export const NEW_ORDER = {
  original_id: null,
  status: 'provisional',
  payment_status: 'pending',
  payment_method: null,
  payment_info: null,
  payment_data: null,
  total_price: 0,
  delivery: false,
  delivery_address: null,
  client_observation: null,
  store_observation: null,
  shipping_cost: 0,
  nitems: 0,
  items: [],
  other_concepts: [],
  shipping: [],
} as const satisfies Partial<OrderRow>;

/** Newest first; within the same second, the later number first. */
export function newestFirst(a: Readonly<OrderRow>, b: Readonly<OrderRow>): number {
  if (a.created_at === b.created_at) return b.id - a.id;
  return a.created_at < b.created_at ? 1 : -1;
}

const denormalized = new WeakMap<Readonly<Product>, ProductDenormalized>();

/**
 * The copy of a product that an order item keeps, with brand and kind as texts. One shared object per row: rows are never
 * changed in place, and the scenario `large` has tens of thousands of items.
 */
export function denormalize(product: Readonly<Product>): ProductDenormalized {
  const known = denormalized.get(product);
  if (known !== undefined) return known;
  const { id, name, brand, kind, quantity_unit, price_per_unit, image_url } = product;
  const made = {
    id,
    name,
    brand: brand.name,
    kind: kind.name,
    quantity_unit,
    price_per_unit,
    image_url,
  };
  denormalized.set(product, made);
  return made;
}

/** A new item of an order, not revised yet. */
export function newOrderItem(
  id: number,
  product: Readonly<Product>,
  amount: number,
  rawProduct: string | null,
): OrderItem {
  return {
    id,
    product_id: product.id,
    original_id: null,
    amount,
    revised_price: null,
    revised_amount: null,
    store_observations: null,
    status: 'pending',
    raw_product: rawProduct,
    product_denormalized: denormalize(product),
  };
}

/**
 * A new id for a row of an order's list. Ids of removed rows are never reused, because drafts and saves refer to rows by
 * id.
 */
export function nextRowId(db: Database, list: OrderList): number {
  const given = db.lastRowIds.get(list);
  let last = given?.last ?? 0;
  for (const order of db.orders.all()) {
    for (const { id } of order[list]) last = Math.max(last, id);
  }
  const row = { id: list, last: last + 1 };
  if (given === undefined) db.lastRowIds.insert(row);
  else db.lastRowIds.update(list, row);
  return row.last;
}

type OrderContents = Pick<OrderRow, 'items' | 'other_concepts' | 'shipping_cost'>;

/** The derived fields of an order; write them whenever its contents change. */
export function derivedFields(contents: OrderContents): Pick<OrderRow, 'total_price' | 'nitems'> {
  return { total_price: orderTotal(contents), nitems: contents.items.length };
}
