import { useSyncExternalStore } from 'react';

import type { OrderStatus } from '~/contract/types';
import type { SeenOrder } from '~/domain/orders/bulkActions';

/** An order whose status was changed in the list. */
export interface MovedOrder {
  /** The order as it is now. */
  order: SeenOrder;
  from: OrderStatus;
}

let moved: MovedOrder | null = null;
const listeners = new Set<() => void>();

/** The order that was moved last, while its change can be undone: its row may have left the list. */
export const movedOrder = {
  set(next: MovedOrder | null) {
    moved = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: () => moved,
};

export const useMovedOrder = () => useSyncExternalStore(movedOrder.subscribe, movedOrder.get);
