import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { OrderItemsAdd } from '~/contract/types';

import { api, unwrap, unwrapWithMetadata } from './client';
import { publicLoad } from './loadPolicy';

/** First part of the key of everything read of the shopper's order. */
export const customerOrderKey = ['customerOrder'] as const;

/** After an item changed or went, the order is read again this much later, in ms (§4, §9 companion). */
export const ITEM_RELOAD_MS = 300;

/** POST /client/orderstatus: the order behind a link, with its metadata (§7 companion). */
export const orderStatusQuery = (token: string, session_id: string | null) =>
  queryOptions({
    queryKey: [...customerOrderKey, 'getOrderStatus', token],
    queryFn: ({ signal }) =>
      unwrapWithMetadata(
        api().POST('/client/orderstatus', { body: { token, session_id }, signal }),
      ),
    meta: publicLoad,
  });

/** POST /client/order/items (§7 companion). */
export function useAddOrderItems() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OrderItemsAdd) =>
      unwrapWithMetadata(api().POST('/client/order/items', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: customerOrderKey }),
  });
}

interface ItemReference {
  orderId: number;
  itemId: number;
  session_id: string;
}

/** PUT /client/order/{orderId}/items/{itemId}; the order is read again 300 ms later (§7 companion). */
export function useUpdateOrderItem() {
  const reload = useReloadOrder();
  return useMutation({
    mutationFn: ({ orderId, itemId, ...body }: ItemReference & { amount: number }) =>
      unwrap(
        api().PUT('/client/order/{orderId}/items/{itemId}', {
          params: { path: { orderId, itemId } },
          body,
        }),
      ),
    onSuccess: reload,
  });
}

/** DELETE /client/order/{orderId}/items/{itemId}; the order is read again 300 ms later (§7 companion). */
export function useDeleteOrderItem() {
  const reload = useReloadOrder();
  return useMutation({
    mutationFn: ({ orderId, itemId, session_id }: ItemReference) =>
      unwrap(
        api().DELETE('/client/order/{orderId}/items/{itemId}', {
          params: { path: { orderId, itemId } },
          body: { session_id },
        }),
      ),
    onSuccess: reload,
  });
}

function useReloadOrder() {
  const queryClient = useQueryClient();
  return () => {
    setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: customerOrderKey });
    }, ITEM_RELOAD_MS);
  };
}
