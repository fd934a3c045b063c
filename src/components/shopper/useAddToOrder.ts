import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { productListQuery } from '~/api/customerCatalogue';
import { useAddOrderItems } from '~/api/customerOrderSaves';
import { failureText, lostOutcome } from '~/api/saves/failures';
import { toastSaved } from '~/components/forms/toastSaved';
import type { Product } from '~/contract/types';
import { messages } from '~/domain/messages';
import {
  type Cart,
  isEmptyCart,
  itemsToAdd,
  amountErrors,
  withoutSent,
} from '~/domain/shopper/cart';
import { oneTabAtATime } from '~/lib/browser/oneTabAtATime';
import { changeCart, storedCart } from '~/session/cart';
import { customerSession } from '~/session/customer';
import { forgetOrderOutcome } from '~/session/orderOutcome';
import { toast } from '~/ui/feedback/toast';
import { useSingleFlight } from '~/ui/useSingleFlight';

import { logItemsAdded } from './logItemsAdded';
import { useFailedChange } from './useFailedChange';

/**
 * Adds products of a catalogue to the session's order, single flight; products that could not be added stay in the cart.
 * @param catalogueToken whose products they are
 * @param orderToken of the order; by default the products may start a new one
 */
export function useAddToOrder(catalogueToken: string, orderToken?: string) {
  const { mutateAsync, isPending } = useAddOrderItems();
  const handleFailure = useFailedChange(productListQuery(catalogueToken).queryKey);
  const singleFlight = useSingleFlight();
  const queryClient = useQueryClient();
  const [error, setError] = useState<unknown>(null);

  async function send(cart: Cart, products: readonly Product[]): Promise<boolean> {
    const [invalid] = amountErrors(cart, products);
    if (invalid) {
      toast.error(`${invalid.product.name}: ${invalid.error}`);
      return false;
    }
    const items = itemsToAdd(cart, products);
    if (items.length === 0) {
      toast.error(messages.itemAmountInvalid);
      return false;
    }
    setError(null);
    try {
      const { currentOrderToken } = customerSession();
      // Runs even if the shopper left the catalogue meanwhile.
      const saved = await mutateAsync({ items, ...(orderToken !== undefined && { orderToken }) });
      const order = saved.answer.data;
      changeCart(catalogueToken, (now) => withoutSent(now, cart));
      forgetOrderOutcome();
      toastSaved(saved, messages.productsAdded);
      if (currentOrderToken !== null && currentOrderToken !== order.token) {
        toast.info(messages.newOrderStarted);
      }
      logItemsAdded(order, items);
      return true;
    } catch (failed) {
      setError(failed);
      await handleFailure(failed);
      nameGone(items);
      return false;
    }
  }

  /** Names the products of a failed request that the catalogue no longer has. */
  function nameGone(items: ReturnType<typeof itemsToAdd>) {
    const catalogue = queryClient.getQueryData(productListQuery(catalogueToken).queryKey)?.data
      .rows;
    const sold = new Set(catalogue?.map(({ id }) => id));
    const gone = items.filter(({ product_id }) => catalogue && !sold.has(product_id));
    if (gone.length > 0) {
      toast.error(`Ya no se vende: ${gone.map(({ name }) => name).join(', ')}`);
    }
  }

  return {
    isAdding: isPending,
    /** Why the products were not added; null: they were, or were not sent yet. */
    failure: error === null ? null : failureText(error),
    /** After a lost answer: whether the products were added. */
    lostOutcome: lostOutcome(error),
    /** Sends the amounts of `cart` and resolves to whether the order holds them; does nothing while one is sent. */
    add: async (cart: Cart, products: readonly Product[]) =>
      (await singleFlight(() => send(cart, products))) ?? false,
    /** The same for what is left of the catalogue's cart once no other tab is sending it. */
    addCart: async (products: readonly Product[]) =>
      (await singleFlight(() =>
        oneTabAtATime(`cart ${catalogueToken}`, async () => {
          const cart = storedCart(catalogueToken);
          return isEmptyCart(cart, products) || (await send(cart, products));
        }),
      )) ?? false,
  };
}
