/** Saves of a shopper, in a module of their own: the first view needs only the queries. */
import type { CustomerOrder, OrderItemsAdd } from '~/contract/types';
import { customerSession, saveMetadata } from '~/session/customer';

import {
  customerOrderKey,
  deleteItem,
  type ItemReference,
  orderStatusQuery,
  postItems,
  putItem,
  readOrder,
} from './customerOrder';
import {
  currentSessionId,
  customerSessionKey,
  recoverSession,
  registerClient,
} from './customerSession';
import { sendOrRecover } from './lostAnswers';
import { cacheWrite, useSave } from './mutation';

/** Delay after an item changed or was removed until the order is read again, in ms. */
export const ITEM_RELOAD_MS = 300;

type OrderAnswer = Awaited<ReturnType<typeof readOrder>>;

/** Amounts are decimals: sums of them are compared with this tolerance. */
const AMOUNT_TOLERANCE = 1e-6;

const amountIn = (order: CustomerOrder, product: number) =>
  order.items.find(({ product_id }) => product_id === product)?.amount ?? 0;

/** Whether the amounts of an order grew by `items`. */
function holdsItems(
  { data: now }: OrderAnswer,
  before: OrderAnswer | null,
  items: OrderItemsAdd['items'],
): boolean {
  const isSameOrder = before?.data.id === now.id;
  return items.every(({ product_id, amount }) => {
    const had = isSameOrder ? amountIn(before.data, product_id) : 0;
    return amountIn(now, product_id) - had > amount - AMOUNT_TOLERANCE;
  });
}

/**
 * POST /client/order/items; stores the session of the answer, which has the order. After a lost answer the order is
 * compared with its earlier version, so that a retry does not add the items twice.
 */
export function useAddOrderItems() {
  return useSave<OrderItemsAdd['items'], OrderAnswer>({
    request: async (items, sendOnce) => {
      const { currentOrderToken } = customerSession();
      const before = currentOrderToken === null ? null : await readOrder(currentOrderToken);
      const answer = await sendOnce(
        () => postItems(items),
        async () => {
          const { current_order_token: token } = await recoverSession(currentSessionId());
          const now = token === null ? null : await readOrder(token);
          if (now === null) return null;
          saveMetadata(now.metadata);
          return holdsItems(now, before, items) ? now : null;
        },
      );
      saveMetadata(answer.metadata);
      return answer;
    },
    invalidates: [customerOrderKey],
  });
}

/** The answer is shown at once; the order is refetched 300 ms later. */
const orderChange = {
  writes: (order: CustomerOrder) => [
    cacheWrite(orderStatusQuery(order.token), (before) => before && { ...before, data: order }),
  ],
  invalidates: [customerOrderKey],
  delayMs: ITEM_RELOAD_MS,
};

/**
 * Sets the amount of an item. After a lost answer the order is read again: the call succeeds if the amount was stored,
 * else it fails. No loading overlay, which would block the next press.
 */
export function useUpdateOrderItem() {
  return useSave({
    ...orderChange,
    request: ({ token, ...item }: ItemReference & { token: string; amount: number }) =>
      sendOrRecover(
        () => putItem(item),
        async () => {
          const { data: now } = await readOrder(token);
          const isStored = now.items.find(({ id }) => id === item.itemId)?.amount === item.amount;
          return isStored ? now : null;
        },
      ),
    withoutOverlay: true,
  });
}

/** Removes an item. */
export function useDeleteOrderItem() {
  return useSave({ ...orderChange, request: deleteItem });
}

/** Registers the shopper's own data. */
export function useRegisterClient() {
  return useSave({ request: registerClient, invalidates: [customerSessionKey] });
}
