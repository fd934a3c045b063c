import { useQuery } from '@tanstack/react-query';

import { productListQuery } from '~/api/customerCatalogue';
import { toastLoad } from '~/api/transport/loadPolicy';
import {
  cartTotal,
  EMPTY_CART,
  isEmptyCart,
  itemsToAdd,
  amountErrors,
} from '~/domain/shopper/cart';
import { formatMoney } from '~/lib/money';
import { useCart } from '~/session/cart';

/** Number, products, total and first invalid amount of the products in a catalogue's cart; null when it is empty. */
export function useChosenProducts(catalogueToken: string | null) {
  const cart = useCart(catalogueToken ?? '');
  const { data } = useQuery({
    ...productListQuery(catalogueToken ?? ''),
    meta: toastLoad,
    enabled: false,
  });
  const products = data?.data.rows;
  if (catalogueToken === null || (products ? isEmptyCart(cart, products) : cart === EMPTY_CART))
    return null;
  return {
    catalogueToken,
    /** Null while the catalogue is not in the cache, as is `total`. */
    count: products ? itemsToAdd(cart, products).length : null,
    lines: (products ?? []).flatMap((product) => {
      const amount = cart[product.id]?.amount ?? 0;
      return amount > 0 ? [{ product, amount, total: cartTotal(cart, [product]) }] : [];
    }),
    total: products ? formatMoney(cartTotal(cart, products), products[0]?.curr_symbol) : null,
    /** The first whose amount cannot be ordered. */
    invalid: products ? (amountErrors(cart, products)[0] ?? null) : null,
  };
}
