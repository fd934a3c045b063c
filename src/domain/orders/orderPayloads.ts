/** The bodies of the calls that save an order, beside `toOrderSave`. */
import type { Order, OrderSave, OrderStatus, PaymentCompletion } from '~/contract/types';
import { messages } from '~/domain/messages';

import { toOrderDraft, toOrderSave } from './orderDraft';
import type { OrderDraft } from './orderFields';

/** "Solicitar pago": the same body, and the payment becomes required. */
export function requestPaymentPayload(
  draft: OrderDraft,
): OrderSave & { payment_status: 'required' } {
  return { ...toOrderSave(draft), payment_status: 'required' };
}

/** The body that changes nothing but the status. */
export function statusSave(order: Order, status: OrderStatus): OrderSave {
  return { ...toOrderSave(toOrderDraft(order)), status };
}

/** The body that completes a payment: information that the order has is kept. */
export function completePaymentPayload({
  payment_info,
}: Pick<Order, 'payment_info'>): PaymentCompletion {
  return payment_info?.trim()
    ? { payment_status: 'done' }
    : { payment_status: 'done', payment_info: messages.paymentCompletedInfo };
}
