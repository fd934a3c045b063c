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

import type { ClientRow, Database, OrderPart, OrderRow } from './db';
import { without } from './table';

/** The row of an order's client. @throws Error when there is none, which is a bug in the seed */
function clientRowOf(db: Database, order: Readonly<OrderRow>): Readonly<ClientRow> {
  const client = db.clients.get(order.client_id);
  if (client === undefined) throw new Error(`Order ${order.id} has no client`);
  return client;
}

export function clientOf(row: Readonly<ClientRow>): Client {
  return without(row, 'store_id');
}

/** The summary of an order for lists. */
export function orderSummaryOf(db: Database, order: Readonly<OrderRow>): OrderSummary {
  const client = clientRowOf(db, order);
  const { id, email, first_name, phone } = client;
  // The summary has no surname field; the surname is the fallback.
  const last_name = clientLastName(client) || null;
  return {
    id: order.id,
    alphanum_id: order.alphanum_id,
    original_id: order.original_id,
    client_id: order.client_id,
    client: { id, email, first_name, last_name, phone },
    created_at: order.created_at,
    status: order.status,
    payment_status: order.payment_status,
    payment_method: order.payment_method,
    payment_info: order.payment_info,
    total_price: order.total_price,
    curr_symbol: order.curr_symbol,
    delivery: order.delivery,
    nitems: order.nitems,
  };
}

/** A whole order for staff. */
export function orderOf(db: Database, order: Readonly<OrderRow>): Order {
  return {
    ...without(order, 'store_id', 'payment_data'),
    client: clientOf(clientRowOf(db, order)),
  };
}

/** Newest first; within the same second, the later number first. */
export function newestFirst(a: Readonly<OrderRow>, b: Readonly<OrderRow>): number {
  if (a.created_at === b.created_at) return b.id - a.id;
  return a.created_at < b.created_at ? 1 : -1;
}

/** The copy of a product inside an order item, with brand and kind as texts. */
export function denormalize(product: Readonly<Product>): ProductDenormalized {
  const { id, name, brand, kind, quantity_unit, price_per_unit, image_url } = product;
  return { id, name, brand: brand.name, kind: kind.name, quantity_unit, price_per_unit, image_url };
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
 * A new id for a row of an order part. Ids of removed rows are never reused, because drafts and saves refer to rows by
 * id.
 */
export function nextPartId(db: Database, part: OrderPart): number {
  const given = db.partIds.get(part);
  let last = given?.last ?? 0;
  for (const order of db.orders.all()) {
    for (const { id } of order[part]) last = Math.max(last, id);
  }
  const row = { id: part, last: last + 1 };
  if (given === undefined) db.partIds.insert(row);
  else db.partIds.update(part, row);
  return row.last;
}

type OrderContents = Pick<OrderRow, 'items' | 'other_concepts' | 'shipping_cost'>;

/** The derived fields of an order; write them whenever its contents change. */
export function derivedFields(contents: OrderContents): Pick<OrderRow, 'total_price' | 'nitems'> {
  return { total_price: orderTotal(contents), nitems: contents.items.length };
}
