import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { CustomerOrder, OrderItemsAdd } from '~/contract/types';
import { saveMetadata } from '~/session/customer';

import { api, unwrap, unwrapWithMetadata } from './client';
import { publicLoad } from './loadPolicy';
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

/** POST /client/order/items; the session it comes back with holds the order (§7 customer). */
export function useAddOrderItems() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OrderItemsAdd) =>
      unwrapWithMetadata(api().POST('/client/order/items', { body })),
    onSuccess: ({ metadata }) => {
      saveMetadata(metadata);
      return queryClient.invalidateQueries({ queryKey: customerOrderKey });
    },
  });
}

interface ItemReference {
  orderId: number;
  itemId: number;
  session_id: string;
}

/**
 * PUT /client/order/{orderId}/items/{itemId}; the order is read again 300 ms later (§7 customer). No overlay: the
 * row says that it is being saved, and the next press must not be in the way.
 */
export function useUpdateOrderItem() {
  const showAndReload = useShowAndReload();
  return useMutation({
    mutationFn: ({ orderId, itemId, ...body }: ItemReference & { amount: number }) =>
      unwrap(
        api().PUT('/client/order/{orderId}/items/{itemId}', {
          params: { path: { orderId, itemId } },
          body,
        }),
      ),
    meta: { quiet: true },
    onSuccess: showAndReload,
  });
}

/** DELETE /client/order/{orderId}/items/{itemId}; the order is read again 300 ms later (§7 customer). */
export function useDeleteOrderItem() {
  const showAndReload = useShowAndReload();
  return useMutation({
    mutationFn: ({ orderId, itemId, session_id }: ItemReference) =>
      unwrap(
        api().DELETE('/client/order/{orderId}/items/{itemId}', {
          params: { path: { orderId, itemId } },
          body: { session_id },
        }),
      ),
    onSuccess: showAndReload,
  });
}

/** The answer is shown at once, and the order read again a little later. */
function useShowAndReload() {
  const queryClient = useQueryClient();
  return (order: CustomerOrder) => {
    queryClient.setQueryData(orderStatusQuery(order.token).queryKey, (before) =>
      before ? { ...before, data: order } : before,
    );
    setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: customerOrderKey });
    }, ITEM_RELOAD_MS);
  };
}
