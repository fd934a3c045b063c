import { QuantityField } from '~/components/shopper/QuantityField';
import type { Product } from '~/contract/types';
import { quantityReading } from '~/domain/orders/quantities';
import { stepFor } from '~/domain/products/units';
import {
  addStep,
  amountError,
  type Cart,
  removeStep,
  setAmount,
  typedAmount,
} from '~/domain/shopper/cart';
import { formatNumber } from '~/lib/money';
import { changeCart } from '~/session/cart';

/** The amount of a product in the cart of a catalogue. */
export function CartAmount({
  token,
  product,
  cart,
  compact = false,
  suggested = false,
}: {
  /** Of the catalogue. */
  token: string;
  product: Product;
  cart: Cart;
  compact?: boolean;
  /** Shows one step in the empty field. */
  suggested?: boolean;
}) {
  const typed = typedAmount(cart, product.id);
  return (
    <QuantityField
      compact={compact}
      placeholder={suggested ? formatNumber(stepFor(product.quantity_unit)) : undefined}
      product={product.name}
      value={typed}
      step={stepFor(product.quantity_unit)}
      error={amountError(cart, product.id)}
      reading={quantityReading(typed, product.quantity_unit)}
      mayDecrease={(cart[product.id]?.amount ?? 0) > 0}
      onType={(text) => changeCart(token, (before) => setAmount(before, product, text))}
      onStep={(direction) =>
        changeCart(token, (before) =>
          direction === 1 ? addStep(before, product) : removeStep(before, product),
        )
      }
    />
  );
}
