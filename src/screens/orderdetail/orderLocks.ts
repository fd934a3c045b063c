import type { Order, OrderStatus } from '~/contract/types';
import {
  CONCEPT_FIELDS,
  ITEM_FIELDS,
  ORDER_FIELDS,
  SHIPPING_FIELDS,
} from '~/domain/orders/draft/orderFields';
import {
  mayRequestPayment,
  allowedByEitherStatus,
  type OrderRule,
} from '~/domain/orders/orderRules';
import { reasonOf } from '~/domain/verdict';

import type { OrderTabKey } from './orderTabs';

/** Why each part of the form is locked; null: it is editable. */
export interface OrderLocks {
  readonly itemQuantities: string | null;
  readonly revisedPrices: string | null;
  readonly concepts: string | null;
  readonly shippingCost: string | null;
  readonly shippingEntries: string | null;
  readonly paymentInfo: string | null;
  readonly requestPayment: string | null;
}

/** The locks of an order while `chosen` is selected as its status. */
export function orderLocks(order: Order, chosen: OrderStatus): OrderLocks {
  const lockOf = ({ rule }: { readonly rule?: OrderRule }) =>
    rule === undefined ? null : reasonOf(allowedByEitherStatus(rule, order, chosen));
  return {
    itemQuantities: lockOf(ITEM_FIELDS.amount),
    revisedPrices: lockOf(ITEM_FIELDS.revised_price),
    concepts: lockOf(CONCEPT_FIELDS.amount),
    shippingCost: lockOf(ORDER_FIELDS.shipping_cost),
    shippingEntries: lockOf(SHIPPING_FIELDS.tracking_code),
    paymentInfo: lockOf(ORDER_FIELDS.payment_info),
    requestPayment: reasonOf(mayRequestPayment({ ...order, status: chosen })),
  };
}

/** Whether nothing in a tab can be edited. */
export function isTabLocked(tab: OrderTabKey, locks: OrderLocks): boolean {
  switch (tab) {
    case 'agregar':
      return locks.itemQuantities !== null;
    case 'envio':
      return locks.shippingCost !== null && locks.shippingEntries !== null;
    case 'otros':
      return locks.concepts !== null;
    case 'pedido':
      return false;
  }
}
