import type { OrderItem } from '~/contract/types';
import { roundMoney } from '~/lib/money';

/** The fields of an item that its total depends on; contract items and draft items both fit. */
interface PricedItem {
  readonly amount: number;
  /** Total price of the item as revised by the store, not per unit; null: not revised. */
  readonly revised_price: number | null;
  readonly product_denormalized: Pick<OrderItem['product_denormalized'], 'price_per_unit'>;
}

interface PricedRows {
  readonly items: readonly PricedItem[];
  readonly other_concepts: readonly { readonly amount: number }[];
}

/** Revised price if present, otherwise amount times price; never negative, not rounded. */
export function itemTotal(item: PricedItem): number {
  const price = item.product_denormalized.price_per_unit ?? 0;
  return Math.max(0, item.revised_price ?? item.amount * price);
}

/** The price per unit that results from a revised total, not rounded; null when there is none. */
export function revisedUnitPrice({ amount, revised_price }: PricedItem): number | null {
  return revised_price === null || amount <= 0 ? null : revised_price / amount;
}

/** Sum of the item totals, rounded to 2 decimals. */
export function itemsTotal(items: readonly PricedItem[]): number {
  return roundMoney(items.reduce((sum, item) => sum + itemTotal(item), 0));
}

/** Sum of the other concepts (discounts are negative, surcharges positive), rounded to 2 decimals. */
export function conceptsTotal(concepts: readonly { readonly amount: number }[]): number {
  return roundMoney(concepts.reduce((sum, concept) => sum + concept.amount, 0));
}

/**
 * Total of an order: items, other concepts and shipping, 2 decimals. Negative while a typed discount exceeds the rest.
 */
export function orderTotal(order: PricedRows & { readonly shipping_cost: number }): number {
  return roundMoney(
    itemsTotal(order.items) + conceptsTotal(order.other_concepts) + order.shipping_cost,
  );
}
