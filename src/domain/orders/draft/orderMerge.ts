import type { Order } from '~/contract/types';
import { reasonOf } from '~/domain/verdict';

import { allowedByEitherStatus, type OrderRule } from '../orderRules';
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
import {
  fieldNames,
  draftProperties,
  mergeRow,
  sameInput,
  type Fields,
  type IsLocked,
} from './rowFields';

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
  readonly isLocked: IsLocked;
}

/** Tells which rules refuse, under the status that a draft is saved with, what they allowed before, or for another reason. */
function newlyLocked(edited: OrderDraft, base: Order, newest: Order): IsLocked {
  const chosen = edited.status === base.status ? newest.status : edited.status;
  return (rule) => {
    if (rule === undefined) return false;
    const reason = reasonOf(allowedByEitherStatus(rule, newest, chosen));
    const before = reasonOf(allowedByEitherStatus(rule, base, edited.status));
    return reason !== null && reason !== before;
  };
}

/** A value of the form, compared between versions. */
interface ComparedValue {
  /** Name of the field or row for people (Spanish). */
  readonly label: string;
  readonly value: string;
  /** The value as the form shows it. */
  readonly shown: string;
  readonly rule: OrderRule | undefined;
  /** The stored row that holds it; undefined: the order itself, null: a new row. */
  readonly row: number | null | undefined;
  /** The values that mean something only together with it. */
  readonly together: string;
}

const valuesOf = <Draft>(row: Draft, properties: readonly (keyof Draft)[]) =>
  JSON.stringify(properties.map((property) => row[property]));

/** The editable values of a draft by a key that is the same in all versions; an order holds a product once. */
function comparedValues(draft: OrderDraft): Map<string, ComparedValue> {
  const values = new Map<string, ComparedValue>();
  function add<Stored, Draft extends { readonly [Name in keyof Input]?: unknown }, Input>(
    fields: Fields<Stored, Draft, Input>,
    draftRow: Draft,
    key: string,
    stored?: { readonly id: number } | null,
    rowLabel?: string,
  ) {
    for (const name of fieldNames(fields)) {
      const { label, rule, show, with: together = [] } = fields[name];
      const properties = draftProperties(fields, name);
      const shown = show?.(draftRow) ?? String(draftRow[properties.at(-1) ?? name]);
      values.set(`${key}-${name}`, {
        label: rowLabel ?? label,
        value: valuesOf(draftRow, properties),
        shown: rowLabel === undefined ? shown : `${label} ${shown}`,
        rule,
        row: stored === null ? null : stored?.id,
        together: valuesOf(draftRow, together),
      });
    }
  }
  add(ORDER_FIELDS, draft, 'order');
  for (const item of draft.items) {
    const { product_id, product_denormalized, stored } = item;
    add(ITEM_FIELDS, item, `item-${product_id}`, stored, product_denormalized.name);
  }
  for (const concept of draft.other_concepts) {
    const { key, stored, description } = concept;
    add(CONCEPT_FIELDS, concept, key, stored, `Concepto ${description}`);
  }
  for (const [index, entry] of draft.shipping.entries()) {
    add(SHIPPING_FIELDS, entry, entry.key, entry.stored, `Envío ${index + 1}`);
  }
  return values;
}

/** A value that was edited: its versions; undefined where its row is missing. */
interface Edit {
  readonly key: string;
  readonly label: string;
  readonly edited: ComparedValue | undefined;
  readonly before: ComparedValue | undefined;
}

/** What a draft changes, adds or deletes. */
function editsBetween(base: Order, draft: OrderDraft): Edit[] {
  const edited = comparedValues(draft);
  const before = comparedValues(toOrderDraft(base));
  return [...new Map([...before, ...edited])].flatMap(([key, { label }]) => {
    const edit = { key, label, edited: edited.get(key), before: before.get(key) };
    return edit.edited?.value === edit.before?.value ? [] : [edit];
  });
}

const labelsOf = (named: readonly { readonly label: string }[]): string[] => [
  ...new Set(named.map(({ label }) => label)),
];

/** The labels of what a draft changes, adds or deletes. */
export const editedLabels = (draft: OrderDraft, base: Order): string[] =>
  labelsOf(editsBetween(base, draft));

/** An edit that cannot be combined with the newest order without a decision, with both values as the form shows them. */
export interface EditConflict {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

const REMOVED = 'quitado';

/**
 * What was edited here and cannot be combined with the newest order without a decision: values changed locally and on the
 * server, edits of a row that was removed, also when its product was added again, edits that mean something only for what
 * was changed on the server, and edits that the newest order has locked.
 */
export function draftConflicts(draft: OrderDraft, base: Order, newest: Order): EditConflict[] {
  const newestValues = comparedValues(toOrderDraft(newest));
  const isLocked = newlyLocked(draft, base, newest);
  return editsBetween(base, draft).flatMap(({ key, label, edited, before }) => {
    const now = newestValues.get(key);
    const isAddedTwice = before === undefined && now !== undefined;
    if (edited?.value === now?.value && !isAddedTwice) return [];
    const isSameRow = before === undefined || now?.row === before.row;
    const isSameContext = edited === undefined || now?.together === before?.together;
    const rule = (edited ?? before)?.rule;
    if (now?.value === before?.value && isSameRow && isSameContext && !isLocked(rule)) return [];
    return [{ label, mine: edited?.shown ?? REMOVED, theirs: now?.shown ?? REMOVED }];
  });
}

/** The labels of the edits that moving a draft onto the newest order gives up. */
export function droppedEdits(draft: OrderDraft, base: Order, newest: Order): string[] {
  const kept = comparedValues(mergeOntoNewest(draft, base, newest));
  const lost = ({ key, edited }: Edit) => kept.get(key)?.value !== edited?.value;
  return labelsOf(editsBetween(base, draft).filter(lost));
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

/** Applies what was edited since `base` to the newest version. */
function applyEdits({ edited, base, newest, isLocked }: Versions): OrderDraft {
  const merge = <Stored, Row extends { key: string } & { [Name in keyof Input]?: unknown }, Input>(
    fields: Fields<Stored, Row, Input>,
    row: Row,
    editedRows: readonly Row[],
    baseRows: readonly Row[],
  ) =>
    mergeRow(
      fields,
      { edited: rowOf(editedRows, row.key), base: rowOf(baseRows, row.key), newest: row },
      isLocked,
    );
  const isDeleted = ({ key }: ConceptDraft) =>
    !isLocked(CONCEPT_FIELDS.amount.rule) &&
    rowOf(base.other_concepts, key) !== undefined &&
    rowOf(edited.other_concepts, key) === undefined;
  /** The rows added here, unless they are locked out. */
  const added = <Row extends { readonly stored: unknown }>(
    rows: readonly Row[],
    rule: OrderRule | undefined,
  ) => (isLocked(rule) ? [] : rows.filter(({ stored }) => stored === null));
  return {
    ...mergeRow(ORDER_FIELDS, { edited, base, newest }, isLocked),
    items: [
      ...newest.items.map((row) => {
        // An order holds a product once: an edit belongs to the product, also in a row that was added again.
        const of = (items: readonly OrderItemDraft[]) => items.find((one) => sameProduct(one, row));
        const versions = { edited: of(edited.items), base: of(base.items), newest: row };
        return mergeRow(ITEM_FIELDS, versions, isLocked);
      }),
      ...added(edited.items, ITEM_FIELDS.amount.rule).filter(
        (item) => !newest.items.some((row) => sameProduct(row, item)),
      ),
    ],
    other_concepts: [
      ...newest.other_concepts
        .filter((concept) => !isDeleted(concept))
        .map((concept) =>
          merge(CONCEPT_FIELDS, concept, edited.other_concepts, base.other_concepts),
        ),
      ...added(edited.other_concepts, CONCEPT_FIELDS.amount.rule),
    ],
    other_concepts_del: newest.other_concepts
      .filter(isDeleted)
      .flatMap(({ stored }) => (stored === null ? [] : [stored.id])),
    shipping: [
      ...newest.shipping.map((entry) =>
        merge(SHIPPING_FIELDS, entry, edited.shipping, base.shipping),
      ),
      ...added(edited.shipping, SHIPPING_FIELDS.tracking_code.rule),
    ],
    rowsAdded: edited.rowsAdded,
  };
}

/**
 * Moves a draft onto the newest version of its order: edits since `base` are kept, the rest is as in the newest version.
 * What cannot be kept is named by {@link droppedEdits}: edits that are locked by now, or whose row is gone, and an added
 * product that the order holds by now.
 */
export function mergeOntoNewest(draft: OrderDraft, base: Order, newest: Order): OrderDraft {
  return applyEdits({
    edited: draft,
    base: toOrderDraft(base),
    newest: toOrderDraft(newest),
    isLocked: newlyLocked(draft, base, newest),
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
  return applyEdits({
    edited: withStored(draft),
    base: withStored(sent),
    newest,
    // What the answer has locked stays typed: the form says why it cannot be saved.
    isLocked: () => false,
  });
}
