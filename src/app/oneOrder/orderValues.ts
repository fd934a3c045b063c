import type { OrderDraft } from '~/domain/orders/draft/orderFields';

import type { OrderRow } from '../../../mocks/database/db';

/** The editable values of an order or draft by key. */
export function valuesOf(order: OrderDraft | OrderRow): Map<string, unknown> {
  const values = new Map<string, unknown>([
    ['status', order.status],
    ['observation', order.store_observation ?? ''],
  ]);
  for (const item of order.items) {
    values.set(`price ${item.product_id}`, item.revised_price);
    values.set(`note ${item.product_id}`, item.store_observations ?? '');
    values.set(`ready ${item.product_id}`, item.status);
    values.set(`amount ${item.product_id}`, item.amount);
  }
  for (const { description: name, amount } of order.other_concepts) {
    values.set(`concept ${name}`, [...((values.get(`concept ${name}`) as number[]) ?? []), amount]);
  }
  return values;
}

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A property that does not hold; its message is the property and what was found. */
class Violation extends Error {}

/** @throws Violation when a property does not hold; the variable `ONLY` names those to look at */
export function must(holds: boolean, property: string, detail: unknown = ''): void {
  const only = process.env['ONLY'];
  if (!holds && (only === undefined || property.startsWith(only)))
    throw new Violation(`${property} ${JSON.stringify(detail)}`);
}
