import type { Order } from '~/contract/types';
import { reasonOf } from '~/domain/verdict';

import { allowedByEitherStatus } from '../orderRules';
import { applyEdits, editsBetween, type IsLocked, labelsOf } from './draftEdits';
import { toOrderDraft, toOrderBody } from './orderDraft';
import { CONCEPT_FIELDS, type OrderDraft, SHIPPING_FIELDS } from './orderFields';
import { type Fields, sameInput } from './rowFields';

// What becomes of a draft when its order has a newer version: `mergeOntoNewest` keeps the edits and says whether someone
// must decide, `mergeOntoAnswer` keeps them after the draft's own save.

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

/** An edit that cannot be combined with the newest order without a decision, with both values as the form shows them. */
export interface EditConflict {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** A draft moved onto the newest version of its order. */
interface Merged {
  /** The newest version with the edits. */
  readonly draft: OrderDraft;
  /**
   * What was edited here and cannot be combined with the newest order without a decision: values changed locally and on the
   * server, edits of a row that was removed, also when its product was added again, edits that mean something only for what
   * was changed on the server, and edits that the newest order has locked.
   */
  readonly conflicts: readonly EditConflict[];
  /** Labels of the edits that are given up: they are locked by now, their row is gone, or the order holds the product. */
  readonly dropped: readonly string[];
  /** Whether a lock is among the reasons of the conflicts. */
  readonly isLocked: boolean;
}

/** Moves a draft onto the newest version of its order: edits since `base` are kept, the rest is as in the newest version. */
export function mergeOntoNewest(draft: OrderDraft, base: Order, newest: Order): Merged {
  const isLocked = newlyLocked(draft, base, newest);
  const start = toOrderDraft(newest);
  const edits = editsBetween(toOrderDraft(base), draft).map((edit) => {
    const theirs = edit.conflict(start, isLocked);
    const isKept = !isLocked(edit.rule) && edit.apply(start) !== null;
    return { edit, theirs, isKept };
  });
  const kept = edits.filter(({ isKept }) => isKept).map(({ edit }) => edit);
  return {
    draft: { ...applyEdits(start, kept), rowsAdded: draft.rowsAdded },
    conflicts: edits.flatMap(({ edit: { label, mine }, theirs }) =>
      theirs === null || label === null ? [] : [{ label, mine, theirs }],
    ),
    dropped: labelsOf(
      edits.filter(({ isKept, theirs }) => !isKept && theirs !== null).map(({ edit }) => edit),
    ),
    isLocked: edits.some(({ edit, theirs }) => theirs !== null && isLocked(edit.rule)),
  };
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
  const start = toOrderDraft(base);
  const own = editsBetween(start, draft);
  const others = editsBetween(start, toOrderDraft(answer)).filter(
    ({ key, label }) =>
      !own.some((edit) => edit.key === key || (edit.isNewRow && edit.label === label)),
  );
  const fields = SHOPPER_FIELDS.filter(([field]) => {
    const isRequest = field === 'payment_status' && answer.payment_status === 'required';
    return base[field] !== answer[field] && !isRequest;
  });
  return labelsOf([...others, ...fields.map(([, label]) => ({ label }))]);
}

interface KeyedRow {
  readonly key: string;
  readonly stored: unknown;
}

/** Gives the new rows of a sent list, wherever they are, the keys of the stored ones that correspond to them. */
function identifier<Stored, Row extends KeyedRow, Input>(
  fields: Fields<Stored, Row, Input>,
  sent: readonly Row[],
  now: readonly Row[],
): (rows: readonly Row[]) => Row[] {
  const keys = new Map<string, string>();
  const candidates = new Set(now.filter(({ key }) => !sent.some((row) => row.key === key)));
  for (const row of sent) {
    const isSame = (candidate: Row) => sameInput(fields, row, candidate);
    const stored = row.stored === null ? [...candidates].find(isSame) : undefined;
    if (stored === undefined) continue;
    keys.set(row.key, stored.key);
    candidates.delete(stored);
  }
  return (rows) => rows.map((row) => ({ ...row, key: keys.get(row.key) ?? row.key }));
}

/**
 * The draft after `sent` was saved as `answer`: edits made since it was sent are kept, also in rows that were new. What the
 * answer has locked stays typed: the form says why it cannot be saved.
 */
export function mergeOntoAnswer(draft: OrderDraft, sent: OrderDraft, answer: Order): OrderDraft {
  const newest = toOrderDraft(answer);
  if (draft === sent) return newest;
  const concepts = identifier(CONCEPT_FIELDS, sent.other_concepts, newest.other_concepts);
  const shipping = identifier(SHIPPING_FIELDS, sent.shipping, newest.shipping);
  const withStored = (one: OrderDraft): OrderDraft => ({
    ...one,
    other_concepts: concepts(one.other_concepts),
    shipping: shipping(one.shipping),
  });
  const edits = editsBetween(withStored(sent), withStored(draft));
  return { ...applyEdits(newest, edits), rowsAdded: draft.rowsAdded };
}
