import { activities } from '~/domain/shopper/activities';

import type { CustomerSessionRow, Database, OrderRow } from '../database/db';
import { ok, type HandlersOf } from '../http';
import {
  addToOrder,
  customerOrderOf,
  findEditableOrder,
  findItem,
  findOrderByToken,
  removeItem,
  setItemAmount,
} from '../shopper/shopperOrders';
import {
  findSession,
  metadataOf,
  recordActivity,
  recordVisit,
  releaseFinished,
  sessionAt,
} from '../shopper/shoppers';

/** The link of a provisional order makes it the session's current order; the session does not become its client. */
function continueOrder(
  db: Database,
  session: Readonly<CustomerSessionRow>,
  order: Readonly<OrderRow>,
): Readonly<CustomerSessionRow> {
  if (order.status !== 'provisional') return releaseFinished(db, session);
  if (session.current_order_id === order.id) return session;
  return db.customerSessions.update(session.id, { current_order_id: order.id });
}

export const customerOrderHandlers = {
  getOrderStatus({ body, db, now }) {
    const order = findOrderByToken(db, body.token);
    const session = continueOrder(
      db,
      sessionAt(db, body.session_id ?? null, order.store_id, now),
      order,
    );
    recordVisit(db, session, now, {
      activity_name: activities.orderStatus,
      payload: { order: order.alphanum_id },
    });
    return ok(customerOrderOf(db, order), metadataOf(db, session));
  },

  addOrderItems({ body, db, now }) {
    const wanted = body.items.map(({ product_id, amount, raw_product, name, quantity_unit }) => ({
      productId: product_id,
      amount,
      rawProduct: raw_product,
      seen: { name, quantity_unit },
    }));
    const order = addToOrder(db, findSession(db, body.session_id), wanted, now);
    const session = findSession(db, body.session_id);
    recordActivity(db, session, now, {
      activity_name: activities.itemsAdded,
      payload: {
        order: order.alphanum_id,
        items: body.items.map(({ name, amount, quantity_unit }) => ({
          name,
          amount,
          quantity_unit,
        })),
      },
    });
    return ok(customerOrderOf(db, order), metadataOf(db, session));
  },

  updateOrderItem({ body, db, now, params }) {
    const session = findSession(db, body.session_id);
    const order = findEditableOrder(db, session, params.orderId);
    const item = findItem(order, params.itemId);
    const saved = setItemAmount(db, order, item, body.amount);
    recordActivity(db, session, now, {
      activity_name: activities.itemChanged,
      payload: {
        order: order.alphanum_id,
        name: item.product_denormalized.name,
        before: item.amount,
        amount: body.amount,
      },
    });
    return ok(customerOrderOf(db, saved));
  },

  deleteOrderItem({ body, db, now, params }) {
    const session = findSession(db, body.session_id);
    const order = findEditableOrder(db, session, params.orderId);
    const item = findItem(order, params.itemId);
    const saved = removeItem(db, order, item);
    recordActivity(db, session, now, {
      activity_name: activities.itemRemoved,
      payload: { order: order.alphanum_id, name: item.product_denormalized.name },
    });
    return ok(customerOrderOf(db, saved));
  },
} satisfies HandlersOf<'getOrderStatus' | 'addOrderItems' | 'updateOrderItem' | 'deleteOrderItem'>;
