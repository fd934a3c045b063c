import type { Order } from '~/contract/types';

import { toOrderDraft, type OrderDraft } from './orderDraft';
import { toOrderSave } from './orderDraftPayload';
import { SHIPPING_FIELDS } from './shipping';

/** What the form shows and edits of an order, and what locks it. */
function asEdited(order: Order): string {
  const products = order.items.map(({ product_denormalized }) => product_denormalized);
  const { payment_status, payment_method } = order;
  return JSON.stringify([
    toOrderSave(toOrderDraft(order)),
    payment_status,
    payment_method,
    products,
  ]);
}

/** Whether two readings of an order are the same to the form: what it edits and what locks it. */
export function sameForEditing(one: Order, other: Order): boolean {
  return one === other || asEdited(one) === asEdited(other);
}

/** What was changed here wins over what changed on the server. */
function mineIfChanged<Value>(mine: Value, was: Value, now: Value): Value {
  return mine === was ? now : mine;
}

/** Copies from `mine` the fields of a row that were changed here. */
function rebaseRow<Row extends object>(
  now: Row,
  mine: Row | undefined,
  was: Row | undefined,
  keys: readonly (keyof Row)[],
): Row {
  if (mine === undefined || was === undefined) return now;
  const row = { ...now };
  for (const key of keys) row[key] = mineIfChanged(mine[key], was[key], now[key]);
  return row;
}

function rowOf<Row extends { readonly key: string }>(rows: readonly Row[], key: string) {
  return rows.find((row) => row.key === key);
}

/**
 * The draft moved onto a newer reading of its order: what was changed since `base` is kept, the rest is as it is
 * now. What a payment has fixed meanwhile (revised prices, concepts, shipping: §4 staff) is as it is now, and so
 * are a payment info set meanwhile and a product added here that the order has by now.
 */
export function rebaseDraft(draft: OrderDraft, base: Order, newer: Order): OrderDraft {
  const was = toOrderDraft(base);
  const now = toOrderDraft(newer);
  const priced = newer.payment_status === 'pending';
  const keep = <Key extends keyof OrderDraft>(key: Key): OrderDraft[Key] =>
    mineIfChanged(draft[key], was[key], now[key]);

  const items = now.items.map((item) =>
    rebaseRow(item, rowOf(draft.items, item.key), rowOf(was.items, item.key), [
      'store_observations',
      'status',
      ...(priced ? (['amount', 'revised_price', 'revisedPriceText'] as const) : []),
    ]),
  );
  const newItems = draft.items.filter(
    ({ stored, product_id }) =>
      priced && stored === null && !now.items.some((item) => item.product_id === product_id),
  );
  const concepts = now.other_concepts
    .filter(({ stored }) => stored === null || !draft.other_concepts_del.includes(stored.id))
    .map((concept) =>
      rebaseRow(
        concept,
        rowOf(draft.other_concepts, concept.key),
        rowOf(was.other_concepts, concept.key),
        ['description', 'amount', 'valueText'],
      ),
    );
  const shipping = now.shipping.map((entry) =>
    rebaseRow(
      entry,
      rowOf(draft.shipping, entry.key),
      rowOf(was.shipping, entry.key),
      SHIPPING_FIELDS,
    ),
  );
  return {
    status: keep('status'),
    store_observation: keep('store_observation'),
    payment_info: now.payment_info === was.payment_info ? draft.payment_info : now.payment_info,
    shipping_cost: priced ? keep('shipping_cost') : now.shipping_cost,
    shippingCostText: priced ? keep('shippingCostText') : now.shippingCostText,
    items: [...items, ...newItems],
    other_concepts: priced
      ? [...concepts, ...draft.other_concepts.filter(({ stored }) => stored === null)]
      : now.other_concepts,
    other_concepts_del: priced
      ? draft.other_concepts_del.filter((id) => newer.other_concepts.some((one) => one.id === id))
      : [],
    shipping: priced
      ? [...shipping, ...draft.shipping.filter(({ stored }) => stored === null)]
      : now.shipping,
    rowsAdded: draft.rowsAdded,
  };
}
