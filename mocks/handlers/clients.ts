import { pickFields } from '~/contract/shape';
import { clientActivityShape } from '~/contract/shapes.gen';
import type { ClientActivity } from '~/contract/types';

import type { ClientActivityRow, ClientRow, Database } from '../database/db';
import { clientOf, newestFirst, orderSummaryOf } from '../database/orderRows';
import { notFound, ok, type HandlersOf } from '../http';

/** @throws 404 when the store has no such client. */
function findClient(db: Database, storeId: number, id: number): Readonly<ClientRow> {
  const client = db.clients.get(id);
  if (client?.store_id !== storeId) throw notFound('El cliente no existe');
  return client;
}

function activityOf(row: Readonly<ClientActivityRow>): ClientActivity {
  return pickFields(clientActivityShape, row);
}

/** Newest first; within the same second, the later number first. */
function newestActivityFirst(
  a: Readonly<ClientActivityRow>,
  b: Readonly<ClientActivityRow>,
): number {
  if (a.created_at === b.created_at) return b.id - a.id;
  return a.created_at < b.created_at ? 1 : -1;
}

export const clientsHandlers = {
  listClients(call) {
    const { store } = call.seller();
    return ok(call.db.clients.where(({ store_id }) => store_id === store.id).map(clientOf));
  },

  getClient(call) {
    const { store } = call.seller();
    return ok(clientOf(findClient(call.db, store.id, call.params.id)));
  },

  listClientOrders(call) {
    const { db, params } = call;
    const { id } = findClient(db, call.seller().store.id, params.id);
    const orders = db.orders.where(({ client_id }) => client_id === id).sort(newestFirst);
    return ok(orders.map((order) => orderSummaryOf(db, order)));
  },

  listClientActivity(call) {
    const { db, params } = call;
    const { id } = findClient(db, call.seller().store.id, params.id);
    const activity = db.clientActivity.where(({ client_id }) => client_id === id);
    return ok(activity.sort(newestActivityFirst).map(activityOf));
  },
} satisfies HandlersOf<'listClients' | 'getClient' | 'listClientOrders' | 'listClientActivity'>;
