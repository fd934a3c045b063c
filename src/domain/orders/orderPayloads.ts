/** The bodies of the calls that save an order, beside `toOrderBody`. */
import type { Order, OrderSave, OrderStatus, PaymentCompletion } from '~/contract/types';
import { messages } from '~/domain/messages';

import { toOrderDraft, toOrderBody } from './orderDraft';
import type { OrderDraft } from './orderFields';

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

/** The body that completes a payment: information that the order has is kept. */
export function completePaymentBody({
  payment_info,
}: Pick<Order, 'payment_info'>): PaymentCompletion {
  return payment_info?.trim()
    ? { payment_status: 'done' }
    : { payment_status: 'done', payment_info: messages.paymentCompletedInfo };
}
