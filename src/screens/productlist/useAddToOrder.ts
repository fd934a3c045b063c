import { useAddOrderItems } from '~/api/customerOrderSaves';
import { productListQuery } from '~/api/customerCatalogue';
import { logCustomerActivity } from '~/components/shopper/activity';
import { useSessionRecovery } from '~/components/shopper/useSessionRecovery';
import type { Product } from '~/contract/types';
import { activities } from '~/domain/shopper/activities';
import { type Cart, firstAmountError, toAddItemsPayload, withoutSent } from '~/domain/shopper/cart';
import { changeCart } from '~/session/cart';
import { customerSession } from '~/session/customer';
import { useSingleFlight } from '~/ui/form/useSingleFlight';
import { toast } from '~/ui/toast';

/**
 * Adds products of a catalogue to the session's order, single flight; products that could not be added stay in the cart.
 * @param token of the catalogue
 * @param sessionId session of the catalogue, used while none is stored
 */
export function useAddToOrder(token: string, sessionId: string) {
  const { mutateAsync, isPending } = useAddOrderItems();
  const recover = useSessionRecovery(productListQuery(token).queryKey);
  const alone = useSingleFlight();

  async function send(cart: Cart, products: readonly Product[]): Promise<boolean> {
    const wrong = firstAmountError(cart, products);
    if (wrong) {
      toast.error(`${wrong.product.name}: ${wrong.error}`);
      return false;
    }
    const body = toAddItemsPayload(cart, products, customerSession().sessionId ?? sessionId);
    try {
      // Runs even if the shopper left the catalogue meanwhile.
      const { data: order } = await mutateAsync(body);
      changeCart(token, (now) => withoutSent(now, cart));
      toast.success('Productos agregados al pedido');
      logCustomerActivity(activities.itemsAdded, {
        order: order.alphanum_id,
        items: body.items.map(({ name, amount, quantity_unit }) => ({
          name,
          amount,
          quantity_unit,
        })),
      });
      return true;
    } catch (error) {
      await recover(error);
      return false;
    }
  }

  return {
    isAdding: isPending,
    /** Sends the amounts of `cart`; resolves to whether they are in the order. A press while one runs does nothing. */
    add: async (cart: Cart, products: readonly Product[]): Promise<boolean> => {
      let isAdded = false;
      await alone(async () => {
        isAdded = await send(cart, products);
      });
      return isAdded;
    },
  };
}
