/** What the form changes of the draft of an order. */
import type { Product } from '~/contract/types';
import { messages } from '~/domain/messages';
import { moneyText, parsePrice, typedNumberMessage } from '~/domain/typedNumbers';

import {
  conceptKindOf,
  signedAmount,
  validateEditedValue,
  validateNewConcept,
  type ConceptForm,
  type ConceptFormErrors,
  type ConceptKind,
} from '../concepts';
import { totalError } from '../moneyLimits';
import { orderTotal } from '../orderTotals';
import { parseQuantity, quantityError } from '../quantities';
import { newShippingDraft } from '../shipping';
import { BLANK_ITEM } from './orderDraft';
import {
  type ConceptDraft,
  ITEM_FIELDS,
  type OrderDraft,
  type OrderItemDraft,
  type ShippingField,
} from './orderFields';
import { matchesRow, writeRow } from './rowFields';

/** Observation of an item that the store does not have. */
const OUT_OF_STOCK = 'Sin stock';

/** Result of setting an item's quantity: the changed draft, or the warning to show. */
export type QuantityResult =
  | { readonly ok: true; readonly draft: OrderDraft }
  | { readonly ok: false; readonly warning: string };

/** Changes the plain fields of the order. */
export function editOrder(
  draft: OrderDraft,
  change: Partial<Pick<OrderDraft, 'status' | 'store_observation' | 'payment_info'>>,
): OrderDraft {
  return { ...draft, ...change };
}

/** Sets the text of the shipping cost: empty is 0, an invalid text keeps the last valid number. */
export function setShippingCost(draft: OrderDraft, text: string): OrderDraft {
  const price = parsePrice(text);
  return {
    ...draft,
    shippingCostText: text,
    shipping_cost: price.ok ? (price.value ?? 0) : draft.shipping_cost,
  };
}

/** Changes the row with the key, if there is one. */
function editRow<Row extends { readonly key: string }>(
  rows: readonly Row[],
  key: string,
  edit: (row: Row) => Row,
): Row[] {
  return rows.map((row) => (row.key === key ? edit(row) : row));
}

/**
 * Adds a product as a new item, with a quantity as text. Returns a warning when the order already holds the product, or
 * when the quantity is not a number above 0.
 */
export function addItem(draft: OrderDraft, product: Product, quantity: string): QuantityResult {
  if (draft.items.some((item) => item.product_id === product.id)) {
    return { ok: false, warning: messages.itemAlreadyInOrder };
  }
  const read = readQuantity(quantity, product.quantity_unit);
  if (!read.ok) return read;
  const item: OrderItemDraft = {
    key: `new-item-${draft.rowsAdded + 1}`,
    stored: null,
    product_id: product.id,
    ...BLANK_ITEM,
    amount: read.amount,
    product_denormalized: {
      id: product.id,
      name: product.name,
      brand: product.brand.name,
      kind: product.kind.name,
      quantity_unit: product.quantity_unit,
      price_per_unit: product.price_per_unit,
      image_url: product.image_url,
    },
  };
  return {
    ok: true,
    draft: { ...draft, items: [...draft.items, item], rowsAdded: draft.rowsAdded + 1 },
  };
}

/** A quantity as typed: a number above 0, or the warning to show. */
function readQuantity(
  quantity: string,
  unit: string | null,
):
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly warning: string } {
  const typed = parseQuantity(quantity, unit);
  if (!typed.ok && typed.reason !== 'empty') {
    return { ok: false, warning: typedNumberMessage(typed.reason) };
  }
  const amount = typed.ok ? typed.value : 0;
  const warning = quantityError(amount, unit);
  return warning === null ? { ok: true, amount } : { ok: false, warning };
}

/**
 * Changes the quantity of an item to the typed one, or returns the warning to show. Another quantity has no revised price, as
 * for a shopper's change; the stored quantity has the stored one.
 */
export function setQuantity(draft: OrderDraft, key: string, quantity: string): QuantityResult {
  const item = draft.items.find((one) => one.key === key);
  const read = readQuantity(quantity, item?.product_denormalized.quantity_unit ?? null);
  if (!read.ok) return read;
  const { amount } = read;
  if (item === undefined || amount === item.amount) return { ok: true, draft };
  const revised = amount === item.stored?.amount ? item.stored.revised_price : null;
  return {
    ok: true,
    draft: setRevisedPrice(
      editItem(draft, key, { amount }),
      key,
      revised === null ? '' : moneyText(revised),
    ),
  };
}

/** What an item that is out of stock gets: no price, and the word for it. */
export function setOutOfStock(draft: OrderDraft, key: string): OrderDraft {
  const before = draft.items.find((one) => one.key === key)?.store_observations.trim() ?? '';
  const store_observations =
    before === '' || before.includes(OUT_OF_STOCK)
      ? before || OUT_OF_STOCK
      : `${before}. ${OUT_OF_STOCK}`;
  return setRevisedPrice(editItem(draft, key, { store_observations }), key, moneyText(0));
}

/** Removes an unsaved item; stored items stay, no call deletes them. */
export function removeNewItem(draft: OrderDraft, key: string): OrderDraft {
  return {
    ...draft,
    items: draft.items.filter((item) => item.key !== key || item.stored !== null),
  };
}

/** Changes an item's quantity, observation or status. */
export function editItem(
  draft: OrderDraft,
  key: string,
  change: Partial<Pick<OrderItemDraft, 'amount' | 'store_observations' | 'status'>>,
): OrderDraft {
  return { ...draft, items: editRow(draft.items, key, (item) => ({ ...item, ...change })) };
}

/** Whether a stored item has edits to save. */
export function isItemEdited(item: OrderItemDraft): boolean {
  return item.stored !== null && !matchesRow(ITEM_FIELDS, item.stored, writeRow(ITEM_FIELDS, item));
}

/** Sets the text of a revised price: empty is none, an invalid text keeps the last valid number. */
export function setRevisedPrice(draft: OrderDraft, key: string, text: string): OrderDraft {
  const price = parsePrice(text);
  return {
    ...draft,
    items: editRow(draft.items, key, (item) => ({
      ...item,
      revisedPriceText: text,
      revised_price: price.ok ? price.value : item.revised_price,
    })),
  };
}

type ConceptAdded =
  | { readonly ok: true; readonly draft: OrderDraft }
  | { readonly ok: false; readonly errors: ConceptFormErrors };

/** Adds a concept, or returns the errors of its form; a discount must not exceed the order. */
export function addConcept(draft: OrderDraft, form: ConceptForm): ConceptAdded {
  const checked = validateNewConcept(form);
  if (!checked.ok) return checked;
  const concept: ConceptDraft = {
    key: `new-concept-${draft.rowsAdded + 1}`,
    stored: null,
    description: checked.concept.description,
    amount: checked.concept.amount,
    valueText: moneyText(Math.abs(checked.concept.amount)),
  };
  const added: OrderDraft = {
    ...draft,
    other_concepts: [...draft.other_concepts, concept],
    rowsAdded: draft.rowsAdded + 1,
  };
  const error = totalError(orderTotal(added), orderTotal(draft));
  return error === null ? { ok: true, draft: added } : { ok: false, errors: { value: error } };
}

/** Changes a concept's description, value (as typed, without sign) or kind. */
export function editConcept(
  draft: OrderDraft,
  key: string,
  change: { description?: string; valueText?: string; kind?: ConceptKind },
): OrderDraft {
  const edit = (concept: ConceptDraft): ConceptDraft => {
    const valueText = change.valueText ?? concept.valueText;
    const checked = validateEditedValue(valueText);
    return {
      ...concept,
      description: change.description ?? concept.description,
      valueText,
      amount: signedAmount(
        change.kind ?? conceptKindOf(concept.amount),
        change.valueText !== undefined && checked.ok ? checked.value : concept.amount,
      ),
    };
  };
  return { ...draft, other_concepts: editRow(draft.other_concepts, key, edit) };
}

/** Deletes a concept; the id of a stored one is added to `other_concepts_del`. */
export function deleteConcept(draft: OrderDraft, key: string): OrderDraft {
  const deleted = draft.other_concepts.find((concept) => concept.key === key);
  if (!deleted) return draft;
  return {
    ...draft,
    other_concepts: draft.other_concepts.filter((concept) => concept !== deleted),
    other_concepts_del:
      deleted.stored === null
        ? draft.other_concepts_del
        : [...draft.other_concepts_del, deleted.stored.id],
  };
}

/** Adds an empty shipping entry; it is sent once something is typed in it. */
export function addShipping(draft: OrderDraft): OrderDraft {
  const key = `new-shipping-${draft.rowsAdded + 1}`;
  return {
    ...draft,
    shipping: [...draft.shipping, newShippingDraft(key)],
    rowsAdded: draft.rowsAdded + 1,
  };
}

export function editShipping(
  draft: OrderDraft,
  key: string,
  change: Partial<Record<ShippingField, string>>,
): OrderDraft {
  return { ...draft, shipping: editRow(draft.shipping, key, (entry) => ({ ...entry, ...change })) };
}

/** Removes an unsaved shipping entry; stored entries stay, no call deletes them. */
export function removeNewShipping(draft: OrderDraft, key: string): OrderDraft {
  return {
    ...draft,
    shipping: draft.shipping.filter((entry) => entry.key !== key || entry.stored !== null),
  };
}
