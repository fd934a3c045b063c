import { queryOptions } from '@tanstack/react-query';

import { customerOrderShape } from '~/contract/shapes.gen';
import type { CustomerOrder, OrderItemsAdd } from '~/contract/types';
import { customerSession, saveMetadata } from '~/session/customer';

import { api, unwrap, unwrapWithMetadata } from './client';
import { recoverSession } from './customerSession';
import { publicLoad } from './loadPolicy';
import { cacheWrite, sendOrFind, useSave } from './mutation';
import { one } from './parse';
import { publicRead } from './publicRead';

/** Every order a shopper has seen; invalidating it reads the one on the screen again. */
export const customerOrderKey = ['customerOrder'] as const;

/** After an item changed or went, the order is read again this much later, in ms (§4, §9 customer). */
export const ITEM_RELOAD_MS = 300;

/** POST /client/orderstatus: the order behind a link, with its metadata; read again whenever the tab is looked at (§7 customer). */
export const orderStatusQuery = (token: string) =>
  queryOptions({
    queryKey: [...customerOrderKey, 'getOrderStatus', token],
    queryFn: ({ signal }) =>
      publicRead((session_id) =>
        unwrapWithMetadata(
          api().POST('/client/orderstatus', { body: { token, session_id }, signal }),
          one(customerOrderShape),
        ),
      ),
    meta: publicLoad,
    refetchOnWindowFocus: 'always',
  });

const readOrder = (token: string, session_id: string) =>
  unwrapWithMetadata(
    api().POST('/client/orderstatus', { body: { token, session_id } }),
    one(customerOrderShape),
  );

type OrderAnswer = Awaited<ReturnType<typeof readOrder>>;

/** Amounts are decimals: sums of them are compared with this tolerance. */
const AMOUNT_TOLERANCE = 1e-6;

const amountIn = (order: CustomerOrder, product: number) =>
  order.items.find(({ product_id }) => product_id === product)?.amount ?? 0;

/** Whether the amounts of an order grew by what `body` adds. */
function holdsItems(
  { data: now }: OrderAnswer,
  before: OrderAnswer | null,
  { items }: OrderItemsAdd,
): boolean {
  const isSameOrder = before?.data.id === now.id;
  return items.every(({ product_id, amount }) => {
    const had = isSameOrder ? amountIn(before.data, product_id) : 0;
    return amountIn(now, product_id) - had > amount - AMOUNT_TOLERANCE;
  });
}

/**
 * POST /client/order/items; the session of the answer holds the order. After a lost answer the order is compared with
 * what it was before: a retry does not add the items a second time.
 */
export function useAddOrderItems() {
  return useSave<OrderItemsAdd, OrderAnswer>({
    request: async (body, once) => {
      const { session_id } = body;
      const { currentOrderToken } = customerSession();
      const before =
        currentOrderToken === null ? null : await readOrder(currentOrderToken, session_id);
      const answer = await once(
        () =>
          unwrapWithMetadata(api().POST('/client/order/items', { body }), one(customerOrderShape)),
        async () => {
          const { current_order_token: token } = await recoverSession(session_id);
          const now = token === null ? null : await readOrder(token, session_id);
          if (now === null) return null;
          saveMetadata(now.metadata);
          return holdsItems(now, before, body) ? now : null;
        },
      );
      saveMetadata(answer.metadata);
      return answer;
    },
    rereads: [customerOrderKey],
  });
}

interface ItemReference {
  orderId: number;
  itemId: number;
  session_id: string;
}

/** The answer is shown at once, and the order read again 300 ms later. */
const orderChange = {
  writes: (order: CustomerOrder) => [
    cacheWrite(orderStatusQuery(order.token), (before) => before && { ...before, data: order }),
  ],
  rereads: [customerOrderKey],
  delayMs: ITEM_RELOAD_MS,
};

/**
 * Sets the amount of an item. When the answer is lost, the order is read again: the call succeeds if the amount was
 * stored, else it fails with the message that it was not. No loading overlay: it would be in the way of the next press.
 */
export function useUpdateOrderItem() {
  return useSave({
    ...orderChange,
    request: ({
      token,
      orderId,
      itemId,
      session_id,
      amount,
    }: ItemReference & { token: string; amount: number }) =>
      sendOrFind(
        () =>
          unwrap(
            api().PUT('/client/order/{orderId}/items/{itemId}', {
              params: { path: { orderId, itemId } },
              body: { session_id, amount },
            }),
            one(customerOrderShape),
          ),
        async () => {
          const { data: now } = await readOrder(token, session_id);
          const isStored = now.items.find(({ id }) => id === itemId)?.amount === amount;
          return isStored ? now : null;
        },
      ),
    quiet: true,
  });
}

/** DELETE /client/order/{orderId}/items/{itemId}. */
export function useDeleteOrderItem() {
  return useSave({
    ...orderChange,
    request: ({ orderId, itemId, session_id }: ItemReference) =>
      unwrap(
        api().DELETE('/client/order/{orderId}/items/{itemId}', {
          params: { path: { orderId, itemId } },
          body: { session_id },
        }),
        one(customerOrderShape),
      ),
  });
}
