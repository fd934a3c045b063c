/** An order as the draft of its form, and the bodies that save it. */
import type {
  Order,
  OrderItem,
  OrderSave,
  OrderStatus,
  OtherConcept,
  PaymentCompletion,
} from '~/contract/types';
import { messages } from '~/domain/messages';
import { hasText, textOrNull } from '~/lib/text';

import { isBlankShipping, toShippingDraft, toShippingInput } from '../shipping';
import {
  CONCEPT_FIELDS,
  type ConceptDraft,
  ITEM_FIELDS,
  ORDER_FIELDS,
  type OrderDraft,
  type OrderItemDraft,
} from './orderFields';
import { readRow, writeRow } from './rowFields';

export const BLANK_ITEM = {
  amount: 0,
  revised_price: null,
  revisedPriceText: '',
  store_observations: '',
  status: 'pending',
} as const satisfies Partial<OrderItemDraft>;

function toItemDraft(stored: OrderItem): OrderItemDraft {
  const { product_id, product_denormalized } = stored;
  const key = `item-${stored.id}`;
  return readRow(ITEM_FIELDS, stored, {
    ...BLANK_ITEM,
    key,
    stored,
    product_id,
    product_denormalized,
  });
}

function toConceptDraft(stored: OtherConcept): ConceptDraft {
  const key = `concept-${stored.id}`;
  return readRow(CONCEPT_FIELDS, stored, {
    key,
    stored,
    description: '',
    amount: 0,
    valueText: '',
  });
}

export function toOrderDraft(order: Readonly<Omit<Order, 'client'>>): OrderDraft {
  return readRow(ORDER_FIELDS, order, {
    status: order.status,
    store_observation: '',
    payment_info: '',
    shipping_cost: 0,
    shippingCostText: '',
    items: order.items.map(toItemDraft),
    other_concepts: order.other_concepts.map(toConceptDraft),
    other_concepts_del: [],
    shipping: order.shipping.map(toShippingDraft),
    rowsAdded: 0,
  });
}

/** The id of a stored row, for the body of a save; new rows have none. */
function idOf(stored: { readonly id: number } | null): { id?: number } {
  return stored === null ? {} : { id: stored.id };
}

/** Body of the save (`POST /store/orders/{id}`): the editable fields, and all rows of the order's lists; dates in wire format. */
export function toOrderBody(draft: OrderDraft): OrderSave {
  return {
    ...writeRow(ORDER_FIELDS, draft),
    other_concepts: draft.other_concepts.map((concept) => ({
      ...idOf(concept.stored),
      ...writeRow(CONCEPT_FIELDS, concept),
    })),
    other_concepts_del: [...draft.other_concepts_del],
    shipping: draft.shipping
      .filter((entry) => !isBlankShipping(entry))
      .map((entry) => toShippingInput(entry)),
    items: draft.items.map((item) => ({
      ...idOf(item.stored),
      product_id: item.product_id,
      ...writeRow(ITEM_FIELDS, item),
    })),
  };
}

/** "Solicitar pago": the same body, and the payment becomes required. */
export function requestPaymentBody(draft: OrderDraft): OrderSave & { payment_status: 'required' } {
  return { ...toOrderBody(draft), payment_status: 'required' };
}

/** The body that changes nothing but the status. */
export function statusBody(order: Order, status: OrderStatus): OrderSave {
  return { ...toOrderBody(toOrderDraft(order)), status };
}

/** Whether a body completes a payment, the one call that does not send the whole order. */
export function isPaymentCompletion(
  body: OrderSave | PaymentCompletion,
): body is PaymentCompletion {
  return !('items' in body);
}

/** The payment information once the payment is completed: what the order has is kept. */
export const completedPaymentInfo = ({ payment_info }: Pick<Order, 'payment_info'>): string =>
  textOrNull(payment_info) ?? messages.paymentCompletedInfo;

/** The body that completes a payment: information that the order has is kept. */
export function completePaymentBody({
  payment_info,
}: Pick<Order, 'payment_info'>): PaymentCompletion {
  return hasText(payment_info)
    ? { payment_status: 'done' }
    : { payment_status: 'done', payment_info: messages.paymentCompletedInfo };
}
