import type { CustomerSessionRow, Database, OrderRow, PaymentMethodRow } from '../database/db';
import { writeLog } from '../database/storeLog';
import { recordActivity } from './shoppers';

type Session = Readonly<CustomerSessionRow>;
type Order = Readonly<OrderRow>;

/** The payment methods of the order's store for its kind of delivery. */
export function methodsFor(
  db: Database,
  order: Pick<OrderRow, 'store_id' | 'delivery'>,
): Readonly<PaymentMethodRow>[] {
  return db.paymentMethods.where(
    ({ store_id, enabled_delivery, enabled_pickup }) =>
      store_id === order.store_id && (order.delivery ? enabled_delivery : enabled_pickup),
  );
}

/** The store's message for a payment method; null for none. */
export function methodInfo(db: Database, storeId: number, name: string | null): string | null {
  const method = db.paymentMethods.find((row) => row.store_id === storeId && row.name === name);
  return method?.method_info ?? null;
}

/** The shopper confirms: provisional → pending, with the chosen method or the store's only one. */
export function confirmOrder(db: Database, session: Session, order: Order, now: Date): Order {
  const methods = methodsFor(db, order);
  const only = methods.length === 1 ? (methods[0]?.name ?? null) : null;
  const payment_method = order.payment_method ?? only;
  db.customerSessions.update(session.id, { current_order_id: null });
  const payload = { order: order.alphanum_id, total: order.total_price };
  recordActivity(db, session, now, { activity_name: 'order_confirmed', payload });
  writeLog(db, order.store_id, now, { event: 'order_confirmed', payload });
  return db.orders.update(order.id, { status: 'pending', payment_method });
}

/** The shopper discards the order: provisional → discarded. */
export function discardOrder(db: Database, session: Session, order: Order, now: Date): Order {
  db.customerSessions.update(session.id, { current_order_id: null });
  const payload = { order: order.alphanum_id };
  recordActivity(db, session, now, { activity_name: 'order_discarded', payload });
  writeLog(db, order.store_id, now, { event: 'order_discarded', payload });
  return db.orders.update(order.id, { status: 'discarded' });
}

/** Sets delivery (with an address) or pick-up (null); clears a payment method that does not allow it. */
export function chooseDelivery(db: Database, order: Order, address: string | null): Order {
  const delivery = address !== null;
  const allowed = methodsFor(db, { store_id: order.store_id, delivery });
  const kept = allowed.some(({ name }) => name === order.payment_method);
  return db.orders.update(order.id, {
    delivery,
    delivery_address: address,
    payment_method: kept ? order.payment_method : null,
  });
}
