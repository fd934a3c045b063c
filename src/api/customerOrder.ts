import { queryOptions } from '@tanstack/react-query';

import type { CustomerOrder, OrderItemsAdd } from '~/contract/types';
import { saveMetadata } from '~/session/customer';

import { api, unwrap, unwrapWithMetadata } from './client';
import { publicLoad } from './loadPolicy';
import { cacheWrite, useSave } from './mutation';
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
        ),
      ),
    meta: publicLoad,
    refetchOnWindowFocus: 'always',
  });

/** POST /client/order/items; the session of the answer holds the order. */
export function useAddOrderItems() {
  return useSave({
    request: async (body: OrderItemsAdd) => {
      const answer = await unwrapWithMetadata(api().POST('/client/order/items', { body }));
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

/** PUT /client/order/{orderId}/items/{itemId}. No overlay: it would be in the way of the next press. */
export function useUpdateOrderItem() {
  return useSave({
    ...orderChange,
    request: ({ orderId, itemId, ...body }: ItemReference & { amount: number }) =>
      unwrap(
        api().PUT('/client/order/{orderId}/items/{itemId}', {
          params: { path: { orderId, itemId } },
          body,
        }),
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
      ),
  });
}
