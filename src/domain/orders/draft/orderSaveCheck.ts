import type {
  Order,
  OrderItemInput,
  OrderSave,
  OtherConceptInput,
  PaymentCompletion,
  ShippingEntryInput,
} from '~/contract/types';
import { messages } from '~/domain/messages';
import type { Verdict } from '~/domain/verdict';
import { parseApiDate } from '~/lib/dates';
import { textOrNull } from '~/lib/text';

import { isEditedConceptAmount, isNewConceptAmount } from '../concepts';
import { moneyError, priceError, totalError } from '../moneyLimits';
import {
  mayCompletePayment,
  mayRequestPayment,
  allowedByEitherStatus,
  type OrderRule,
} from '../orderRules';
import { quantityError } from '../quantities';
import { shippingLinkError } from '../shipping';
import { isPaymentCompletion } from './orderDraft';
import {
  CONCEPT_FIELDS,
  ITEM_FIELDS,
  ORDER_FIELDS,
  SHIPPING_FIELDS,
  type ShippingField,
} from './orderFields';
import { fieldNames } from './rowFields';

/** Why a save is refused: 409 for a rule of the order's state, 422 for an invalid value. The message is Spanish. */
export interface SaveRefusal {
  readonly status: 409 | 422;
  readonly message: string;
}

/** The fields of the stored order that the check depends on. */
type StoredOrder = Pick<
  Order,
  | 'status'
  | 'payment_status'
  | 'payment_method'
  | 'payment_info'
  | 'total_price'
  | 'shipping_cost'
  | 'items'
  | 'other_concepts'
  | 'shipping'
>;

interface Saving {
  readonly stored: StoredOrder;
  readonly body: OrderSave;
}

/** Applies a rule about a change: the stored or the resulting status must allow it. */
function editing(rule: OrderRule | undefined, { stored, body }: Saving) {
  return rule === undefined ? null : ruleRefusal(allowedByEitherStatus(rule, stored, body.status));
}

function ruleRefusal(verdict: Verdict): SaveRefusal | null {
  return verdict.allowed ? null : { status: 409, message: verdict.reason };
}

function invalid(message: string): SaveRefusal {
  return { status: 422, message };
}

/** The first refusal among rows, in their order. */
function firstRefusal<Row>(
  rows: readonly Row[],
  check: (row: Row, index: number) => SaveRefusal | null,
): SaveRefusal | null {
  for (const [index, row] of rows.entries()) {
    const refusal = check(row, index);
    if (refusal !== null) return refusal;
  }
  return null;
}

type Text = string | null | undefined;

/** Empty and absent texts are the same. */
function sameText(one: Text, other: Text): boolean {
  return textOrNull(one) === textOrNull(other);
}

function checkItem(saving: Saving, item: OrderItemInput, index: number): SaveRefusal | null {
  const { stored, body } = saving;
  const before = stored.items.find((candidate) => candidate.id === item.id);
  if (item.id === undefined) {
    const taken =
      stored.items.some((other) => other.product_id === item.product_id) ||
      body.items.some((other, at) => at < index && other.product_id === item.product_id);
    if (taken) return { status: 409, message: messages.itemAlreadyInOrder };
  } else if (before === undefined) {
    return invalid(messages.itemUnknown);
  } else if (before.product_id !== item.product_id) {
    return invalid(messages.itemProductChanged);
  }
  if (before === undefined || item.amount !== before.amount) {
    const locked = editing(ITEM_FIELDS.amount.rule, saving);
    if (locked !== null) return locked;
    if (item.amount <= 0) return invalid(messages.itemAmountInvalid);
    // The unit of a new item is its product's: the caller checks the amount once it has found the product.
    const unit = before?.product_denormalized.quantity_unit;
    const error = unit === undefined ? null : quantityError(item.amount, unit);
    if (error !== null) return invalid(error);
  }
  if (item.revised_price !== (before?.revised_price ?? null)) {
    const locked = editing(ITEM_FIELDS.revised_price.rule, saving);
    if (locked !== null) return locked;
    const error = priceError(item.revised_price);
    if (error !== null) return invalid(error);
  }
  return null;
}

function checkConcept(saving: Saving, concept: OtherConceptInput): SaveRefusal | null {
  const before = saving.stored.other_concepts.find((candidate) => candidate.id === concept.id);
  if (concept.id !== undefined && before === undefined) return invalid(messages.conceptUnknown);
  const newDescription = before?.description !== concept.description;
  const newAmount = before?.amount !== concept.amount;
  if (!newDescription && !newAmount) return null;

  const locked = editing(CONCEPT_FIELDS.amount.rule, saving);
  if (locked !== null) return locked;
  if (newDescription && concept.description.trim() === '') {
    return invalid(messages.conceptDescriptionRequired);
  }
  if (!newAmount) return null;
  const fits = before === undefined ? isNewConceptAmount : isEditedConceptAmount;
  if (!fits(concept.amount)) return invalid(messages.conceptValueInvalid);
  const error = moneyError(concept.amount);
  return error === null ? null : invalid(error);
}

function checkDeletedConcepts(saving: Saving): SaveRefusal | null {
  return firstRefusal(saving.body.other_concepts_del, (id) =>
    saving.stored.other_concepts.some((concept) => concept.id === id)
      ? editing(CONCEPT_FIELDS.amount.rule, saving)
      : invalid(messages.conceptUnknown),
  );
}

function checkShippingCost(saving: Saving): SaveRefusal | null {
  const { stored, body } = saving;
  if (body.shipping_cost === stored.shipping_cost) return null;
  const error = priceError(body.shipping_cost);
  return (
    editing(ORDER_FIELDS.shipping_cost.rule, saving) ?? (error === null ? null : invalid(error))
  );
}

function checkShipping(saving: Saving, entry: ShippingEntryInput): SaveRefusal | null {
  const before = saving.stored.shipping.find((candidate) => candidate.id === entry.id);
  if (entry.id !== undefined && before === undefined) return invalid(messages.shippingUnknown);
  const changed = (field: ShippingField) => !sameText(before?.[field], entry[field]);
  const newOrigin =
    entry.original_id !== undefined && !sameText(before?.original_id, entry.original_id);
  if (before !== undefined && !newOrigin && !fieldNames(SHIPPING_FIELDS).some(changed)) return null;

  const locked = editing(SHIPPING_FIELDS.tracking_code.rule, saving);
  if (locked !== null) return locked;
  if (newOrigin) return { status: 409, message: messages.shippingImported };
  if (fieldNames(SHIPPING_FIELDS).every((field) => textOrNull(entry[field]) === null)) {
    return invalid(messages.shippingEmpty);
  }
  const badDate = (['eta', 'departure'] as const).some(
    (field) => changed(field) && entry[field] !== null && parseApiDate(entry[field]) === null,
  );
  if (badDate) return invalid(messages.dateInvalid);
  const linkError = changed('link') ? shippingLinkError(entry.link) : null;
  return linkError === null ? null : invalid(linkError);
}

/** Each stored row may be sent only once. */
function checkRepeated(body: OrderSave): SaveRefusal | null {
  const concepts = [...body.other_concepts.map(({ id }) => id), ...body.other_concepts_del];
  const lists = [body.items.map(({ id }) => id), concepts, body.shipping.map(({ id }) => id)];
  const repeated = lists.some((ids) => {
    const known = ids.filter((id) => id !== undefined);
    return new Set(known).size < known.length;
  });
  return repeated ? invalid(messages.saveRowRepeated) : null;
}

function checkPayment(saving: Saving): SaveRefusal | null {
  const { stored, body } = saving;
  const newInfo = !sameText(stored.payment_info, body.payment_info);
  return (
    (newInfo ? editing(ORDER_FIELDS.payment_info.rule, saving) : null) ??
    (body.payment_status === 'required'
      ? ruleRefusal(mayRequestPayment({ ...stored, status: body.status }))
      : null)
  );
}

/**
 * Checks a save against the stored order: the form before it sends, the mock backend when it receives. Null: no refusal.
 * The caller checks that a new item's product exists, that its amount fits the product's unit (`quantityError`), and the
 * total ({@link checkOrderTotal}). Only what differs from the stored order is checked, so that an order saved as it was
 * loaded always passes, locked or not. A field may change when the stored or the resulting status allows it; a payment
 * can be requested only in the resulting one. The payment status of all rules is the stored one. Rows left out of the
 * lists are unchanged: only `other_concepts_del` deletes.
 */
export function checkOrderSave(
  stored: StoredOrder,
  body: OrderSave | PaymentCompletion,
): SaveRefusal | null {
  if (isPaymentCompletion(body)) return ruleRefusal(mayCompletePayment(stored));
  const saving: Saving = { stored, body };
  return (
    firstRefusal(body.items, (item, index) => checkItem(saving, item, index)) ??
    firstRefusal(body.other_concepts, (concept) => checkConcept(saving, concept)) ??
    checkDeletedConcepts(saving) ??
    checkShippingCost(saving) ??
    firstRefusal(body.shipping, (entry) => checkShipping(saving, entry)) ??
    checkRepeated(body) ??
    checkPayment(saving)
  );
}

/**
 * Whether the total after a save may be stored.
 * @param total the order's total after the save
 */
export function checkOrderTotal(
  stored: Pick<StoredOrder, 'total_price'>,
  total: number,
): SaveRefusal | null {
  const error = totalError(total, stored.total_price);
  return error === null ? null : invalid(error);
}
