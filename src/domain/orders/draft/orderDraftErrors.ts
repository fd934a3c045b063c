import type { Order } from '~/contract/types';
import { messages } from '~/domain/messages';
import { moneyText, parsePrice } from '~/domain/typedNumbers';

import {
  conceptKindOf,
  validateEditedValue,
  validateNewConcept,
  type ConceptFormErrors,
} from '../concepts';
import { orderTotal } from '../orderTotals';
import { type ShippingErrors, validateShipping } from '../shipping';
import { toOrderBody } from './orderDraft';
import type { ConceptDraft, OrderDraft, OrderItemDraft } from './orderFields';
import { checkOrderSave, checkOrderTotal } from './orderSaveCheck';

/** Errors of the order's form by row key, as Spanish messages. */
export interface DraftErrors {
  /** Of revised prices. */
  readonly items: Readonly<Record<string, string>>;
  readonly concepts: Readonly<Record<string, ConceptFormErrors>>;
  readonly shipping: Readonly<Record<string, ShippingErrors>>;
  readonly shippingCost: string | null;
  /** Why the server would refuse the save although every field is valid; null: it would not. */
  readonly form: string | null;
}

/** The errors of the invalid rows, by row key. */
function errorsByKey<Row extends { readonly key: string }, Errors>(
  rows: readonly Row[],
  validate: (row: Row) => Errors | null,
): Record<string, Errors> {
  const found: Record<string, Errors> = {};
  for (const row of rows) {
    const errors = validate(row);
    if (errors !== null) found[row.key] = errors;
  }
  return found;
}

function priceTextError(text: string): string | null {
  const price = parsePrice(text);
  return price.ok ? null : price.error;
}

function itemError(item: OrderItemDraft): string | null {
  const stored = item.stored === null ? '' : moneyText(item.stored.revised_price);
  return item.revisedPriceText === stored ? null : priceTextError(item.revisedPriceText);
}

function conceptErrors(concept: ConceptDraft): ConceptFormErrors | null {
  const { stored, description, valueText } = concept;
  if (stored === null) {
    const checked = validateNewConcept({
      description,
      value: valueText,
      kind: conceptKindOf(concept.amount),
    });
    return checked.ok ? null : checked.errors;
  }
  const value =
    valueText === moneyText(Math.abs(stored.amount)) ? null : validateEditedValue(valueText);
  const noDescription = description.trim() === '' && description !== stored.description;
  if (!noDescription && (value === null || value.ok)) return null;
  return {
    ...(noDescription && { description: messages.conceptDescriptionRequired }),
    ...(value !== null && !value.ok && { value: value.error }),
  };
}

function shippingErrors(entry: OrderDraft['shipping'][number]): ShippingErrors | null {
  const errors = validateShipping(entry);
  return Object.keys(errors).length === 0 ? null : errors;
}

/**
 * Errors of the form. Fields that were not edited are not validated: an odd stored value must not block the rest.
 * `form` repeats the server's check, so that an edit made under a status that is neither the stored nor the chosen one
 * is refused with its reason before it is sent. A total that is refused is the error of the discounts that were edited.
 */
export function validateDraft(draft: OrderDraft, order: Order): DraftErrors {
  const errors: DraftErrors = {
    items: errorsByKey(draft.items, itemError),
    concepts: errorsByKey(draft.other_concepts, conceptErrors),
    shipping: errorsByKey(draft.shipping, shippingErrors),
    shippingCost:
      draft.shippingCostText === moneyText(order.shipping_cost)
        ? null
        : priceTextError(draft.shippingCostText),
    form: null,
  };
  if (hasErrors(errors)) return errors;
  const refusal = checkOrderSave(order, toOrderBody(draft));
  if (refusal !== null) return { ...errors, form: refusal.message };
  const total = checkOrderTotal(order, orderTotal(draft));
  if (total === null) return errors;
  const discounts = draft.other_concepts.filter(
    ({ amount, stored }) => amount < 0 && amount !== stored?.amount,
  );
  if (discounts.length === 0) return { ...errors, form: total.message };
  const error = { value: total.message };
  return { ...errors, concepts: Object.fromEntries(discounts.map(({ key }) => [key, error])) };
}

export function hasErrors(errors: DraftErrors): boolean {
  return (
    errors.form !== null ||
    errors.shippingCost !== null ||
    [errors.items, errors.concepts, errors.shipping].some((rows) => Object.keys(rows).length > 0)
  );
}
