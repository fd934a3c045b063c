import { amountFieldId, QuantityField } from '~/components/QuantityField';
import type { Product } from '~/contract/types';
import { quantityReading } from '~/domain/orders/quantities';
import { stepFor, stepperUnit } from '~/domain/products/units';
import {
  addStep,
  cartAmountError,
  type Cart,
  removeStep,
  setAmount,
  typedAmount,
} from '~/domain/shopper/cart';
import { formatNumber } from '~/lib/money';

import classes from './CartAmount.module.css';

/** The id of what shows the cart, to which each chosen product leads. */
export const CART_ID = 'seleccion';

/** The amount of a product in a cart: of the catalogue (`compact`), or of the product's dialog. */
export function CartAmount({
  product,
  cart,
  onChange,
  compact = false,
  suggested = false,
}: {
  product: Product;
  cart: Cart;
  onChange: (change: (before: Cart) => Cart) => void;
  /** See `QuantityField`. */
  compact?: boolean;
  /** Shows one step in the empty field. */
  suggested?: boolean;
}) {
  const typed = typedAmount(cart, product.id);
  return (
    <>
      <QuantityField
        id={compact ? amountFieldId(product.id) : undefined}
        compact={compact}
        placeholder={suggested ? formatNumber(stepFor(product.quantity_unit)) : undefined}
        product={product.name}
        value={typed}
        unit={stepperUnit(product.quantity_unit)}
        step={stepFor(product.quantity_unit)}
        error={cartAmountError(cart, product.id)}
        reading={quantityReading(typed, product.quantity_unit)}
        mayDecrease={(cart[product.id]?.amount ?? 0) > 0}
        onType={(text) => onChange((before) => setAmount(before, product, text))}
        onStep={(direction) =>
          onChange((before) =>
            direction === 1 ? addStep(before, product) : removeStep(before, product),
          )
        }
      />
      {compact && typed !== '' ? (
        <a className={classes.toCart} href={`#${CART_ID}`}>
          Ir a tu selección
        </a>
      ) : null}
    </>
  );
}
