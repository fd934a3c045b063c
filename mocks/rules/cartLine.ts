import type { CartItem, Product } from '~/contract/types';

import { requestMessages } from './messages';

/** Why a line of the cart cannot be added: the product has another name or unit now. Null when it can. */
export function cartLineError(
  line: Pick<CartItem, 'name' | 'quantity_unit'>,
  product: Pick<Product, 'name' | 'quantity_unit'>,
): string | null {
  return line.name === product.name && line.quantity_unit === product.quantity_unit
    ? null
    : requestMessages.cartItemStale;
}
