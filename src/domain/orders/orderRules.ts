import type { Order, OrderStatus } from '~/contract/types';
import { messages } from '~/domain/messages';
import { allOf, allow, deny, type Verdict } from '~/domain/verdict';

/**
 * What the rules of §4 look at. On the staff screen `status` is the one chosen in the combo, the rest
 * is as stored: typing a payment info must not lock its own field.
 */
export interface OrderFacts extends Pick<
  Order,
  'status' | 'payment_status' | 'payment_method' | 'payment_info'
> {
  readonly shipping: readonly { readonly original_id: string | null }[];
}

type Facts<Key extends keyof OrderFacts> = Pick<OrderFacts, Key>;

const REQUEST_PAYMENT_STATUSES: ReadonlySet<OrderStatus> = new Set(['preparing', 'pending']);
const SHIPPING_COST_STATUSES: ReadonlySet<OrderStatus> = new Set(['waiting_delivery', 'preparing']);
const ITEM_QUANTITY_STATUSES: ReadonlySet<OrderStatus> = new Set(['provisional', 'pending']);

function hasText(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}

function when(holds: boolean, reason: string): Verdict {
  return holds ? allow() : deny(reason);
}

/** Once payment is not pending, what fixes the amount is locked (§4 staff). */
function paymentOpen(order: Facts<'payment_status'>): Verdict {
  return when(order.payment_status === 'pending', messages.lockedByPayment);
}

/** "Solicitar pago": status preparing or pending, payment pending, payment method chosen (§4 staff). */
export function mayRequestPayment(
  order: Facts<'status' | 'payment_status' | 'payment_method'>,
): Verdict {
  return allOf(
    when(order.payment_status === 'pending', messages.requestPaymentAlreadyRequested),
    when(REQUEST_PAYMENT_STATUSES.has(order.status), messages.requestPaymentWrongStatus),
    when(hasText(order.payment_method), messages.requestPaymentNoMethod),
  );
}

/** Payment info: under the conditions of requesting the payment, and while none is stored (§4 staff). */
export function mayEditPaymentInfo(
  order: Facts<'status' | 'payment_status' | 'payment_method' | 'payment_info'>,
): Verdict {
  return allOf(
    when(mayRequestPayment(order).allowed, messages.paymentInfoLocked),
    when(!hasText(order.payment_info), messages.paymentInfoAlreadySet),
  );
}

/** Revised price of an item: while the payment is pending (§4 staff). */
export function mayEditRevisedPrice(order: Facts<'payment_status'>): Verdict {
  return paymentOpen(order);
}

/** Adding, changing or deleting other concepts: while the payment is pending (§4 staff). */
export function mayEditConcepts(order: Facts<'payment_status'>): Verdict {
  return paymentOpen(order);
}

/** Shipping cost: payment pending and status waiting_delivery or preparing (§4 staff). */
export function mayEditShippingCost(order: Facts<'status' | 'payment_status'>): Verdict {
  return allOf(
    paymentOpen(order),
    when(SHIPPING_COST_STATUSES.has(order.status), messages.shippingCostWrongStatus),
  );
}

/** Shipping entries: as the shipping cost, and no stored entry was imported (has an original id) (§4 staff). */
export function mayEditShippingEntries(
  order: Facts<'status' | 'payment_status' | 'shipping'>,
): Verdict {
  return allOf(
    mayEditShippingCost(order),
    when(!order.shipping.some((entry) => hasText(entry.original_id)), messages.shippingImported),
  );
}

/** Quantities of the add-item list: status provisional or pending (§4 staff). */
export function mayEditItemQuantity(order: Facts<'status'>): Verdict {
  return when(ITEM_QUANTITY_STATUSES.has(order.status), messages.itemQuantityWrongStatus);
}

/**
 * A rule about a field that is edited together with the status: it holds when the stored or the chosen status
 * allows it, so that adding an item to a pending order and setting En proceso is one save. The payment is
 * always the stored one. The reason given is that of the chosen status.
 */
export function whileEditing<Order extends Facts<'status'>>(
  rule: (order: Order) => Verdict,
  stored: Order,
  chosen: OrderStatus,
): Verdict {
  const verdict = rule({ ...stored, status: chosen });
  return verdict.allowed || rule(stored).allowed ? allow() : verdict;
}

/** Completing a payment from the payment list: only a required one (§4 staff). */
export function mayCompletePayment(order: Facts<'payment_status'>): Verdict {
  return when(order.payment_status === 'required', messages.completePaymentNotRequired);
}

function isProvisional(order: Facts<'status'>): Verdict {
  return when(order.status === 'provisional', messages.orderAlreadyConfirmed);
}

/**
 * Shoppers change or delete items only while the order is provisional (§2, §4 and §6 customer). Should the store set an
 * order back whose payment it had asked for, the amount stays fixed, as it does for the store itself (§4 staff).
 */
export function mayCustomerEditItems(order: Facts<'status' | 'payment_status'>): Verdict {
  return allOf(isProvisional(order), paymentOpen(order));
}

/**
 * "Finalizar pedido" of the order summary: the order is provisional and the session holds an order
 * (`current_order_token`) (§2 customer).
 */
export function mayFinish(order: Facts<'status'>, heldOrder: string | null): Verdict {
  return allOf(isProvisional(order), when(hasText(heldOrder), messages.finishWithoutOrder));
}
