import type {
  ItemStatus,
  Order,
  OrderItem,
  OrderItemInput,
  OrderSave,
  OrderStatus,
  OtherConcept,
  Product,
} from '~/contract/types';
import { messages } from '~/domain/messages';
import { moneyText, parsePrice, typedNumberMessage } from '~/domain/typedNumbers';

import {
  kindOf,
  signedAmount,
  validateEditedValue,
  validateNewConcept,
  type ConceptForm,
  type ConceptFormErrors,
  type ConceptKind,
} from './concepts';
import { parseQuantity, quantityError } from './quantities';
import {
  newShippingDraft,
  toShippingDraft,
  type ShippingDraft,
  type ShippingField,
} from './shipping';

/** The texts of an order that staff edit, with their names for people (Spanish). An empty text is sent as null. */
export const ORDER_TEXTS = {
  store_observation: 'Observación de la tienda',
  payment_info: 'Información de pago',
} as const satisfies Partial<Record<keyof OrderSave, string>>;
export type OrderText = keyof typeof ORDER_TEXTS;
export const orderTexts = Object.keys(ORDER_TEXTS) as OrderText[];

/** The fields of a stored item that a save sets. */
export const ITEM_FIELDS = [
  'amount',
  'revised_price',
  'store_observations',
  'status',
] as const satisfies (keyof OrderItemInput)[];

/** An item of an order being edited. `key`, `stored` and `revisedPriceText` are client-only. */
export interface OrderItemDraft {
  readonly key: string;
  /** The stored item; null: not saved yet. */
  readonly stored: OrderItem | null;
  readonly product_id: OrderItem['product_id'];
  readonly amount: number;
  /** The last valid revised price; null: none. Totals use it. */
  readonly revised_price: number | null;
  /** The revised price as typed. */
  readonly revisedPriceText: string;
  readonly store_observations: string;
  readonly status: ItemStatus;
  readonly product_denormalized: OrderItem['product_denormalized'];
}

/** A concept of an order being edited. `key`, `stored` and `valueText` are client-only. */
export interface ConceptDraft {
  readonly key: string;
  /** The stored concept; null: not saved yet. */
  readonly stored: OtherConcept | null;
  readonly description: string;
  /** The last valid value, with the sign of its kind. */
  readonly amount: number;
  /** The value as typed, without sign. */
  readonly valueText: string;
}

/**
 * Form state of the order detail. Texts are what fields show; amounts are also kept as numbers, so that
 * `orderTotal(draft)` is the total while typing.
 */
export interface OrderDraft extends Readonly<Record<OrderText, string>> {
  readonly status: OrderStatus;
  readonly shipping_cost: number;
  readonly shippingCostText: string;
  readonly items: readonly OrderItemDraft[];
  readonly other_concepts: readonly ConceptDraft[];
  /** Ids of the stored concepts to delete. */
  readonly other_concepts_del: readonly number[];
  readonly shipping: readonly ShippingDraft[];
  /** Number of rows added, for unique keys of new rows. */
  readonly rowsAdded: number;
}

/** Result of adding an item: the changed draft, or the warning to show. */
export type Added =
  | { readonly ok: true; readonly draft: OrderDraft }
  | { readonly ok: false; readonly warning: string };

/** A value for each text of an order. */
export const eachText = <Value>(valueOf: (field: OrderText) => Value) =>
  Object.fromEntries(orderTexts.map((field) => [field, valueOf(field)])) as Record<
    OrderText,
    Value
  >;

export function toOrderDraft(order: Readonly<Omit<Order, 'client'>>): OrderDraft {
  return {
    ...eachText((field) => order[field] ?? ''),
    status: order.status,
    shipping_cost: order.shipping_cost,
    shippingCostText: moneyText(order.shipping_cost),
    items: order.items.map((item) => ({
      key: `item-${item.id}`,
      stored: item,
      product_id: item.product_id,
      amount: item.amount,
      revised_price: item.revised_price,
      revisedPriceText: moneyText(item.revised_price),
      store_observations: item.store_observations ?? '',
      status: item.status,
      product_denormalized: item.product_denormalized,
    })),
    other_concepts: order.other_concepts.map((concept) => ({
      key: `concept-${concept.id}`,
      stored: concept,
      description: concept.description,
      amount: concept.amount,
      valueText: moneyText(Math.abs(concept.amount)),
    })),
    other_concepts_del: [],
    shipping: order.shipping.map(toShippingDraft),
    rowsAdded: 0,
  };
}

/** Changes the plain fields of the order. */
export function editOrder(
  draft: OrderDraft,
  change: Partial<Pick<OrderDraft, 'status' | OrderText>>,
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
 * Adds a product with the quantity typed in the add-item list. Returns a warning when the product is already in the
 * order (the screen then clears the quantity) or the quantity is not a number above 0.
 */
export function addItem(draft: OrderDraft, product: Product, quantity: string): Added {
  if (draft.items.some((item) => item.product_id === product.id)) {
    return { ok: false, warning: messages.itemAlreadyInOrder };
  }
  const typed = parseQuantity(quantity, product.quantity_unit);
  if (!typed.ok && typed.reason !== 'empty') {
    return { ok: false, warning: typedNumberMessage(typed.reason) };
  }
  const amount = typed.ok ? typed.value : 0;
  const warning = quantityError(amount, product.quantity_unit);
  if (warning !== null) return { ok: false, warning };
  const item: OrderItemDraft = {
    key: `new-item-${draft.rowsAdded + 1}`,
    stored: null,
    product_id: product.id,
    amount,
    revised_price: null,
    revisedPriceText: '',
    store_observations: '',
    status: 'pending',
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
export function isItemEdited({
  stored,
  revised_price,
  store_observations,
  status,
}: OrderItemDraft): boolean {
  return (
    stored !== null &&
    (revised_price !== stored.revised_price ||
      store_observations.trim() !== (stored.store_observations ?? '').trim() ||
      status !== stored.status)
  );
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

export type ConceptAdded =
  | { readonly ok: true; readonly draft: OrderDraft }
  | { readonly ok: false; readonly errors: ConceptFormErrors };

/** Adds a concept, or returns the errors of its form. */
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
  return {
    ok: true,
    draft: {
      ...draft,
      other_concepts: [...draft.other_concepts, concept],
      rowsAdded: draft.rowsAdded + 1,
    },
  };
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
        change.kind ?? kindOf(concept.amount),
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
