import type { Order, OrderStatus } from '~/contract/types';
import {
  mayEditConcepts,
  mayEditItemQuantity,
  mayEditPaymentInfo,
  mayEditRevisedPrice,
  mayEditShippingCost,
  mayEditShippingEntries,
  mayRequestPayment,
  allowedByEitherStatus,
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
  return {
    itemQuantities: reasonOf(allowedByEitherStatus(mayEditItemQuantity, order, chosen)),
    revisedPrices: reasonOf(mayEditRevisedPrice(order)),
    concepts: reasonOf(mayEditConcepts(order)),
    shippingCost: reasonOf(allowedByEitherStatus(mayEditShippingCost, order, chosen)),
    shippingEntries: reasonOf(allowedByEitherStatus(mayEditShippingEntries, order, chosen)),
    paymentInfo: reasonOf(allowedByEitherStatus(mayEditPaymentInfo, order, chosen)),
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
