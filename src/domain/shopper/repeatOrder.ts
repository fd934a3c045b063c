import type { OrderItem, OrderItemsAdd, Product } from '~/contract/types';

import { itemToAddAgain } from './itemToAddAgain';

/** What a past order becomes with today's catalogue. */
export interface RepeatedOrder {
  items: OrderItemsAdd['items'];
  /** Names of products that are no longer sold, or in another unit. */
  gone: string[];
  /** Products with another price per unit than in the past order. */
  repriced: { name: string; before: number | null; now: number | null }[];
}

/** The items of a past order with the products of the catalogue; the amounts stay. */
export function repeatOrder(
  items: readonly OrderItem[],
  products: readonly Pick<Product, 'id' | 'name' | 'quantity_unit' | 'price_per_unit'>[],
): RepeatedOrder {
  const repeated: RepeatedOrder = { items: [], gone: [], repriced: [] };
  for (const item of items) {
    const { name, quantity_unit, price_per_unit: before } = item.product_denormalized;
    const product = products.find(({ id }) => id === item.product_id);
    if (product?.quantity_unit !== quantity_unit) {
      repeated.gone.push(name);
      continue;
    }
    repeated.items.push({ ...itemToAddAgain(item), name: product.name });
    const now = product.price_per_unit;
    if (now !== before) repeated.repriced.push({ name: product.name, before, now });
  }
  return repeated;
}
