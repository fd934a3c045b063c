import { queryOptions } from '@tanstack/react-query';

import { customerOrderShape } from '~/contract/shapes.gen';
import type { OrderItemsAdd } from '~/contract/types';

import { currentSessionId, shopperRead } from './customerSession';
import { api, unwrap, unwrapWithMetadata } from './transport/client';
import { shopperLoad, toastLoad } from './transport/loadPolicy';
import { readWithUnreadLists } from './transport/parse';

/** First part of the keys of a shopper's orders; invalidating it refetches the one on the screen. */
export const customerOrderKey = ['customerOrder'] as const;

/** Reads an order, also when its shipments are unreadable: the amounts do not need them. */
const readOrderAnswer = readWithUnreadLists(customerOrderShape, ['shipping']);

/** POST /client/orderstatus: the order behind a shopper's link, with its metadata; refetched whenever the tab becomes visible. */
export const shopperOrderQuery = (token: string) =>
  queryOptions({
    queryKey: [...customerOrderKey, 'getOrderStatus', token],
    queryFn: ({ signal }) =>
      shopperRead(token, (session_id) =>
        unwrapWithMetadata(
          api().POST('/client/orderstatus', { body: { token, session_id }, signal }),
          readOrderAnswer,
        ),
      ),
    meta: shopperLoad,
    refetchOnWindowFocus: 'always',
  });

/** The order behind a link, read without the cache. */
export const readShopperOrder = async (token: string) =>
  unwrapWithMetadata(
    api().POST('/client/orderstatus', { body: { token, session_id: currentSessionId() } }),
    readOrderAnswer,
  );

/**
 * The order behind a link, shown beside another screen. It has a cache entry of its own: cancelling its load when that
 * screen unmounts must not cancel the load of the order's screen ({@link shopperOrderQuery}).
 */
export const orderBesideQuery = (token: string) =>
  queryOptions({
    queryKey: [...customerOrderKey, 'getOrderStatus', 'beside', token],
    queryFn: () => readShopperOrder(token),
    meta: toastLoad,
  });

/** POST /client/order/items. */
export const postItems = async (items: OrderItemsAdd['items']) =>
  unwrapWithMetadata(
    api().POST('/client/order/items', { body: { items, session_id: currentSessionId() } }),
    readOrderAnswer,
  );

interface ItemReference {
  orderId: number;
  itemId: number;
}

/** PUT /client/order/{orderId}/items/{itemId}. */
export const putItem = async ({ orderId, itemId, amount }: ItemReference & { amount: number }) =>
  unwrap(
    api().PUT('/client/order/{orderId}/items/{itemId}', {
      params: { path: { orderId, itemId } },
      body: { session_id: currentSessionId(), amount },
    }),
    readOrderAnswer,
  );

/** DELETE /client/order/{orderId}/items/{itemId}. */
export const deleteItem = async ({ orderId, itemId }: ItemReference) =>
  unwrap(
    api().DELETE('/client/order/{orderId}/items/{itemId}', {
      params: { path: { orderId, itemId } },
      body: { session_id: currentSessionId() },
    }),
    readOrderAnswer,
  );
