import type { OrderItem, OrderItemsAdd } from '~/contract/types';
import { amountText } from '~/domain/orders/quantities';

/** An item of an order as the call adds it again; the raw text reads like an order in the chat: `300 gr Queso`. */
export function itemToAddAgain(item: OrderItem): OrderItemsAdd['items'][number] {
  const { name, quantity_unit } = item.product_denormalized;
  return {
    product_id: item.product_id,
    amount: item.amount,
    raw_product: `${amountText(item.amount)} ${quantity_unit} ${name}`,
    quantity_unit,
    name,
  };
}
