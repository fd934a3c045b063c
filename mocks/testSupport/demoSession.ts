import type { Database } from '../database/db';
import { DEMO_ORDERS, DEMO_SESSION } from '../seed/accounts';

/** Makes the provisional order the current one of the demo session, as opening its link does. */
export function takeUpProvisional(db: Database): void {
  const order = db.orders.find(({ token }) => token === DEMO_ORDERS.provisional.token);
  if (order === undefined) throw new Error('The seed has no provisional order');
  db.customerSessions.update(DEMO_SESSION, { current_order_id: order.id });
}
