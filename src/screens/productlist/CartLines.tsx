import { UnstyledButton } from '@mantine/core';

import { ShopProductPhoto } from '~/components/shopper/products/ShopProductPhoto';
import { useStoreLang } from '~/components/shopper/useStoreLang';
import type { Product } from '~/contract/types';
import { amountWithUnit } from '~/domain/orders/quantities';
import { withSizeKept } from '~/domain/products/units';
import { cartAmountError, type Cart, cartTotal, setAmount } from '~/domain/shopper/cart';
import { formatMoney } from '~/lib/money';
import { changeCart } from '~/session/cart';

import classes from './CartLines.module.css';

/** Side of a photo in CSS px. */
const PHOTO_SIZE = 44;

/** The chosen products with their amounts, in the catalogue's order. */
export function CartLines({
  catalogueToken,
  products,
  cart,
}: {
  catalogueToken: string;
  products: readonly Product[];
  cart: Cart;
}) {
  const lang = useStoreLang();
  return (
    <ul className={classes.lines} aria-label="Productos elegidos">
      {products.map((product) => {
        const amount = cart[product.id]?.amount ?? 0;
        const error = cartAmountError(cart, product.id);
        if (amount === 0 && error === null) return null;
        return (
          <li key={product.id} className={classes.line}>
            <ShopProductPhoto
              size={PHOTO_SIZE}
              className={classes.photo}
              url={product.image_url}
              name={product.name}
            />
            <div className={classes.words}>
              <span className={classes.name} lang={lang}>
                {withSizeKept(product.name)}
              </span>
              <span className={classes.amount} data-error={error !== null || undefined}>
                {error ?? (
                  <>
                    {amountWithUnit(amount, product.quantity_unit)}
                    {product.price_per_unit === null ? null : (
                      <strong translate="no">
                        {formatMoney(cartTotal(cart, [product]), product.curr_symbol)}
                      </strong>
                    )}
                  </>
                )}
              </span>
            </div>
            <UnstyledButton
              data-removes
              className={classes.remove}
              aria-label={`Quitar ${product.name} de tu selección`}
              onClick={() => changeCart(catalogueToken, (before) => setAmount(before, product, ''))}
            >
              ×
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}
