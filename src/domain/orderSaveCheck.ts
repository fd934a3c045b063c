import type {
  Order,
  OrderItemInput,
  OrderSave,
  OtherConceptInput,
  PaymentCompletion,
  ShippingEntryInput,
} from '~/contract/types';
import { parseApiDate } from '~/lib/dates';

import { isEditedConceptAmount, isNewConceptAmount } from './concepts';
import { messages } from './messages';
import {
  mayCompletePayment,
  mayEditConcepts,
  mayEditItemQuantity,
  mayEditPaymentInfo,
  mayEditRevisedPrice,
  mayEditShippingCost,
  mayEditShippingEntries,
  mayRequestPayment,
  type OrderFacts,
} from './orderRules';
import { SHIPPING_FIELDS, shippingLinkError, type ShippingField } from './shipping';
import type { Verdict } from './verdict';

/** Why a save is refused: 409 breaks a rule of §4 staff, 422 a limit of §5 staff. The message is Spanish. */
export interface SaveRefusal {
  readonly status: 409 | 422;
  readonly message: string;
}

/** What the check needs of the order as it is stored. */
export type StoredOrder = Pick<
  Order,
  | 'status'
  | 'payment_status'
  | 'payment_method'
  | 'payment_info'
  | 'shipping_cost'
  | 'items'
  | 'other_concepts'
  | 'shipping'
>;

interface Saving {
  readonly stored: StoredOrder;
  readonly save: OrderSave;
  /** The order as the rules see it: the status that the save sets, the rest as stored. */
  readonly facts: OrderFacts;
}

function conflict(verdict: Verdict): SaveRefusal | null {
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

function textOrNull(text: Text): string | null {
  return text?.trim() ? text : null;
}

/** Empty and absent texts are the same. */
function sameText(one: Text, other: Text): boolean {
  return textOrNull(one) === textOrNull(other);
}

function checkItem(saving: Saving, item: OrderItemInput, index: number): SaveRefusal | null {
  const { stored, save, facts } = saving;
  const before = stored.items.find((candidate) => candidate.id === item.id);
  if (item.id === undefined) {
    const taken =
      stored.items.some((other) => other.product_id === item.product_id) ||
      save.items.some((other, at) => at < index && other.product_id === item.product_id);
    if (taken) return { status: 409, message: messages.itemAlreadyInOrder };
  } else if (before === undefined) {
    return invalid(messages.itemUnknown);
  } else if (before.product_id !== item.product_id) {
    return invalid(messages.itemProductChanged);
  }
  if (before === undefined || item.amount !== before.amount) {
    const locked = conflict(mayEditItemQuantity(facts));
    if (locked !== null) return locked;
    if (item.amount <= 0) return invalid(messages.itemAmountInvalid);
  }
  if (item.revised_price !== (before?.revised_price ?? null)) {
    const locked = conflict(mayEditRevisedPrice(facts));
    if (locked !== null) return locked;
    if (item.revised_price !== null && item.revised_price < 0)
      return invalid(messages.priceNegative);
  }
  return null;
}

function checkConcept(saving: Saving, concept: OtherConceptInput): SaveRefusal | null {
  const before = saving.stored.other_concepts.find((candidate) => candidate.id === concept.id);
  if (concept.id !== undefined && before === undefined) return invalid(messages.conceptUnknown);
  const newDescription = before?.description !== concept.description;
  const newAmount = before?.amount !== concept.amount;
  if (!newDescription && !newAmount) return null;

  const locked = conflict(mayEditConcepts(saving.facts));
  if (locked !== null) return locked;
  if (newDescription && concept.description.trim() === '') {
    return invalid(messages.conceptDescriptionRequired);
  }
  const fits = before === undefined ? isNewConceptAmount : isEditedConceptAmount;
  return !newAmount || fits(concept.amount) ? null : invalid(messages.conceptValueInvalid);
}

function checkDeletedConcepts({ stored, save, facts }: Saving): SaveRefusal | null {
  return firstRefusal(save.other_concepts_del, (id) =>
    stored.other_concepts.some((concept) => concept.id === id)
      ? conflict(mayEditConcepts(facts))
      : invalid(messages.conceptUnknown),
  );
}

function checkShippingCost({ stored, save, facts }: Saving): SaveRefusal | null {
  if (save.shipping_cost === stored.shipping_cost) return null;
  return (
    conflict(mayEditShippingCost(facts)) ??
    (save.shipping_cost < 0 ? invalid(messages.priceNegative) : null)
  );
}

function checkShipping(saving: Saving, entry: ShippingEntryInput): SaveRefusal | null {
  const before = saving.stored.shipping.find((candidate) => candidate.id === entry.id);
  if (entry.id !== undefined && before === undefined) return invalid(messages.shippingUnknown);
  const changed = (field: ShippingField) => !sameText(before?.[field], entry[field]);
  const newOrigin =
    entry.original_id !== undefined && !sameText(before?.original_id, entry.original_id);
  if (before !== undefined && !newOrigin && !SHIPPING_FIELDS.some(changed)) return null;

  const locked = conflict(mayEditShippingEntries(saving.facts));
  if (locked !== null) return locked;
  if (newOrigin) return { status: 409, message: messages.shippingImported };
  const badDate = (['eta', 'departure'] as const).some(
    (field) => changed(field) && entry[field] !== null && parseApiDate(entry[field]) === null,
  );
  if (badDate) return invalid(messages.dateInvalid);
  const linkError = changed('link') ? shippingLinkError(entry.link) : null;
  return linkError === null ? null : invalid(linkError);
}

function checkPayment({ stored, save, facts }: Saving): SaveRefusal | null {
  return (
    (sameText(stored.payment_info, save.payment_info)
      ? null
      : conflict(mayEditPaymentInfo(facts))) ??
    (save.payment_status === 'required' ? conflict(mayRequestPayment(facts)) : null)
  );
}

/**
 * The server's judgement of a save (§4 and §5 staff): null when it may be stored. Only what differs from the
 * stored order is judged, so that an order saved as it was loaded always passes, locked or not. Rules are
 * evaluated on the status that the save sets and on the stored payment. Rows left out of the lists are taken as
 * unchanged: only `other_concepts_del` deletes. Whether a new item's product exists is the caller's to check.
 */
export function checkOrderSave(
  stored: StoredOrder,
  save: OrderSave | PaymentCompletion,
): SaveRefusal | null {
  if (!('items' in save)) return conflict(mayCompletePayment(stored));
  const { payment_status, payment_method, payment_info, shipping } = stored;
  const facts = { status: save.status, payment_status, payment_method, payment_info, shipping };
  const saving: Saving = { stored, save, facts };
  return (
    firstRefusal(save.items, (item, index) => checkItem(saving, item, index)) ??
    firstRefusal(save.other_concepts, (concept) => checkConcept(saving, concept)) ??
    checkDeletedConcepts(saving) ??
    checkShippingCost(saving) ??
    firstRefusal(save.shipping, (entry) => checkShipping(saving, entry)) ??
    checkPayment(saving)
  );
}
