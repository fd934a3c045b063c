import { first } from '../contractCase';
import type { Database } from '../db';
import { DEMO_ORDERS, DEMO_SESSION } from '../seed/accounts';

/** The demo session goes on building the provisional order, as once its link was opened in it. */
export function takeUpProvisional(db: Database): void {
  const order = first(db.orders.where(({ token }) => token === DEMO_ORDERS.provisional.token));
  db.customerSessions.update(DEMO_SESSION, { current_order_id: order.id });
}
