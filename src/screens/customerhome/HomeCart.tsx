import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { LinkButton } from '~/components/LinkButton';
import { CountedMoney } from '~/components/shopper/CountedMoney';
import { CART_ID } from '~/components/shopper/products/CartAmount';
import { useAddToOrder } from '~/components/shopper/useAddToOrder';
import { useSaidCart } from '~/components/shopper/useSaidCart';
import type { Product } from '~/contract/types';
import { messages } from '~/domain/messages';
import { notOrdered, productCount } from '~/domain/products/productCount';
import { type Cart, cartTotal, itemsToAdd } from '~/domain/shopper/cart';
import { customerSession, useCustomerSession } from '~/session/customer';
import { BusyButton } from '~/ui/BusyButton';
import { useBarHeight } from '~/ui/useBarHeight';

import classes from './HomeProducts.module.css';

/** What was chosen, and the button that adds it and leads to the order. */
export function HomeCart({
  catalogueToken,
  products,
  cart,
}: {
  catalogueToken: string;
  products: readonly Product[];
  cart: Cart;
}) {
  const { addCart, isAdding, lostOutcome } = useAddToOrder(catalogueToken);
  const hasOrder = useCustomerSession().currentOrderToken !== null;
  const navigate = useNavigate();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useBarHeight(bar);
  useSaidCart(cart, products, isAdding);
  const count = itemsToAdd(cart, products).length;
  if (count === 0) return null;

  async function addAll() {
    if (!(await addCart(products))) return;
    const { currentOrderToken } = customerSession();
    if (currentOrderToken === null) return;
    await navigate({ to: '/orderstatus/$orderToken', params: { orderToken: currentOrderToken } });
  }

  return (
    <div ref={setBar} id={CART_ID} tabIndex={-1} className={classes.cart} data-home-cart>
      <div className={classes.total}>
        {productCount(count)} ·{' '}
        <strong>
          <CountedMoney
            amount={cartTotal(cart, products)}
            currency={products[0]?.curr_symbol ?? '$'}
          />
        </strong>
        {hasOrder ? null : <> · {notOrdered(count)}</>}
        {lostOutcome === null ? null : <> · {lostOutcome}</>}
      </div>
      <LinkButton
        className={classes.catalogue}
        variant="default"
        to="/productlist/$catalogueToken"
        params={{ catalogueToken }}
      >
        {messages.viewCatalogue}
      </LinkButton>
      <BusyButton data-ignore-double-click busy={isAdding} onClick={() => void addAll()}>
        {messages.addToOrder}
      </BusyButton>
    </div>
  );
}
