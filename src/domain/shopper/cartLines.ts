import type { CartItem, Product } from '~/contract/types';
import { requestMessages } from '~/domain/requestMessages';

/**
 * Why a line of the cart may not be added, or null: it names a product as the catalogue has it (§7 customer). An amount
 * chosen for another unit would be another amount.
 */
export function cartLineError(
  line: Pick<CartItem, 'name' | 'quantity_unit'>,
  product: Pick<Product, 'name' | 'quantity_unit'>,
): string | null {
  return line.name === product.name && line.quantity_unit === product.quantity_unit
    ? null
    : requestMessages.cartItemStale;
}
