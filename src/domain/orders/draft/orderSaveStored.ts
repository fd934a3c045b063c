import type {
  Order,
  OrderItem,
  OrderItemInput,
  OrderSave,
  OtherConcept,
  OtherConceptInput,
  ShippingEntry,
  ShippingEntryInput,
} from '~/contract/types';

import { toOrderBody, toOrderDraft } from './orderDraft';
import { CONCEPT_FIELDS, ITEM_FIELDS, ORDER_FIELDS, SHIPPING_FIELDS } from './orderFields';
import { hasEdits, matchesRow } from './rowFields';

const matchesItem = (item: OrderItem, input: OrderItemInput) =>
  matchesRow(ITEM_FIELDS, item, input);
const matchesConcept = (concept: OtherConcept, input: OtherConceptInput) =>
  matchesRow(CONCEPT_FIELDS, concept, input);
const matchesShipping = (entry: ShippingEntry, input: ShippingEntryInput) =>
  matchesRow(SHIPPING_FIELDS, entry, input);

/** The rows that `now` has and `before` had not. */
function newRows<Row extends { readonly id: number }>(
  now: readonly Row[],
  before: readonly Row[],
): Row[] {
  return now.filter(({ id }) => !before.some((row) => row.id === id));
}

/** Whether `rows` has a matching row of its own for each new row of a save (one without an id). */
function hasNewRows<Input extends { readonly id?: number }, Row>(
  inputs: readonly Input[],
  rows: readonly Row[],
  matches: (row: Row, input: Input) => boolean,
): boolean {
  const left = [...rows];
  return inputs.every((input) => {
    if (input.id !== undefined) return true;
    const at = left.findIndex((row) => matches(row, input));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const isNew = ({ id }: { readonly id?: number }) => id === undefined;

/** Whether every row of a save without new rows is stored as it was sent. */
function hasStoredRows<Input extends { readonly id?: number }, Row extends { readonly id: number }>(
  inputs: readonly Input[],
  rows: readonly Row[],
  matchesInput: (row: Row, input: Input) => boolean,
): boolean {
  return inputs.every((input) =>
    rows.some((row) => row.id === input.id && matchesInput(row, input)),
  );
}

/** Whether the order has the values that a save without new rows sets. */
function hasValues(now: Order, body: OrderSave): boolean {
  return (
    matchesRow(ORDER_FIELDS, now, body) &&
    now.other_concepts.every(({ id }) => !body.other_concepts_del.includes(id)) &&
    hasStoredRows(body.items, now.items, matchesItem) &&
    hasStoredRows(body.other_concepts, now.other_concepts, matchesConcept) &&
    hasStoredRows(body.shipping, now.shipping, matchesShipping)
  );
}

const itemOf = ({ items }: Order, { id }: OrderItemInput) => items.find((row) => row.id === id);

/** Whether the order has the new items of a save as they were sent, and what it changes of the order and its items. */
function hasItemsAndEdits(now: Order, body: OrderSave, before: Order): boolean {
  return (
    hasEdits(ORDER_FIELDS, now, before, body) &&
    hasNewRows(
      body.items,
      newRows(now.items, before.items),
      (item, input) => input.product_id === item.product_id && matchesItem(item, input),
    ) &&
    body.items.every((input) => {
      const item = itemOf(before, input);
      return item === undefined || hasEdits(ITEM_FIELDS, itemOf(now, input), item, input);
    })
  );
}

/**
 * Whether a save whose answer was lost has reached the server. What must not be sent twice decides: the payment
 * request and the new rows; a save without these is repeatable and is recognised by its values. New items decide only as
 * they were sent, and with what else was changed: others add the same product.
 * @param now the order as read after the failure
 * @param before the order as read before the save
 */
export function isSaveStored(now: Order, body: OrderSave, before: Order): boolean {
  if (body.payment_status === 'required') return now.payment_status !== 'pending';
  if (!body.other_concepts.some(isNew) && !body.shipping.some(isNew)) {
    return body.items.some(isNew) ? hasItemsAndEdits(now, body, before) : hasValues(now, body);
  }
  return (
    hasNewRows(
      body.items,
      newRows(now.items, before.items),
      (item, input) => input.product_id === item.product_id,
    ) &&
    hasNewRows(
      body.other_concepts,
      newRows(now.other_concepts, before.other_concepts),
      matchesConcept,
    ) &&
    hasNewRows(body.shipping, newRows(now.shipping, before.shipping), matchesShipping)
  );
}

/** The rows of `rows` that match a new row of a save beyond as many as were sent. */
function surplusRows<Input extends { readonly id?: number }, Row>(
  inputs: readonly Input[],
  rows: readonly Row[],
  matches: (row: Row, input: Input) => boolean,
): Row[] {
  const left = [...rows];
  for (const input of inputs.filter(isNew)) {
    const at = left.findIndex((row) => matches(row, input));
    if (at >= 0) left.splice(at, 1);
  }
  return left.filter((row) => inputs.some((input) => isNew(input) && matches(row, input)));
}

/**
 * What a save left twice: a browser may repeat a request by itself, and the server then adds its new rows again.
 * @param now the answer to the save
 * @param before the order that the save was built on
 * @returns names of the rows for people (Spanish), and the save that removes them; null where nothing can
 */
export function storedTwice(
  now: Order,
  body: OrderSave,
  before: Order,
): { names: string[]; without: OrderSave | null } {
  const concepts = surplusRows(
    body.other_concepts,
    newRows(now.other_concepts, before.other_concepts),
    matchesConcept,
  );
  const shipping = surplusRows(
    body.shipping,
    newRows(now.shipping, before.shipping),
    matchesShipping,
  );
  const names = [...concepts.map(({ description }) => description), ...shipping.map(() => 'Envío')];
  const whole = toOrderBody(toOrderDraft(now));
  const ids = concepts.map(({ id }) => id);
  return {
    names: [...new Set(names)],
    without:
      shipping.length > 0
        ? null
        : {
            ...whole,
            other_concepts: whole.other_concepts.filter(
              ({ id }) => id === undefined || !ids.includes(id),
            ),
            other_concepts_del: ids,
          },
  };
}
