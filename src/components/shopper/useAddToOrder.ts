import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { productListQuery } from '~/api/customerCatalogue';
import { takeEarlierAddition, useAddOrderItems } from '~/api/customerOrderSaves';
import { lostOutcome } from '~/api/saves/failures';
import { errorMessage } from '~/api/transport/errors';
import { toastSaved } from '~/components/forms/toastSaved';
import type { Product } from '~/contract/types';
import { messages } from '~/domain/messages';
import {
  type Cart,
  isEmptyCart,
  itemsToAdd,
  amountErrors,
  sentCart,
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

  /** Takes out of the cart what an earlier request, without an answer, has put into the order. */
  async function settleEarlier(): Promise<ReturnType<typeof sentCart>> {
    const earlier = await takeEarlierAddition(queryClient, catalogueToken);
    if (earlier === null) return {};
    const { order, items } = earlier;
    const sent = sentCart(items);
    changeCart(catalogueToken, (now) => withoutSent(now, sent));
    forgetOrderOutcome();
    toastSaved({ isRecovered: true, others: [] }, messages.productsAdded);
    logItemsAdded(order, items);
    return sent;
  }

  const onStart = useEffectEvent(async () => {
    // A request of this page, or of another tab, is answered first.
    await oneTabAtATime(`cart ${catalogueToken}`, settleEarlier);
  });
  useEffect(() => {
    // The next press looks again.
    onStart().catch((failed: unknown) => console.warn('Sent products not looked up', failed));
  }, []);

  async function send(chosen: Cart, products: readonly Product[]): Promise<boolean> {
    const [invalid] = amountErrors(chosen, products);
    if (invalid) {
      toast.error(`${invalid.product.name}: ${invalid.error}`);
      return false;
    }
    if (itemsToAdd(chosen, products).length === 0) {
      toast.error(messages.itemAmountInvalid);
      return false;
    }
    setError(null);
    try {
      const cart = withoutSent(chosen, await settleEarlier());
      return isEmptyCart(cart, products) || (await sendItems(cart, itemsToAdd(cart, products)));
    } catch (failed) {
      setError(failed);
      await handleFailure(failed);
      nameGone(itemsToAdd(chosen, products));
      return false;
    }
  }

  async function sendItems(cart: Cart, items: ReturnType<typeof itemsToAdd>): Promise<true> {
    const { currentOrderToken } = customerSession();
    // Runs even if the shopper left the catalogue meanwhile.
    const saved = await mutateAsync({
      items,
      catalogueToken,
      ...(orderToken !== undefined && { orderToken }),
    });
    const order = saved.answer.data;
    changeCart(catalogueToken, (now) => withoutSent(now, cart));
    forgetOrderOutcome();
    toastSaved(saved, messages.productsAdded);
    if (currentOrderToken !== null && currentOrderToken !== order.token) {
      toast.info(messages.newOrderStarted);
    }
    logItemsAdded(order, items);
    return true;
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
    failure: error === null ? null : errorMessage(error),
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
