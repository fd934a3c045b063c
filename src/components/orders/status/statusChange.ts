import type { Order, OrderStatus } from '~/contract/types';
import { valueStore } from '~/lib/valueStore';

/** An order whose status was changed in a list. */
export interface StatusChange {
  /** The order as it is now. */
  order: Order;
  from: OrderStatus;
}

/** The id of the button that changes the status of a listed order. */
export const statusButtonId = ({ alphanum_id }: Pick<Order, 'alphanum_id'>) =>
  `estado-${alphanum_id}`;

/** The order whose status was changed last, while that can be undone: its row may have left the list. */
export const lastStatusChange = valueStore<StatusChange | null>(null);

/** The statuses that are being saved, by order; of an order with several saves in flight the last one. */
export const statusesOnTheWay = valueStore<ReadonlyMap<string, { readonly status: OrderStatus }>>(
  new Map(),
);

/** Why the last change of a status failed; it stands beside the order's row. */
export const failedStatusChange = valueStore<{ alphanumId: string; text: string } | null>(null);

/** Forgets the last change: the list is left. */
export function forgetStatusChange(): void {
  lastStatusChange.set(null);
  failedStatusChange.set(null);
}
