import type { Order } from '~/contract/types';

import { toOrderDraft, toOrderBody } from './orderDraft';
import {
  CONCEPT_FIELDS,
  type ConceptDraft,
  ITEM_FIELDS,
  ORDER_FIELDS,
  type OrderDraft,
  type OrderItemDraft,
  SHIPPING_FIELDS,
  type ShippingDraft,
} from './orderFields';
import { fieldNames, draftProperties, mergeRow, sameInput, type Fields } from './rowFields';

// What becomes of a draft when its order has a newer version: `draftConflicts` says whether someone must decide,
// `mergeOntoNewest` keeps the edits, `mergeOntoAnswer` does the same after the draft's own save.

/** The editable values of an order and the fields that lock them, as text. */
function editableValues(order: Order): string {
  const products = order.items.map(({ product_denormalized }) => product_denormalized);
  const { payment_status, payment_method } = order;
  return JSON.stringify([
    toOrderBody(toOrderDraft(order)),
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
  /**
   * Whether the newest version's payment is pending; if not, edits of fields that are `lockedByPayment`, and added or
   * deleted rows, are dropped.
   */
  readonly paymentPending: boolean;
}

/** A value of the form, compared between versions. */
interface ComparedValue {
  /** Name of the field or row for people (Spanish). */
  readonly label: string;
  readonly value: string;
  readonly lockedByPayment: boolean;
}

/** The editable values of a draft by a key that is the same in all versions; an order holds a product once. */
function comparedValues(draft: OrderDraft): Map<string, ComparedValue> {
  const values = new Map<string, ComparedValue>();
  function add<Stored, Draft extends { readonly [Name in keyof Input]?: unknown }, Input>(
    fields: Fields<Stored, Draft, Input>,
    row: Draft,
    key: string,
    rowLabel?: string,
  ) {
    for (const name of fieldNames(fields)) {
      const { label, lockedByPayment } = fields[name];
      const value = JSON.stringify(draftProperties(fields, name).map((property) => row[property]));
      values.set(`${key}-${name}`, { label: rowLabel ?? label, value, lockedByPayment });
    }
  }
  add(ORDER_FIELDS, draft, 'order');
  for (const item of draft.items) {
    add(ITEM_FIELDS, item, `item-${item.product_id}`, item.product_denormalized.name);
  }
  for (const concept of draft.other_concepts) {
    add(CONCEPT_FIELDS, concept, concept.key, `Concepto ${concept.description}`);
  }
  for (const [index, entry] of draft.shipping.entries()) {
    add(SHIPPING_FIELDS, entry, entry.key, `Envío ${index + 1}`);
  }
  return values;
}

/** The labels of what a draft changes, adds or deletes. */
export function editedLabels(draft: OrderDraft, base: Order): string[] {
  const edited = comparedValues(draft);
  const before = comparedValues(toOrderDraft(base));
  const labels = [...new Map([...before, ...edited])]
    .filter(([key]) => edited.get(key)?.value !== before.get(key)?.value)
    .map(([, { label }]) => label);
  return [...new Set(labels)];
}

/**
 * The labels of what was edited here and cannot be combined with the newest order without a decision: values changed
 * locally and on the server, and changes that a payment requested meanwhile has locked.
 */
export function draftConflicts(draft: OrderDraft, base: Order, newest: Order): string[] {
  const editedValues = comparedValues(draft);
  const baseValues = comparedValues(toOrderDraft(base));
  const newestValues = comparedValues(toOrderDraft(newest));
  const newlyLocked = base.payment_status === 'pending' && newest.payment_status !== 'pending';
  const labels = new Set<string>();
  for (const key of new Set([...editedValues.keys(), ...baseValues.keys()])) {
    const compared = editedValues.get(key) ?? baseValues.get(key);
    const edited = editedValues.get(key)?.value;
    const before = baseValues.get(key)?.value;
    const newestValue = newestValues.get(key)?.value;
    if (compared === undefined || edited === before || edited === newestValue) continue;
    if (newestValue !== before || (compared.lockedByPayment && newlyLocked))
      labels.add(compared.label);
  }
  return [...labels];
}

/** What shoppers and the wallet change of an order, with its names for people. */
const SHOPPER_FIELDS: readonly (readonly [keyof Order, string])[] = [
  ['payment_status', 'Estado del pago'],
  ['payment_method', 'Medio de pago'],
  ['delivery', 'Entrega'],
  ['delivery_address', 'Dirección de entrega'],
  ['client_observation', 'Observación del cliente'],
];

/**
 * The labels of what changed between `base` and the answer to the save of `draft` without having been edited in it: others
 * changed it before the save, or while it was on its way.
 */
export function changesOfOthers(draft: OrderDraft, base: Order, answer: Order): string[] {
  const edited = comparedValues(draft);
  const before = comparedValues(toOrderDraft(base));
  const now = comparedValues(toOrderDraft(answer));
  const added = new Set(
    [...edited].flatMap(([key, { label }]) => (before.has(key) ? [] : [label])),
  );
  const labels = new Set<string>();
  for (const key of new Set([...before.keys(), ...now.keys()])) {
    const compared = now.get(key) ?? before.get(key);
    if (compared === undefined || now.get(key)?.value === before.get(key)?.value) continue;
    const isOwn = before.has(key)
      ? edited.get(key)?.value !== before.get(key)?.value
      : added.has(compared.label);
    if (!isOwn) labels.add(compared.label);
  }
  for (const [field, label] of SHOPPER_FIELDS) {
    const isRequest = field === 'payment_status' && answer.payment_status === 'required';
    if (base[field] !== answer[field] && !isRequest) labels.add(label);
  }
  return [...labels];
}

function rowOf<Row extends { readonly key: string }>(rows: readonly Row[], key: string) {
  return rows.find((row) => row.key === key);
}

const sameProduct = (one: OrderItemDraft, other: OrderItemDraft) =>
  one.product_id === other.product_id;

function mergeDrafts({ edited, base, newest, paymentPending }: Versions): OrderDraft {
  const merge = <Stored, Row extends { key: string } & { [Name in keyof Input]?: unknown }, Input>(
    fields: Fields<Stored, Row, Input>,
    row: Row,
    editedRows: readonly Row[],
    baseRows: readonly Row[],
  ) =>
    mergeRow(
      fields,
      { edited: rowOf(editedRows, row.key), base: rowOf(baseRows, row.key), newest: row },
      paymentPending,
    );
  const isDeleted = ({ key }: ConceptDraft) =>
    paymentPending &&
    rowOf(base.other_concepts, key) !== undefined &&
    rowOf(edited.other_concepts, key) === undefined;
  /** The rows added here: a payment that is not pending locks them out. */
  const added = <Row extends { readonly stored: unknown }>(rows: readonly Row[]) =>
    paymentPending ? rows.filter(({ stored }) => stored === null) : [];
  return {
    ...mergeRow(ORDER_FIELDS, { edited, base, newest }, paymentPending),
    items: [
      ...newest.items.map((item) => merge(ITEM_FIELDS, item, edited.items, base.items)),
      ...added(edited.items).filter((item) => !newest.items.some((row) => sameProduct(row, item))),
    ],
    other_concepts: [
      ...newest.other_concepts
        .filter((concept) => !isDeleted(concept))
        .map((concept) =>
          merge(CONCEPT_FIELDS, concept, edited.other_concepts, base.other_concepts),
        ),
      ...added(edited.other_concepts),
    ],
    other_concepts_del: newest.other_concepts
      .filter(isDeleted)
      .flatMap(({ stored }) => (stored === null ? [] : [stored.id])),
    shipping: [
      ...newest.shipping.map((entry) =>
        merge(SHIPPING_FIELDS, entry, edited.shipping, base.shipping),
      ),
      ...added(edited.shipping),
    ],
    rowsAdded: edited.rowsAdded,
  };
}

/**
 * Moves a draft onto the newest version of its order: edits since `base` are kept, the rest is as in the newest version.
 * Edits that a payment requested meanwhile has locked are dropped, as are a payment info set meanwhile and an added
 * product that the order holds by now.
 */
export function mergeOntoNewest(draft: OrderDraft, base: Order, newest: Order): OrderDraft {
  return mergeDrafts({
    edited: draft,
    base: toOrderDraft(base),
    newest: toOrderDraft(newest),
    paymentPending: newest.payment_status === 'pending',
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

const sameConcept = (one: ConceptDraft, other: ConceptDraft) =>
  sameInput(CONCEPT_FIELDS, one, other);

const sameShipping = (one: ShippingDraft, other: ShippingDraft) =>
  sameInput(SHIPPING_FIELDS, one, other);

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
export function mergeOntoAnswer(draft: OrderDraft, sent: OrderDraft, answer: Order): OrderDraft {
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
