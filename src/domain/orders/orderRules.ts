import type { Order, OrderStatus } from '~/contract/types';
import { messages } from '~/domain/messages';
import { allOf, allow, deny, type Verdict } from '~/domain/verdict';
import { hasText } from '~/lib/text';

// What staff and shoppers may change of an order, by its statuses. The frontend and the mock backend call the same rules.

/**
 * The fields of an order that the rules depend on. On the staff screen `status` is the chosen one and the rest is as
 * stored: typing a payment info must not lock its own field.
 */
export interface OrderRuleInput extends Pick<
  Order,
  'status' | 'payment_status' | 'payment_method' | 'payment_info'
> {
  readonly shipping: readonly { readonly original_id: string | null }[];
}

/** Whether staff may change something of an order. */
export type OrderRule = (order: OrderRuleInput) => Verdict;

type Facts<Key extends keyof OrderRuleInput> = Pick<OrderRuleInput, Key>;

const REQUEST_PAYMENT_STATUSES: ReadonlySet<OrderStatus> = new Set(['preparing', 'pending']);
const SHIPPING_COST_STATUSES: ReadonlySet<OrderStatus> = new Set(['waiting_delivery', 'preparing']);
const ITEM_QUANTITY_STATUSES: ReadonlySet<OrderStatus> = new Set(['provisional', 'pending']);

function when(holds: boolean, reason: string): Verdict {
  return holds ? allow() : deny(reason);
}

/** Everything that affects the total is locked once the payment is not pending. */
function paymentOpen(order: Facts<'payment_status'>): Verdict {
  return when(order.payment_status === 'pending', messages.lockedByPayment);
}

/** "Solicitar pago": status preparing or pending, payment pending, payment method chosen. */
export function mayRequestPayment(
  order: Facts<'status' | 'payment_status' | 'payment_method'>,
): Verdict {
  return allOf(
    when(order.payment_status === 'pending', messages.requestPaymentAlreadyRequested),
    when(REQUEST_PAYMENT_STATUSES.has(order.status), messages.requestPaymentWrongStatus),
    when(hasText(order.payment_method), messages.requestPaymentNoMethod),
  );
}

/** Payment info: under the conditions of requesting the payment, and while none is stored. */
export function mayEditPaymentInfo(
  order: Facts<'status' | 'payment_status' | 'payment_method' | 'payment_info'>,
): Verdict {
  return allOf(
    when(mayRequestPayment(order).allowed, messages.paymentInfoLocked),
    when(!hasText(order.payment_info), messages.paymentInfoAlreadySet),
  );
}

/** Revised price of an item: while the payment is pending. */
export function mayEditRevisedPrice(order: Facts<'payment_status'>): Verdict {
  return paymentOpen(order);
}

/** Adding, changing or deleting other concepts: while the payment is pending. */
export function mayEditConcepts(order: Facts<'payment_status'>): Verdict {
  return paymentOpen(order);
}

/** Shipping cost: payment pending and status waiting_delivery or preparing. */
export function mayEditShippingCost(order: Facts<'status' | 'payment_status'>): Verdict {
  return allOf(
    paymentOpen(order),
    when(SHIPPING_COST_STATUSES.has(order.status), messages.shippingCostWrongStatus),
  );
}

/** Shipping entries: the conditions of the shipping cost, and no stored entry is imported (has an original id). */
export function mayEditShippingEntries(
  order: Facts<'status' | 'payment_status' | 'shipping'>,
): Verdict {
  return allOf(
    mayEditShippingCost(order),
    when(!order.shipping.some((entry) => hasText(entry.original_id)), messages.shippingImported),
  );
}

/** Adding items and changing quantities: payment pending and status provisional or pending. */
export function mayEditItemQuantity(order: Facts<'status' | 'payment_status'>): Verdict {
  return allOf(
    paymentOpen(order),
    when(ITEM_QUANTITY_STATUSES.has(order.status), messages.itemQuantityWrongStatus),
  );
}

/**
 * Applies a rule to a field that is edited together with the status: the stored or the chosen status must allow it, so
 * that one save can add an item to a pending order and set En proceso. The payment is always the stored one, the
 * reason is that of the chosen status.
 */
export function allowedByEitherStatus<Order extends Facts<'status'>>(
  rule: (order: Order) => Verdict,
  stored: Order,
  chosen: OrderStatus,
): Verdict {
  const verdict = rule({ ...stored, status: chosen });
  return verdict.allowed || rule(stored).allowed ? allow() : verdict;
}

/** Completing a payment: only a required one. */
export function mayCompletePayment(order: Facts<'payment_status'>): Verdict {
  return when(order.payment_status === 'required', messages.completePaymentNotRequired);
}

/** Why an order is closed to its shopper; the others were confirmed. */
const NOT_CONFIRMED: { readonly [Status in OrderStatus]?: string } = {
  discarded: messages.orderDiscarded,
  store_canceled: messages.orderCanceledByStore,
  client_canceled: messages.orderCanceledByClient,
};

function isProvisional({ status }: Facts<'status'>): Verdict {
  return when(status === 'provisional', NOT_CONFIRMED[status] ?? messages.orderAlreadyConfirmed);
}

/**
 * Shoppers change or delete items while the order is provisional and its payment is pending. An order that the store
 * sets back to provisional after requesting its payment stays locked, for the store as well.
 */
export function mayCustomerEditItems(order: Facts<'status' | 'payment_status'>): Verdict {
  return allOf(isProvisional(order), paymentOpen(order));
}

/** "Finalizar pedido": the order is provisional and the session holds an order (`current_order_token`). */
export function mayFinish(order: Facts<'status'>, currentOrder: string | null): Verdict {
  return allOf(isProvisional(order), when(hasText(currentOrder), messages.finishWithoutOrder));
}
