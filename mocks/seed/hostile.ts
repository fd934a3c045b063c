import type { ClientActivityRow, ClientRow, ProductRow } from '../database/db';
import { DEMO_SESSION, HOSTILE_ORDER } from './accounts';
import { ageOfTime, textOf } from './clock';
import { HOSTILE, HOSTILE_EMAIL } from './hostileTexts';
import type { OrderSeed } from './orderBuilder';

/** Age of the hostile order: not on the first page of the order list, but near the top of the home's A DESPACHAR. */
const ORDERED = ageOfTime(1, 9, 30);
/** Time between two activities of the hostile client, as an age. */
const PAUSE = 0.002;
const REVISED_PRICE = 123.45;

/** One client whose texts are hostile; its first visit is unknown. */
export function hostileClient(now: Date, storeId: number, id: number): ClientRow {
  return {
    id,
    store_id: storeId,
    email: HOSTILE_EMAIL,
    first_name: HOSTILE.markup,
    last_name: HOSTILE.formula,
    surname: null,
    phone: HOSTILE.plus,
    address: `${HOSTILE.at} ${HOSTILE.rightToLeft} ${HOSTILE.longWord}`,
    first_seen: null,
    last_seen: textOf(now, ORDERED),
  };
}

/** One product whose texts are hostile; it has no price and no category. */
export function hostileProduct(storeId: number, id: number): ProductRow {
  return {
    id,
    store_id: storeId,
    original_id: HOSTILE.minus,
    name: `${HOSTILE.markup} ${HOSTILE.emoji}`,
    brand: { name: HOSTILE.formula },
    kind: { name: HOSTILE.rightToLeft },
    category: null,
    quantity_unit: 'unid',
    price_per_unit: null,
    curr_symbol: '$',
    description: `${HOSTILE.script} ${HOSTILE.longWord}`,
    tags: [HOSTILE.plus, HOSTILE.at, HOSTILE.emoji],
    image_url: HOSTILE.link,
    active: true,
  };
}

/** One order of that client with that product; texts, links and shipments are hostile. */
export function hostileOrder(client: ClientRow, product: ProductRow): OrderSeed {
  return {
    store_id: client.store_id,
    curr_symbol: product.curr_symbol,
    prefix: 'DP',
    age: ORDERED,
    alphanumId: HOSTILE_ORDER.alphanumId,
    token: HOSTILE_ORDER.token,
    original_id: HOSTILE.formula,
    client_id: client.id,
    status: 'waiting_delivery',
    payment_status: 'pending',
    payment_method: HOSTILE.markup,
    payment_info: HOSTILE.link,
    delivery: true,
    delivery_address: `${HOSTILE.rightToLeft} ${HOSTILE.longWord}`,
    client_observation: `${HOSTILE.script} ${HOSTILE.emoji}`,
    store_observation: HOSTILE.minus,
    shipping_cost: 0,
    items: [
      {
        product,
        amount: 1,
        revised_price: REVISED_PRICE,
        store_observations: HOSTILE.at,
        raw_product: HOSTILE.longWord,
      },
    ],
    concepts: [
      { description: HOSTILE.formula, amount: -50 },
      { description: HOSTILE.markup, amount: 20 },
    ],
    shipping: [
      {
        trackingCode: HOSTILE.plus,
        carrier: `${HOSTILE.rightToLeft} ${HOSTILE.emoji}`,
        departure: null,
        eta: null,
        link: HOSTILE.link,
        observations: HOSTILE.markup,
      },
    ],
  };
}

/** The activity of the hostile client. */
export function hostileActivity(
  now: Date,
  client: ClientRow,
  firstId: number,
): ClientActivityRow[] {
  const entries: Pick<ClientActivityRow, 'activity_name' | 'payload' | 'session_id'>[] = [
    { activity_name: HOSTILE.markup, payload: HOSTILE.formula, session_id: DEMO_SESSION },
    { activity_name: HOSTILE.formula, payload: { text: HOSTILE.script }, session_id: null },
    { activity_name: HOSTILE.rightToLeft, payload: null, session_id: null },
  ];
  return entries.map((entry, index) => ({
    ...entry,
    id: firstId + index,
    store_id: client.store_id,
    client_id: client.id,
    created_at: textOf(now, ORDERED + index * PAUSE),
  }));
}
