import type { OrderStatus, PaymentStatus, ProductDenormalized } from '~/contract/types';
import { orderTotal } from '~/domain/orders/orderTotals';
import { toApiDate } from '~/lib/dates';

import type { OrderRow, ProductRow } from '../db';
import { denormalize } from '../orderRows';
import { type Age, textOf } from './clock';

export interface ItemDraft {
  product: ProductRow;
  amount: number;
  /** The item's whole price as revised by the store; null: not revised. */
  revisedPrice?: number | null;
  storeObservations?: string | null;
  status?: 'pending' | 'done';
  rawProduct?: string | null;
  originalId?: string | null;
}

export interface ConceptDraft {
  description: string;
  /** Negative: discount; positive: surcharge. */
  amount: number;
}

export interface ShippingDraft {
  trackingCode: string | null;
  carrier: string | null;
  departure: Date | null;
  eta: Date | null;
  link: string | null;
  observations?: string | null;
  originalId?: string | null;
}

export interface OrderDraft {
  storeId: number;
  currency: string;
  age: Age;
  /** null: made from the id and `prefix`. */
  alphanumId: string | null;
  prefix: string;
  /** null: made from the number. */
  token: string | null;
  originalId?: string | null;
  clientId: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: string | null;
  paymentInfo?: string | null;
  /** The wallet's preference; null: nothing to pay by wallet. */
  paymentData?: OrderRow['payment_data'];
  delivery: boolean;
  deliveryAddress: string | null;
  clientObservation?: string | null;
  storeObservation?: string | null;
  shippingCost: number;
  items: ItemDraft[];
  concepts?: ConceptDraft[];
  shipping?: ShippingDraft[];
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

const denormalized = new WeakMap<ProductRow, ProductDenormalized>();

/** One shared object per product: rows are never mutated, and `large` has tens of thousands of items. */
function denormalizedOnce(product: ProductRow): ProductDenormalized {
  const made = denormalized.get(product) ?? denormalize(product);
  denormalized.set(product, made);
  return made;
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

  /** The row of a draft; pass drafts from the oldest to the newest, so that ids follow time. */
  build(draft: OrderDraft): OrderRow {
    this.#orderId += 1;
    const id = this.#orderId;
    const alphanumId = draft.alphanumId ?? `${draft.prefix}${scattered(id)}`;
    const items = draft.items.map((item) => this.#item(item));
    const otherConcepts = (draft.concepts ?? []).map((concept) => this.#concept(concept));
    return {
      id,
      store_id: draft.storeId,
      alphanum_id: alphanumId,
      token: draft.token ?? `pedido-${alphanumId.toLowerCase()}`,
      original_id: draft.originalId ?? null,
      client_id: draft.clientId,
      created_at: textOf(this.#now, draft.age),
      status: draft.status,
      payment_status: draft.paymentStatus,
      payment_method: draft.paymentMethod,
      payment_info: draft.paymentInfo ?? null,
      payment_data: draft.paymentData ?? null,
      total_price: orderTotal({
        items,
        other_concepts: otherConcepts,
        shipping_cost: draft.shippingCost,
      }),
      curr_symbol: draft.currency,
      delivery: draft.delivery,
      delivery_address: draft.deliveryAddress,
      client_observation: draft.clientObservation ?? null,
      store_observation: draft.storeObservation ?? null,
      shipping_cost: draft.shippingCost,
      nitems: items.length,
      items,
      other_concepts: otherConcepts,
      shipping: (draft.shipping ?? []).map((entry) => this.#shipping(entry)),
    };
  }

  #item(draft: ItemDraft): OrderRow['items'][number] {
    this.#itemId += 1;
    return {
      id: this.#itemId,
      product_id: draft.product.id,
      original_id: draft.originalId ?? null,
      amount: draft.amount,
      revised_price: draft.revisedPrice ?? null,
      revised_amount: null,
      store_observations: draft.storeObservations ?? null,
      status: draft.status ?? 'pending',
      raw_product: draft.rawProduct ?? null,
      product_denormalized: denormalizedOnce(draft.product),
    };
  }

  #concept(draft: ConceptDraft): OrderRow['other_concepts'][number] {
    this.#conceptId += 1;
    return { id: this.#conceptId, description: draft.description, amount: draft.amount };
  }

  #shipping(draft: ShippingDraft): OrderRow['shipping'][number] {
    this.#shippingId += 1;
    return {
      id: this.#shippingId,
      tracking_code: draft.trackingCode,
      transport_co: draft.carrier,
      eta: draft.eta === null ? null : toApiDate(draft.eta),
      link: draft.link,
      observations: draft.observations ?? null,
      departure: draft.departure === null ? null : toApiDate(draft.departure),
      original_id: draft.originalId ?? null,
    };
  }
}
