import type { Order, OrderSave } from '~/contract/types';

import { ITEM_FIELDS, orderTexts } from './orderDraft';
import { SHIPPING_FIELDS } from './shipping';

type Text = string | null | undefined;

const sameText = (one: Text, other: Text) => (one ?? '').trim() === (other ?? '').trim();

/** Compares texts trimmed, null like an empty text. */
function same(one: Text | number, other: Text | number): boolean {
  if (typeof one === 'number' || typeof other === 'number') return one === other;
  return sameText(one, other);
}

/** The rows that `now` has and `before` had not. */
function newRows<Row extends { readonly id: number }>(
  now: readonly Row[],
  before: readonly Row[],
): Row[] {
  return now.filter(({ id }) => !before.some((row) => row.id === id));
}

/** Whether every new row of a save (one without an id) is among `rows`, each matching another one. */
function hasAll<Input extends { readonly id?: number }, Row>(
  inputs: readonly Input[],
  rows: readonly Row[],
  matches: (input: Input, row: Row) => boolean,
): boolean {
  const left = [...rows];
  return inputs.every((input) => {
    if (input.id !== undefined) return true;
    const at = left.findIndex((row) => matches(input, row));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const adds = (save: OrderSave) =>
  [...save.items, ...save.other_concepts, ...save.shipping].some(({ id }) => id === undefined);

/** Whether the order has the values that a save without new rows sets. */
function hasValues(now: Order, save: OrderSave): boolean {
  return (
    now.status === save.status &&
    orderTexts.every((field) => sameText(now[field], save[field])) &&
    now.shipping_cost === save.shipping_cost &&
    now.other_concepts.every(({ id }) => !save.other_concepts_del.includes(id)) &&
    save.items.every((input) => {
      const item = now.items.find(({ id }) => id === input.id);
      return item !== undefined && ITEM_FIELDS.every((field) => same(item[field], input[field]));
    }) &&
    save.other_concepts.every((input) => {
      const concept = now.other_concepts.find(({ id }) => id === input.id);
      return concept?.description === input.description && concept.amount === input.amount;
    }) &&
    save.shipping.every((input) => {
      const entry = now.shipping.find(({ id }) => id === input.id);
      return (
        entry !== undefined &&
        SHIPPING_FIELDS.every((field) => sameText(entry[field], input[field]))
      );
    })
  );
}

/**
 * Whether a save whose answer was lost has reached the server. What must not be sent twice decides: the payment
 * request and the new rows; a save without these is repeatable and is recognised by its values.
 * @param now the order as read after the failure
 * @param before the order as read before the save
 */
export function isSaveApplied(now: Order, save: OrderSave, before: Order): boolean {
  if (save.payment_status === 'required') return now.payment_status !== 'pending';
  if (!adds(save)) return hasValues(now, save);
  return (
    hasAll(
      save.items,
      newRows(now.items, before.items),
      (input, item) => input.product_id === item.product_id,
    ) &&
    hasAll(
      save.other_concepts,
      newRows(now.other_concepts, before.other_concepts),
      (input, concept) =>
        input.description === concept.description && input.amount === concept.amount,
    ) &&
    hasAll(save.shipping, newRows(now.shipping, before.shipping), (input, entry) =>
      SHIPPING_FIELDS.every((field) => sameText(entry[field], input[field])),
    )
  );
}
