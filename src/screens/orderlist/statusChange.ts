import type { OrderStatus } from '~/contract/types';
import type { SeenOrder } from '~/domain/orders/orderChanges';
import { valueStore } from '~/lib/valueStore';

/** An order whose status was changed in the list. */
export interface StatusChange {
  /** The order as it is now. */
  order: SeenOrder;
  from: OrderStatus;
}

/** The order whose status was changed last, while that can be undone: its row may have left the list. */
export const lastStatusChange = valueStore<StatusChange | null>(null);
