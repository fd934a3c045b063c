import type { Database, OrderRow } from '../database/db';
import { invalid } from '../http';
import { confirmOrder } from './shopperCheckout';
import { addToOrder } from './shopperOrders';
import { clientOfSession, findSession, openStoreByHashtag, sessionAt } from './shoppers';

const SHOPPERS = [
  ['Lucía', 'Fernández'],
  ['Tomás', 'Acosta'],
  ['Valentina', 'Ríos'],
  ['Bruno', 'Sosa'],
] as const;
const ITEMS = 3;

/**
 * Adds a confirmed order of a new client with three products of the store, as if ordered through the assistant.
 * @param hashtag with or without its `#`
 * @throws 404 for an unknown or disabled store; 422 when it sells nothing
 */
export function placeOrder(db: Database, hashtag: string, now: Date): Readonly<OrderRow> {
  const store = openStoreByHashtag(db, hashtag);
  const sold = db.products.where(
    (row) => row.store_id === store.id && row.active && (row.price_per_unit ?? 0) > 0,
  );
  if (sold.length === 0) throw invalid('La tienda no vende ningún producto');
  const turn = db.orders.nextId();
  const [first_name, last_name] = SHOPPERS[turn % SHOPPERS.length] ?? SHOPPERS[0];
  const { session, client } = clientOfSession(db, sessionAt(db, null, store.id, now), now);
  const email = `${first_name}.${last_name}.${turn}@correo.test`
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  db.clients.update(client.id, { first_name, last_name, email, phone: '+54 11 5555-0199' });
  const start = (turn * ITEMS) % sold.length;
  const chosen = [...sold.slice(start), ...sold.slice(0, start)].slice(0, ITEMS);
  const wanted = chosen.map(({ id, quantity_unit }) => ({
    productId: id,
    amount: quantity_unit.startsWith('g') ? 200 : 2,
    rawProduct: null,
  }));
  const order = addToOrder(db, session, wanted, now);
  return confirmOrder(db, findSession(db, session.id), order, now);
}
