import type { CustomerOrder } from '~/contract/types';

import { orderedAmount } from './customerOrder';

/**
 * The message with which a shopper hands an order over to the store: its number, its items and its link.
 * @param link complete URL of the order
 */
export function handedOverText(
  { alphanum_id, items }: Pick<CustomerOrder, 'alphanum_id' | 'items'>,
  link: string,
): string {
  return [
    `Hola, quiero hacer el pedido ${alphanum_id}:`,
    ...items.map(
      ({ amount, product_denormalized: { name, quantity_unit } }) =>
        `- ${orderedAmount(amount, quantity_unit)} ${name}`,
    ),
    link,
  ].join('\n');
}
