import type { OrderItem } from '~/contract/types';
import { toApiDate } from '~/lib/dates';

import type { OrderRow, ProductRow } from '../database/db';
import { derivedFields, NEW_ORDER, newOrderItem } from '../database/orderRows';
import { type Age, textOf } from './clock';

/** An item of a seeded order; fields that it does not have are those of a new item. */
export interface ItemSeed extends Partial<
  Omit<OrderItem, 'id' | 'product_id' | 'product_denormalized'>
> {
  product: ProductRow;
  amount: number;
}

export interface ConceptSeed {
  description: string;
  /** Negative: discount; positive: surcharge. */
  amount: number;
}

export interface ShippingSeed {
  trackingCode: string | null;
  carrier: string | null;
  departure: Date | null;
  eta: Date | null;
  link: string | null;
  observations?: string | null;
  originalId?: string | null;
}

/** The fields of an order that the builder makes from something else. */
type Built =
  | 'id'
  | 'alphanum_id'
  | 'token'
  | 'created_at'
  | 'total_price'
  | 'nitems'
  | 'items'
  | 'other_concepts'
  | 'shipping';

/** The fields that every seeded order names. */
type Named = 'store_id' | 'client_id' | 'curr_symbol' | 'status' | 'payment_status';

/** A seeded order; fields that it does not have are those of {@link NEW_ORDER}. */
export interface OrderSeed extends Partial<Omit<OrderRow, Built | Named>>, Pick<OrderRow, Named> {
  age: Age;
  /** null: made from the id and `prefix`. */
  alphanumId: string | null;
  prefix: string;
  /** null: made from the number. */
  token: string | null;
  items: ItemSeed[];
  concepts?: ConceptSeed[];
  shipping?: ShippingSeed[];
}

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const NUMBER_SPACE = ALPHABET.length ** 4;
/** An odd factor: multiplication modulo a power of two then maps no two ids to the same number. */
const SCATTER = 7919;

/** Four letters and digits that belong to this id only (ids below 1,048,576). */
function scattered(id: number): string {
  let rest = (id * SCATTER + 104_729) % NUMBER_SPACE;
  let text = '';
  for (let index = 0; index < 4; index += 1) {
    text += ALPHABET.charAt(rest % ALPHABET.length);
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}

/** Numbers orders and their parts consecutively, and makes rows whose totals follow `~/domain/orders/orderTotals`. */
export class OrderBuilder {
  readonly #now: Date;
  #orderId: number;
  #itemId: number;
  #conceptId: number;
  #shippingId: number;

  /**
   * @param now the moment that the orders' ages are relative to
   * @param firstId first id of the orders, and of each kind of part
   */
  constructor(now: Date, firstId: number) {
    this.#now = now;
    this.#orderId = firstId - 1;
    this.#itemId = firstId - 1;
    this.#conceptId = firstId - 1;
    this.#shippingId = firstId - 1;
  }

  /** The row of a seed; pass seeds from the oldest to the newest, so that ids follow time. */
  build(seed: OrderSeed): OrderRow {
    this.#orderId += 1;
    const id = this.#orderId;
    const { age, alphanumId, prefix, token, items, concepts = [], shipping = [], ...fields } = seed;
    const number = alphanumId ?? `${prefix}${scattered(id)}`;
    const contents = {
      items: items.map((item) => this.#item(item)),
      other_concepts: concepts.map((concept) => this.#concept(concept)),
      shipping_cost: fields.shipping_cost ?? NEW_ORDER.shipping_cost,
    };
    return {
      ...NEW_ORDER,
      ...fields,
      ...contents,
      ...derivedFields(contents),
      id,
      alphanum_id: number,
      token: token ?? `pedido-${number.toLowerCase()}`,
      created_at: textOf(this.#now, age),
      shipping: shipping.map((entry) => this.#shipping(entry)),
    };
  }

  /** An order like another one, with its own number and parts. */
  repeat(row: OrderRow, prefix: string): OrderRow {
    this.#orderId += 1;
    const number = `${prefix}${scattered(this.#orderId)}`;
    return {
      ...row,
      id: this.#orderId,
      original_id: null,
      alphanum_id: number,
      token: `pedido-${number.toLowerCase()}`,
      items: row.items.map((item) => ({ ...item, id: ++this.#itemId })),
      other_concepts: row.other_concepts.map((concept) => ({ ...concept, id: ++this.#conceptId })),
      shipping: row.shipping.map((entry) => ({ ...entry, id: ++this.#shippingId })),
    };
  }

  #item({ product, amount, ...fields }: ItemSeed): OrderItem {
    this.#itemId += 1;
    return { ...newOrderItem(this.#itemId, product, amount, null), ...fields };
  }

  #concept(seed: ConceptSeed): OrderRow['other_concepts'][number] {
    this.#conceptId += 1;
    return { id: this.#conceptId, description: seed.description, amount: seed.amount };
  }

  #shipping(seed: ShippingSeed): OrderRow['shipping'][number] {
    this.#shippingId += 1;
    return {
      id: this.#shippingId,
      tracking_code: seed.trackingCode,
      transport_co: seed.carrier,
      eta: seed.eta === null ? null : toApiDate(seed.eta),
      link: seed.link,
      observations: seed.observations ?? null,
      departure: seed.departure === null ? null : toApiDate(seed.departure),
      original_id: seed.originalId ?? null,
    };
  }
}
