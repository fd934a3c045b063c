import type { ScenarioName } from '../database/db';
import { HOSTILE_ORDER } from '../seed/accounts';
import { HOSTILE, HOSTILE_EMAIL } from '../seed/hostileTexts';
import { seedRows, type Seed } from '../seed/seedDatabase';

/** The moment at which the tests seed their databases. */
export const now = new Date(2026, 10, 20, 15, 30, 0);

/** The scenarios whose rows tests look at one by one; `huge` is `large` with each order five times. */
export const WALKED_SCENARIOS = ['default', 'empty', 'large'] as const satisfies ScenarioName[];

/** Those scenarios, seeded at {@link now}. */
export const seeds: Record<(typeof WALKED_SCENARIOS)[number], Seed> = {
  default: seedRows('default', now),
  empty: seedRows('empty', now),
  large: seedRows('large', now),
};

/** @throws Error for an unknown store */
export function storeNamed(seed: Seed, hashtag: string): Seed['stores'][number] {
  const store = seed.stores.find((row) => row.hashtag === hashtag);
  if (store === undefined) throw new Error(`No store ${hashtag}`);
  return store;
}

export function ofStore<Row extends { store_id: number }>(
  rows: readonly Row[],
  storeId: number,
): Row[] {
  return rows.filter((row) => row.store_id === storeId);
}

/** The distinct values, sorted. */
export function values(list: readonly string[]): string[] {
  return [...new Set(list)].sort((a, b) => a.localeCompare(b, 'en'));
}

export function orderWith(seed: Seed, token: string): Seed['orders'][number] {
  const order = seed.orders.find((row) => row.token === token);
  if (order === undefined) throw new Error(`No order ${token}`);
  return order;
}

/** The rows of #donpepe without the hostile ones. */
export function regularRows(seed: Seed): Pick<Seed, 'products' | 'clients' | 'orders'> {
  const { id } = storeNamed(seed, '#donpepe');
  return {
    products: ofStore(seed.products, id).filter((row) => !row.name.startsWith(HOSTILE.markup)),
    clients: ofStore(seed.clients, id).filter(({ email }) => email !== HOSTILE_EMAIL),
    orders: ofStore(seed.orders, id).filter(({ token }) => token !== HOSTILE_ORDER.token),
  };
}
