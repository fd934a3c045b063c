import { useEffect, useRef } from 'react';

import type { Product } from '~/contract/types';
import { amountText } from '~/domain/orders/quantities';
import { stepperUnit } from '~/domain/products/units';
import { type Cart, cartTotal } from '~/domain/shopper/cart';
import { formatMoney } from '~/lib/money';
import { say } from '~/ui/feedback/say';

/** Says the amount of a product that changes in the cart, and what the cart comes to. */
export function useSaidCart(
  cart: Cart,
  products: readonly Product[],
  /** The cart is emptied into the order, which is said otherwise. */
  isAdding: boolean,
) {
  const before = useRef(cart);
  useEffect(() => {
    const amountIn = (some: Cart, { id }: Product) => some[id]?.amount ?? 0;
    const changed = products.find(
      (product) => amountIn(cart, product) !== amountIn(before.current, product),
    );
    before.current = cart;
    if (!changed || isAdding) return;
    // Added to the order from elsewhere, which says so.
    const isStepped = document.activeElement?.closest('[data-compact]') !== null;
    if (amountIn(cart, changed) === 0 && !isStepped) return;
    const { name, quantity_unit: unit, curr_symbol } = changed;
    const amount = `${amountText(amountIn(cart, changed))} ${stepperUnit(unit)}`.trim();
    say(`${name}: ${amount}. Total ${formatMoney(cartTotal(cart, products), curr_symbol)}`);
  }, [cart, products, isAdding]);
}
