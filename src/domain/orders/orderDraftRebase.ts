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
function editableValues(order: Order): string {
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
  return one === other || editableValues(one) === editableValues(other);
}

/** Three versions of an order's form: the edited one, the one it started from, and the server's newest. */
interface Versions {
  readonly edited: OrderDraft;
  readonly base: OrderDraft;
  readonly newest: OrderDraft;
  /** Once the payment is not pending, everything that affects the amount is locked. */
  readonly paymentPending: boolean;
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
  const editedParts = partsOf(draft);
  const baseParts = partsOf(toOrderDraft(base));
  const newestParts = partsOf(toOrderDraft(newer));
  const newlyLocked = base.payment_status === 'pending' && newer.payment_status !== 'pending';
  const labels = new Set<string>();
  for (const key of new Set([...editedParts.keys(), ...baseParts.keys()])) {
    const part = editedParts.get(key) ?? baseParts.get(key);
    const edited = editedParts.get(key)?.value;
    const before = baseParts.get(key)?.value;
    const newest = newestParts.get(key)?.value;
    if (part === undefined || edited === before || edited === newest) continue;
    if (newest !== before || (part.locked && newlyLocked)) labels.add(part.label);
  }
  return [...labels];
}

/** What shoppers and the wallet change of an order, with its names for people. */
const SHOPPER_FIELDS = {
  payment_status: 'Estado del pago',
  payment_method: 'Medio de pago',
  delivery: 'Entrega',
  delivery_address: 'Dirección de entrega',
  client_observation: 'Observación del cliente',
} as const satisfies Partial<Record<keyof Order, string>>;

const SHOPPER_FIELD_NAMES = Object.keys(SHOPPER_FIELDS) as (keyof typeof SHOPPER_FIELDS)[];

/**
 * The labels of what changed between `base` and the answer to the save of `draft` without having been edited in it: others
 * changed it before the save, or while it was on its way.
 */
export function changesOfOthers(draft: OrderDraft, base: Order, answer: Order): string[] {
  const edited = partsOf(draft);
  const before = partsOf(toOrderDraft(base));
  const now = partsOf(toOrderDraft(answer));
  const added = new Set(
    [...edited].flatMap(([key, { label }]) => (before.has(key) ? [] : [label])),
  );
  const labels = new Set<string>();
  for (const key of new Set([...before.keys(), ...now.keys()])) {
    const part = now.get(key) ?? before.get(key);
    if (part === undefined || now.get(key)?.value === before.get(key)?.value) continue;
    const isOwn = before.has(key)
      ? edited.get(key)?.value !== before.get(key)?.value
      : added.has(part.label);
    if (!isOwn) labels.add(part.label);
  }
  for (const field of SHOPPER_FIELD_NAMES) {
    const isRequest = field === 'payment_status' && answer.payment_status === 'required';
    if (base[field] !== answer[field] && !isRequest) labels.add(SHOPPER_FIELDS[field]);
  }
  return [...labels];
}

/** An edited value wins over the newest one. */
function editedOrNewest<Value>(edited: Value, base: Value, newest: Value): Value {
  return edited === base ? newest : edited;
}

/** The newest row with the given fields of `edited`, where they were edited. */
function mergeRow<Row extends object>(
  newest: Row,
  edited: Row | undefined,
  base: Row | undefined,
  fields: readonly (keyof Row)[],
): Row {
  if (edited === undefined || base === undefined) return newest;
  const row = { ...newest };
  for (const field of fields)
    row[field] = editedOrNewest(edited[field], base[field], newest[field]);
  return row;
}

function rowOf<Row extends { readonly key: string }>(rows: readonly Row[], key: string) {
  return rows.find((row) => row.key === key);
}

function mergeItems({ edited, base, newest, paymentPending }: Versions): OrderItemDraft[] {
  const fields = [
    'store_observations',
    'status',
    ...(paymentPending ? (['amount', 'revised_price', 'revisedPriceText'] as const) : []),
  ] as const;
  const stored = newest.items.map((item) =>
    mergeRow(item, rowOf(edited.items, item.key), rowOf(base.items, item.key), fields),
  );
  const added = edited.items.filter(
    (item) =>
      paymentPending &&
      item.stored === null &&
      !newest.items.some(({ product_id }) => product_id === item.product_id),
  );
  return [...stored, ...added];
}

function mergeConcepts({ edited, base, newest, paymentPending }: Versions) {
  if (!paymentPending) return { other_concepts: newest.other_concepts, other_concepts_del: [] };
  const isDeleted = ({ key }: ConceptDraft) =>
    rowOf(base.other_concepts, key) !== undefined &&
    rowOf(edited.other_concepts, key) === undefined;
  const stored = newest.other_concepts
    .filter((concept) => !isDeleted(concept))
    .map((concept) =>
      mergeRow(
        concept,
        rowOf(edited.other_concepts, concept.key),
        rowOf(base.other_concepts, concept.key),
        ['description', 'amount', 'valueText'],
      ),
    );
  return {
    other_concepts: [
      ...stored,
      ...edited.other_concepts.filter((concept) => concept.stored === null),
    ],
    other_concepts_del: newest.other_concepts
      .filter(isDeleted)
      .flatMap((concept) => (concept.stored === null ? [] : [concept.stored.id])),
  };
}

function mergeShipping({
  edited,
  base,
  newest,
  paymentPending,
}: Versions): readonly ShippingDraft[] {
  if (!paymentPending) return newest.shipping;
  const stored = newest.shipping.map((entry) =>
    mergeRow(
      entry,
      rowOf(edited.shipping, entry.key),
      rowOf(base.shipping, entry.key),
      SHIPPING_FIELDS,
    ),
  );
  return [...stored, ...edited.shipping.filter((entry) => entry.stored === null)];
}

function mergeDrafts(versions: Versions): OrderDraft {
  const { edited, base, newest, paymentPending } = versions;
  const merged = <Key extends keyof OrderDraft>(key: Key): OrderDraft[Key] =>
    editedOrNewest(edited[key], base[key], newest[key]);
  return {
    ...eachText(merged),
    status: merged('status'),
    // A stored payment info cannot be edited any more.
    payment_info:
      paymentPending && newest.payment_info === base.payment_info
        ? edited.payment_info
        : newest.payment_info,
    shipping_cost: paymentPending ? merged('shipping_cost') : newest.shipping_cost,
    shippingCostText: paymentPending ? merged('shippingCostText') : newest.shippingCostText,
    items: mergeItems(versions),
    ...mergeConcepts(versions),
    shipping: mergeShipping(versions),
    rowsAdded: edited.rowsAdded,
  };
}

/**
 * Moves a draft onto a newer version of its order: edits since `base` are kept, the rest is as in the newer version.
 * Edits that a payment requested meanwhile has locked are dropped, as are a payment info set meanwhile and an added
 * product that the order holds by now.
 */
export function rebaseDraft(draft: OrderDraft, base: Order, newer: Order): OrderDraft {
  return mergeDrafts({
    edited: draft,
    base: toOrderDraft(base),
    newest: toOrderDraft(newer),
    paymentPending: newer.payment_status === 'pending',
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
  const newest = toOrderDraft(answer);
  if (draft === sent) return newest;
  const items = storedRows(sent.items, newest.items, sameProduct);
  const concepts = storedRows(sent.other_concepts, newest.other_concepts, sameConcept);
  const shipping = storedRows(sent.shipping, newest.shipping, sameShipping);
  const withStored = (one: OrderDraft): OrderDraft => ({
    ...one,
    items: identified(one.items, items),
    other_concepts: identified(one.other_concepts, concepts),
    shipping: identified(one.shipping, shipping),
  });
  return mergeDrafts({
    edited: withStored(draft),
    base: withStored(sent),
    newest,
    paymentPending: answer.payment_status === 'pending',
  });
}
