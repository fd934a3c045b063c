import type { OrderStatus, PaymentStatus } from '~/contract/types';

/** A combination of statuses: how many orders of #donpepe have it, and their range of ages (days). */
export interface PlannedOrders {
  status: OrderStatus;
  payment: PaymentStatus;
  count: number;
  newest: number;
  oldest: number;
}

const row = (
  status: OrderStatus,
  payment: PaymentStatus,
  count: number,
  newest: number,
  oldest: number,
): PlannedOrders => ({ status, payment, count, newest, oldest });

/**
 * Every order status with every payment status that occurs with it: no payment is requested before an order is
 * confirmed, and abandoned orders were never paid. 234 orders; with the six fixed ones, 240.
 */
export const ORDER_PLAN: readonly PlannedOrders[] = [
  row('provisional', 'pending', 15, 0, 6),
  row('pending', 'pending', 18, 0, 5),
  row('pending', 'required', 6, 0, 5),
  row('preparing', 'pending', 8, 0, 8),
  row('preparing', 'required', 7, 0, 8),
  row('preparing', 'processing', 4, 0, 8),
  row('preparing', 'done', 8, 0, 8),
  row('waiting_delivery', 'pending', 5, 1, 12),
  row('waiting_delivery', 'required', 5, 1, 12),
  row('waiting_delivery', 'processing', 4, 1, 12),
  row('waiting_delivery', 'done', 10, 1, 12),
  row('charge', 'pending', 4, 2, 20),
  row('charge', 'required', 6, 2, 20),
  row('charge', 'processing', 3, 2, 20),
  row('done', 'done', 82, 3, 89),
  row('done', 'pending', 6, 3, 89),
  row('done', 'required', 4, 3, 89),
  row('discarded', 'pending', 12, 2, 89),
  row('store_canceled', 'pending', 8, 2, 89),
  row('store_canceled', 'required', 4, 2, 89),
  row('client_canceled', 'pending', 10, 2, 89),
  row('client_canceled', 'required', 5, 2, 89),
];

const expanded = ORDER_PLAN.flatMap((planned) =>
  Array.from({ length: planned.count }, () => planned),
);

/** `count` entries of the plan in its proportions; exactly the plan when `count` is its own size. */
export function plannedOrders(count: number): PlannedOrders[] {
  return Array.from({ length: count }, (_unused, index) => {
    const planned = expanded[Math.floor((index * expanded.length) / count)];
    if (planned === undefined) throw new Error('The order plan is empty');
    return planned;
  });
}
