import {
  notifyManager,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

import { orderShape, orderSummaryShape } from '~/contract/shapes.gen';
import type { OrderSave, OrderSummary, PaymentCompletion } from '~/contract/types';
import { messages } from '~/domain/messages';
import { isRecord } from '~/lib/isRecord';

import { api, unwrap } from './transport/client';
import { ApiError } from './transport/errors';
import { recordLoad, silentLoad, staffLoad } from './transport/loadPolicy';
import { type Rows, readWithUnreadLists, readRows } from './transport/parse';
import { polledRows } from './transport/polledRows';

export const ordersKey = ['orders'] as const;

const polledOrders = polledRows(readRows(orderSummaryShape));

/** GET /store/orders; read again every 30 s while a staff screen is visible (see `./orderPoll`). */
export const ordersQuery = () =>
  queryOptions({
    queryKey: [...ordersKey, 'listOrders'],
    queryFn: ({ signal, client, queryKey }): Promise<Rows<OrderSummary>> =>
      polledOrders.read(
        api().GET('/store/orders', { signal, parseAs: 'arrayBuffer' }),
        client.getQueryData(queryKey),
      ),
    structuralSharing: polledOrders.share,
    // The poll reads them when the page becomes visible.
    refetchOnWindowFocus: false,
    meta: staffLoad,
  });

/** Follows the cached read of the orders: it never starts one, nor keeps or ends that of someone else. */
function useOrdersState<State>(read: (queryClient: QueryClient) => State): State {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    useCallback(
      (listener) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
      [queryClient],
    ),
    () => read(queryClient),
  );
}

/** The orders that are in the cache with the number of unreadable ones; undefined until they have been read. */
export const useOrdersInCache = () =>
  useOrdersState((queryClient) => queryClient.getQueryData(ordersQuery().queryKey));

/** Why the orders could not be read, null once they were, and how to read them again. */
export function useOrdersFailure(): { error: Error | null; retry: () => void } {
  const queryClient = useQueryClient();
  const error = useOrdersState(() => {
    const state = queryClient.getQueryState(ordersQuery().queryKey);
    return state?.data ? null : (state?.error ?? null);
  });
  return {
    error,
    retry: () =>
      void queryClient
        .fetchQuery({ ...ordersQuery(), staleTime: 0, meta: silentLoad })
        .catch(() => undefined),
  };
}

/** Reads an order, also when its shipments are unreadable: the amounts do not need them. */
const readOrderAnswer = readWithUnreadLists(orderShape, ['shipping']);

/** Like {@link readOrderAnswer}, but an order without its client cannot be read: the screen of an order is about both. */
const readWithClient: typeof readOrderAnswer = (data) => {
  if (!isRecord(data.client)) throw new ApiError(messages.unexpectedAnswer, 200);
  return readOrderAnswer(data);
};

/**
 * GET /store/orders/{id}, without the cache.
 * @param read reads the answer
 */
export const readOrder = (id: string, signal?: AbortSignal, read = readOrderAnswer) =>
  unwrap(api().GET('/store/orders/{id}', { params: { path: { id } }, signal }), read);

/**
 * GET /store/orders/{id} by numeric id or alphanum_id; null for an unknown order, which redirects to /home like one
 * that cannot be read, while a failed load redirects to /login.
 */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'getOrder', id],
    queryFn: ({ signal }) =>
      readOrder(id, signal, readWithClient).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    refetchOnWindowFocus: 'always',
    meta: recordLoad,
  });

/** POST /store/orders/{id}. */
export const postOrder = (id: string, body: OrderSave | PaymentCompletion) =>
  unwrap(api().POST('/store/orders/{id}', { params: { path: { id } }, body }), readOrderAnswer);
