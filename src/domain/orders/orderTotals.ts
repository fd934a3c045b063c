import type { OrderItem } from '~/contract/types';
import { roundMoney } from '~/lib/money';

/** What a total needs of an item: contract items and items of a draft both fit. */
export interface PricedItem {
  readonly amount: number;
  /** The item's whole price as revised by the store, not a price per unit; null: not revised. */
  readonly revised_price: number | null;
  readonly product_denormalized: Pick<OrderItem['product_denormalized'], 'price_per_unit'>;
}

interface OrderParts {
  readonly items: readonly PricedItem[];
  readonly other_concepts: readonly { readonly amount: number }[];
}

/** The staff side calls the shipping cost `shipping_cost`, the customer side `shippcost` (§3 of each document). */
export type TotalledOrder = OrderParts &
  ({ readonly shipping_cost: number } | { readonly shippcost: number });

/** Revised price if present, else amount times price; never negative (§3 staff and customer, not rounded). */
export function itemTotal(item: PricedItem): number {
  const price = item.product_denormalized.price_per_unit ?? 0;
  return Math.max(0, item.revised_price ?? item.amount * price);
}

/** Sum of the item totals, rounded to 2 decimals (§3 staff and customer). */
export function orderAmount(items: readonly PricedItem[]): number {
  return roundMoney(items.reduce((sum, item) => sum + itemTotal(item), 0));
}

/** Sum of the other concepts: discounts are negative, surcharges positive (§3 staff); 2 decimals. */
export function conceptsTotal(concepts: readonly { readonly amount: number }[]): number {
  return roundMoney(concepts.reduce((sum, concept) => sum + concept.amount, 0));
}

/** What shipping costs, under either side's name. */
export function shippingCostOf(order: TotalledOrder): number {
  return 'shippcost' in order ? order.shippcost : order.shipping_cost;
}

/** The MONTO of an order: items, other concepts and shipping, 2 decimals. While a discount is being typed it may be negative. */
export function orderTotal(order: TotalledOrder): number {
  return roundMoney(
    orderAmount(order.items) + conceptsTotal(order.other_concepts) + shippingCostOf(order),
  );
}
