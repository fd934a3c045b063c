import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';

import { orderBesideQuery } from '~/api/customerOrder';
import { LinkButton } from '~/components/LinkButton';
import { LazyOrderCard } from '~/components/shopper/card/LazyOrderCard';
import { firstUnsavedAmount } from '~/components/shopper/itemAmounts';
import { CART_ID } from '~/components/shopper/products/CartAmount';
import { useFixedBar } from '~/components/shopper/shopChat';
import { useAddToOrder } from '~/components/shopper/useAddToOrder';
import { useSaidCart } from '~/components/shopper/useSaidCart';
import type { Product } from '~/contract/types';
import { messages } from '~/domain/messages';
import { notOrdered, productCount } from '~/domain/products/productCount';
import { type Cart, cartTotal, isEmptyCart, itemsToAdd, amountErrors } from '~/domain/shopper/cart';
import { formatMoney } from '~/lib/money';
import { useCustomerSession } from '~/session/customer';
import { BusyButton } from '~/ui/BusyButton';
import { toast } from '~/ui/feedback/toast';
import { focusAfterRemoval } from '~/ui/focus/focusAfterRemoval';
import { lazyNamed } from '~/ui/lazyNamed';

import type { SessionOrder } from './useSessionOrder';

import classes from './CartBar.module.css';

const CartLines = lazyNamed(() => import('./CartLines'), 'CartLines');
const FinishOrderButton = lazyNamed(
  () => import('~/components/shopper/finish/FinishOrderButton'),
  'FinishOrderButton',
  { suspends: true },
);

/**
 * The floating buttons of the catalogue: "Agregar al pedido" while the cart is not empty, "Finalizar pedido" and
 * "Ver pedido" when the session has an order. On a wide screen they end a column with the chosen products.
 */
export function CartBar({
  catalogueToken,
  products,
  cart,
  order,
  hasMatches,
  isWide,
  onCorrect,
}: {
  catalogueToken: string;
  products: readonly Product[];
  cart: Cart;
  /** The session's order. */
  order: SessionOrder;
  /** Whether the page shows products to choose. */
  hasMatches: boolean;
  /** There is room for the column. */
  isWide: boolean;
  /** Leads to the amount field of a product. */
  onCorrect: (product: Product) => void;
}) {
  const { currentOrderToken, lastOrderToken } = useCustomerSession();
  const [isSending, setSending] = useState(false);
  const count = itemsToAdd(cart, products).length;
  // The order that the answer names appears with what it does to the cart.
  const [orderToken, setOrderToken] = useState(currentOrderToken);
  const isHeld = isSending && count > 0;
  if (!isHeld && orderToken !== currentOrderToken) setOrderToken(currentOrderToken);
  const [bar, setBar] = useState<HTMLDivElement | null>(null);
  useFixedBar(bar);
  const { addCart, isAdding, lostOutcome } = useAddToOrder(catalogueToken);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const viewOrder = useRef<HTMLAnchorElement>(null);
  const finishPressed = useRef(false);
  const takeFinishPress = () => {
    const wasPressed = finishPressed.current;
    finishPressed.current = false;
    return wasPressed;
  };
  const productsInOrder = order.amounts.size;
  const total = formatMoney(cartTotal(cart, products), products[0]?.curr_symbol);
  const invalid = amountErrors(cart, products);

  /** Whether all amounts can be ordered; else leads to the first that cannot. */
  function checkAmounts(): boolean {
    const [first] = invalid;
    if (first === undefined) return true;
    toast.error(`${first.product.name}: ${first.error}`);
    onCorrect(first.product);
    return false;
  }

  /** Whether the order can be finished; leads to it when one of its own amounts is not saved. */
  async function checkOrder(orderToken: string): Promise<boolean> {
    if (!checkAmounts()) return false;
    const held = queryClient.getQueryData(orderBesideQuery(orderToken).queryKey);
    const unsaved = held ? await firstUnsavedAmount(held.data) : null;
    if (unsaved === null) return true;
    toast.error(`${unsaved.item.product_denormalized.name}: ${unsaved.reason}`);
    void navigate({ to: '/orderstatus/$orderToken', params: { orderToken } });
    return false;
  }

  async function addFromBar() {
    if (!checkAmounts()) return;
    setSending(true);
    const isAdded = await addCart(products).finally(() => setSending(false));
    // The pressed button is gone once the products are added.
    if (isAdded) requestAnimationFrame(() => viewOrder.current?.focus());
  }

  useSaidCart(cart, products, isAdding);
  const finishVariant = count === 0 ? 'filled' : 'default';
  const isEmpty = isEmptyCart(cart, products);
  const isIdle = isEmpty && orderToken === null;
  return (
    <section
      ref={focusAfterRemoval}
      className={classes.cart}
      data-column
      data-idle={isIdle || undefined}
      id={CART_ID}
      aria-labelledby="titulo-seleccion"
    >
      <h2 id="titulo-seleccion" className={classes.title}>
        Tu selección
      </h2>
      {isWide && isIdle && lastOrderToken !== null ? (
        <LazyOrderCard orderToken={lastOrderToken} catalogueToken={catalogueToken} />
      ) : null}
      {isEmpty ? (
        <p className={classes.hint} data-taps={hasMatches || undefined}>
          {productsInOrder > 0 ? <>{orderedText(productsInOrder)} </> : null}
          {isWide && productsInOrder > 0
            ? 'Sumá más o finalizalo.'
            : isWide || !hasMatches
              ? 'Todavía no elegiste productos.'
              : 'Tocá + para elegir productos'}
          {isWide && order.total !== null ? (
            <strong className={classes.held} translate="no">
              {order.total}
            </strong>
          ) : null}
        </p>
      ) : isWide ? (
        <CartLines catalogueToken={catalogueToken} products={products} cart={cart} />
      ) : null}
      <div ref={setBar} className={classes.foot}>
        {invalid.length > 0 ? (
          <Button variant="transparent" className={classes.invalid} onClick={checkAmounts}>
            {invalid.length === 1
              ? 'Hay una cantidad para corregir'
              : `Hay ${invalid.length} cantidades para corregir`}
          </Button>
        ) : null}
        {count > 0 ? (
          <>
            <p className={classes.total}>
              <span className={classes.part}>{productCount(count)}</span>
              <span className={classes.part}>
                <span className={classes.dot}> · </span>
                <strong key={total} className={classes.news} translate="no">
                  {total}
                </strong>
              </span>
              {[orderToken === null ? notOrdered(count) : null, lostOutcome].map((text) =>
                text === null ? null : (
                  <span key={text} className={classes.part}>
                    <span className={classes.dot}> · </span>
                    {text}
                  </span>
                ),
              )}
            </p>
            <BusyButton data-ignore-double-click busy={isAdding} onClick={() => void addFromBar()}>
              {messages.addToOrder}
            </BusyButton>
          </>
        ) : null}
        {orderToken === null ? null : (
          <>
            <Suspense
              fallback={
                <Button variant={finishVariant} onClick={() => (finishPressed.current = true)}>
                  {messages.finishOrder}
                </Button>
              }
            >
              <FinishOrderButton
                orderToken={orderToken}
                orderInLog={order.number ?? orderToken}
                catalogueToken={catalogueToken}
                variant={finishVariant}
                takePress={takeFinishPress}
                check={() => checkOrder(orderToken)}
              />
            </Suspense>
            <LinkButton
              ref={viewOrder}
              variant="default"
              to="/orderstatus/$orderToken"
              params={{ orderToken }}
            >
              {messages.viewOrder}
            </LinkButton>
          </>
        )}
      </div>
    </section>
  );
}

const orderedText = (count: number) =>
  count === 1 ? 'Tu pedido tiene un producto.' : `Tu pedido tiene ${count} productos.`;
