import type { Database } from '../database/db';
import { DEMO_ORDERS } from '../seed/accounts';

/** Rows of a list that remain, for each store. */
const ROWS = 3;

const demoTokens: ReadonlySet<string> = new Set(
  Object.values(DEMO_ORDERS).map(({ token }) => token),
);

/**
 * Removes most stores, products, orders and clients: rendering long lists takes most of the time of a test with the whole
 * application. The demo orders stay, and the stores of the hashtags.
 */
export function trimSeed(
  { stores, products, orders, clients }: Database,
  hashtags: readonly string[],
): void {
  for (const { id, hashtag } of stores.all()) {
    if (!hashtags.includes(hashtag)) stores.remove(id);
    for (const row of products.where(({ store_id }) => store_id === id).slice(ROWS)) {
      products.remove(row.id);
    }
  }
  for (const { id, token } of orders.all()) {
    if (token === null || !demoTokens.has(token)) orders.remove(id);
  }
  const owners = new Set(orders.all().map(({ client_id }) => client_id));
  for (const { id } of clients.where((row) => !owners.has(row.id)).slice(ROWS)) clients.remove(id);
}
