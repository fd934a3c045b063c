import type { Order } from '~/contract/types';

import {
  eachText,
  ORDER_TEXTS,
  orderTexts,
  toOrderDraft,
  type ConceptDraft,
  type OrderDraft,
  type OrderItemDraft,
} from './orderDraft';
import { toOrderSave } from './orderDraftPayload';
import { SHIPPING_FIELDS, toShippingInput, type ShippingDraft } from './shipping';

/** The editable values of an order and the fields that lock them, as text. */
function editedParts(order: Order): string {
  const products = order.items.map(({ product_denormalized }) => product_denormalized);
  const { payment_status, payment_method } = order;
  return JSON.stringify([
    toOrderSave(toOrderDraft(order)),
    payment_status,
    payment_method,
    products,
  ]);
}

/** Whether two versions of an order have the same editable values and the same locks. */
export function sameForEditing(one: Order, other: Order): boolean {
  return one === other || editedParts(one) === editedParts(other);
}

/** Three versions of an order's form: the edited one, the one it started from, and the server's newest. */
interface Versions {
  readonly mine: OrderDraft;
  readonly was: OrderDraft;
  readonly now: OrderDraft;
  /** The newest payment is pending: without it the amount is locked. */
  readonly open: boolean;
}

/** A value of the form, compared between versions. */
interface Part {
  /** Name of the field or row for people (Spanish). */
  readonly label: string;
  readonly value: string;
  /** Locked once the payment is not pending. */
  readonly locked: boolean;
}

/** The editable values of a draft by a key that is the same in all versions; an order holds a product once. */
function partsOf(draft: OrderDraft): Map<string, Part> {
  const parts = new Map<string, Part>([
    ['status', { label: 'Estado', value: draft.status, locked: false }],
  ]);
  for (const field of orderTexts) {
    const [label, locked] = [ORDER_TEXTS[field], field === 'payment_info'];
    parts.set(field, { label, value: draft[field], locked });
  }
  parts.set('cost', { label: 'Costo de envío', value: draft.shippingCostText, locked: true });
  for (const item of draft.items) {
    const key = `item-${item.product_id}`;
    const label = item.product_denormalized.name;
    parts.set(`${key}-amount`, { label, value: String(item.amount), locked: true });
    parts.set(`${key}-price`, { label, value: item.revisedPriceText, locked: true });
    parts.set(`${key}-note`, { label, value: item.store_observations, locked: false });
    parts.set(`${key}-status`, { label, value: item.status, locked: false });
  }
  for (const concept of draft.other_concepts) {
    const label = `Concepto ${concept.description}`;
    const { key, description, valueText, amount } = concept;
    parts.set(`${key}-text`, { label, value: description, locked: true });
    parts.set(`${key}-value`, { label, value: `${valueText} ${Math.sign(amount)}`, locked: true });
  }
  for (const [index, entry] of draft.shipping.entries()) {
    for (const field of SHIPPING_FIELDS) {
      const part = { label: `Envío ${index + 1}`, value: entry[field], locked: true };
      parts.set(`${entry.key}-${field}`, part);
    }
  }
  return parts;
}

/**
 * The labels of what was edited here and cannot be combined with the newer order without a decision: values changed
 * on both sides, and changes that a payment requested meanwhile has locked.
 */
export function draftConflicts(draft: OrderDraft, base: Order, newer: Order): string[] {
  const [mine, was, now] = [
    partsOf(draft),
    partsOf(toOrderDraft(base)),
    partsOf(toOrderDraft(newer)),
  ];
  const newlyLocked = base.payment_status === 'pending' && newer.payment_status !== 'pending';
  const labels = new Set<string>();
  for (const key of new Set([...mine.keys(), ...was.keys()])) {
    const before = was.get(key);
    const part = mine.get(key) ?? before;
    const edited = mine.get(key)?.value;
    const stored = now.get(key)?.value;
    if (part === undefined || edited === before?.value || edited === stored) continue;
    if (stored !== before?.value || (part.locked && newlyLocked)) labels.add(part.label);
  }
  return [...labels];
}

/** An edited value wins over the newest one. */
function mineIfEdited<Value>(mine: Value, was: Value, now: Value): Value {
  return mine === was ? now : mine;
}

/** The newest row with the given fields of `mine`, where they were edited. */
function mergeRow<Row extends object>(
  now: Row,
  mine: Row | undefined,
  was: Row | undefined,
  fields: readonly (keyof Row)[],
): Row {
  if (mine === undefined || was === undefined) return now;
  const row = { ...now };
  for (const field of fields) row[field] = mineIfEdited(mine[field], was[field], now[field]);
  return row;
}

function rowOf<Row extends { readonly key: string }>(rows: readonly Row[], key: string) {
  return rows.find((row) => row.key === key);
}

function mergeItems({ mine, was, now, open }: Versions): OrderItemDraft[] {
  const fields = [
    'store_observations',
    'status',
    ...(open ? (['amount', 'revised_price', 'revisedPriceText'] as const) : []),
  ] as const;
  const stored = now.items.map((item) =>
    mergeRow(item, rowOf(mine.items, item.key), rowOf(was.items, item.key), fields),
  );
  const added = mine.items.filter(
    (item) =>
      open &&
      item.stored === null &&
      !now.items.some(({ product_id }) => product_id === item.product_id),
  );
  return [...stored, ...added];
}

function mergeConcepts({ mine, was, now, open }: Versions) {
  if (!open) return { other_concepts: now.other_concepts, other_concepts_del: [] };
  const isDeleted = ({ key }: ConceptDraft) =>
    rowOf(was.other_concepts, key) !== undefined && rowOf(mine.other_concepts, key) === undefined;
  const stored = now.other_concepts
    .filter((concept) => !isDeleted(concept))
    .map((concept) =>
      mergeRow(
        concept,
        rowOf(mine.other_concepts, concept.key),
        rowOf(was.other_concepts, concept.key),
        ['description', 'amount', 'valueText'],
      ),
    );
  return {
    other_concepts: [
      ...stored,
      ...mine.other_concepts.filter((concept) => concept.stored === null),
    ],
    other_concepts_del: now.other_concepts
      .filter(isDeleted)
      .flatMap((concept) => (concept.stored === null ? [] : [concept.stored.id])),
  };
}

function mergeShipping({ mine, was, now, open }: Versions): readonly ShippingDraft[] {
  if (!open) return now.shipping;
  const stored = now.shipping.map((entry) =>
    mergeRow(
      entry,
      rowOf(mine.shipping, entry.key),
      rowOf(was.shipping, entry.key),
      SHIPPING_FIELDS,
    ),
  );
  return [...stored, ...mine.shipping.filter((entry) => entry.stored === null)];
}

function mergeDrafts(versions: Versions): OrderDraft {
  const { mine, was, now, open } = versions;
  const merged = <Key extends keyof OrderDraft>(key: Key): OrderDraft[Key] =>
    mineIfEdited(mine[key], was[key], now[key]);
  return {
    ...eachText(merged),
    status: merged('status'),
    // A stored payment info cannot be edited any more.
    payment_info:
      open && now.payment_info === was.payment_info ? mine.payment_info : now.payment_info,
    shipping_cost: open ? merged('shipping_cost') : now.shipping_cost,
    shippingCostText: open ? merged('shippingCostText') : now.shippingCostText,
    items: mergeItems(versions),
    ...mergeConcepts(versions),
    shipping: mergeShipping(versions),
    rowsAdded: mine.rowsAdded,
  };
}

/**
 * Moves a draft onto a newer version of its order: edits since `base` are kept, the rest is as in the newer version.
 * Edits that a payment requested meanwhile has locked are dropped, as are a payment info set meanwhile and an added
 * product that the order holds by now.
 */
export function rebaseDraft(draft: OrderDraft, base: Order, newer: Order): OrderDraft {
  return mergeDrafts({
    mine: draft,
    was: toOrderDraft(base),
    now: toOrderDraft(newer),
    open: newer.payment_status === 'pending',
  });
}

/** The stored rows that correspond to the new rows of a sent draft, by the keys of the new ones. */
function storedRows<Row extends { readonly key: string; readonly stored: unknown }>(
  sent: readonly Row[],
  now: readonly Row[],
  matches: (row: Row, stored: Row) => boolean,
): Map<string, Row> {
  const found = new Map<string, Row>();
  let candidates = now.filter(({ key }) => rowOf(sent, key) === undefined);
  for (const row of sent) {
    const stored = row.stored === null && candidates.find((candidate) => matches(row, candidate));
    if (!stored) continue;
    found.set(row.key, stored);
    candidates = candidates.filter((candidate) => candidate !== stored);
  }
  return found;
}

const sameProduct = (one: OrderItemDraft, other: OrderItemDraft) =>
  one.product_id === other.product_id;

const sameConcept = (one: ConceptDraft, other: ConceptDraft) =>
  one.description === other.description && one.amount === other.amount;

function sameShipping(one: ShippingDraft, other: ShippingDraft): boolean {
  const [input, stored] = [toShippingInput(one), toShippingInput(other)];
  return SHIPPING_FIELDS.every((field) => input[field] === stored[field]);
}

/** Gives new rows the key and the stored version of their stored rows, and keeps what was typed in them. */
function identified<Row extends { readonly key: string; readonly stored: unknown }>(
  rows: readonly Row[],
  stored: ReadonlyMap<string, Row>,
): Row[] {
  return rows.map((row) => {
    const found = stored.get(row.key);
    return found === undefined ? row : { ...row, key: found.key, stored: found.stored };
  });
}

/**
 * The draft after `sent` was saved as `answer`: edits made since it was sent are kept, also in rows that were new.
 */
export function draftAfterSave(draft: OrderDraft, sent: OrderDraft, answer: Order): OrderDraft {
  const now = toOrderDraft(answer);
  if (draft === sent) return now;
  const items = storedRows(sent.items, now.items, sameProduct);
  const concepts = storedRows(sent.other_concepts, now.other_concepts, sameConcept);
  const shipping = storedRows(sent.shipping, now.shipping, sameShipping);
  const withStored = (one: OrderDraft): OrderDraft => ({
    ...one,
    items: identified(one.items, items),
    other_concepts: identified(one.other_concepts, concepts),
    shipping: identified(one.shipping, shipping),
  });
  return mergeDrafts({
    mine: withStored(draft),
    was: withStored(sent),
    now,
    open: answer.payment_status === 'pending',
  });
}
