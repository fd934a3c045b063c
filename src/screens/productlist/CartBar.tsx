import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { productListQuery } from '~/api/customerCatalogue';
import { useAddOrderItems } from '~/api/customerOrderSaves';
import { logCustomerActivity } from '~/api/customerSession';
import { useFixedBar, useFrameChat } from '~/components/shopper/frameChat';
import { useSessionRecovery } from '~/components/shopper/useSessionRecovery';
import type { Product } from '~/contract/types';
import { messages } from '~/domain/messages';
import { activities } from '~/domain/shopper/activities';
import {
  type Cart,
  cartTotal,
  firstAmountError,
  itemsToAdd,
  withoutSent,
} from '~/domain/shopper/cart';
import { formatMoney } from '~/lib/money';
import { changeCart } from '~/session/cart';
import { useCustomerSession } from '~/session/customer';
import { useSingleFlight } from '~/ui/form/useSingleFlight';
import { toast } from '~/ui/toast';

import classes from './CartBar.module.css';
import controls from '~/components/shopper/controls.module.css';

/**
 * The floating buttons of the catalogue: "Agregar al pedido" while the cart is not empty, "Finalizar pedido" and "Ver
 * pedido" when the session has an order.
 */
export function CartBar({
  token,
  products,
  cart,
}: {
  token: string;
  products: readonly Product[];
  cart: Cart;
}) {
  const order = useCustomerSession().currentOrderToken;
  const { send } = useFrameChat();
  const [bar, setBar] = useState<HTMLDivElement | null>(null);
  useFixedBar(bar);
  const { add, adding } = useAddCart({ token, products, cart });
  const count = itemsToAdd(cart, products).length;
  if (count === 0 && order === null) return null;
  return (
    <div ref={setBar} className={classes.bar}>
      {count > 0 ? (
        <>
          <output className={classes.total}>
            {count} {count === 1 ? 'producto' : 'productos'} ·{' '}
            <strong>{formatMoney(cartTotal(cart, products), products[0]?.curr_symbol)}</strong>
          </output>
          <button
            type="button"
            data-ignore-double-click
            className={`${controls.button} ${controls.primary} ${classes.main}`}
            aria-busy={adding}
            onClick={add}
          >
            {messages.addToOrder}
          </button>
        </>
      ) : null}
      {order === null ? null : (
        <>
          <button
            type="button"
            data-ignore-double-click
            className={controls.button}
            onClick={() => {
              // Otherwise the order would be confirmed without the chosen products.
              if (count > 0) {
                toast.warning(messages.cartNotAdded);
                return;
              }
              send(messages.finishOrderUtterance);
              logCustomerActivity(activities.orderFinished, { order });
            }}
          >
            {messages.finishOrder}
          </button>
          <Link
            className={controls.button}
            to="/orderstatus/$orderCode"
            params={{ orderCode: order }}
          >
            {messages.viewOrder}
          </Link>
        </>
      )}
    </div>
  );
}

/** Sends the cart, single flight; products that could not be added stay in it. */
function useAddCart({
  token,
  products,
  cart,
}: {
  token: string;
  products: readonly Product[];
  cart: Cart;
}) {
  const { mutateAsync, isPending } = useAddOrderItems();
  const recover = useSessionRecovery(productListQuery(token).queryKey);
  const singleFlight = useSingleFlight();

  async function add() {
    const invalid = firstAmountError(cart, products);
    if (invalid) {
      toast.error(`${invalid.product.name}: ${invalid.error}`);
      return;
    }
    const items = itemsToAdd(cart, products);
    try {
      // Runs even if the shopper left the catalogue meanwhile.
      const { data: order } = await mutateAsync(items);
      changeCart(token, (now) => withoutSent(now, cart));
      toast.success('Productos agregados al pedido');
      logCustomerActivity(activities.itemsAdded, {
        order: order.alphanum_id,
        items: items.map(({ name, amount, quantity_unit }) => ({
          name,
          amount,
          quantity_unit,
        })),
      });
    } catch (error) {
      await recover(error);
    }
  }
  return { add: () => void singleFlight(add), adding: isPending };
}
