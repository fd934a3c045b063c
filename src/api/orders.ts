import { queryOptions, useQueryClient } from '@tanstack/react-query';

import { orderShape, orderSummaryShape } from '~/contract/shapes.gen';
import type { Order, OrderSave, OrderSummary, PaymentCompletion } from '~/contract/types';

import { api, unwrap } from './client';
import { clientsKey } from './clients';
import { ApiError } from './errors';
import { staffLoad } from './loadPolicy';
import { cacheWrite, useSave } from './mutation';
import { mapRows, one, rowsOf } from './parse';

const ordersKey = ['orders'] as const;

/** After a save the order is read again this much later, in ms (§7 staff). */
export const ORDER_RELOAD_MS = 500;

/** GET /store/orders (§7 staff). */
export const ordersQuery = () =>
  queryOptions({
    queryKey: [...ordersKey, 'listOrders'],
    queryFn: ({ signal }) =>
      unwrap(api().GET('/store/orders', { signal })).then(rowsOf(orderSummaryShape)),
    // A shopper changes and pays orders meanwhile: whoever comes back to the tab sees how they stand.
    refetchOnWindowFocus: 'always',
    meta: staffLoad,
  });

/**
 * GET /store/orders/{id} by numeric id or alphanum_id; null when the store has no such order, which leads to
 * /home and not, as a load that failed, to /login (§2 and §7 staff).
 */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'getOrder', id],
    queryFn: ({ signal }) =>
      unwrap(api().GET('/store/orders/{id}', { params: { path: { id } }, signal }))
        .then(one(orderShape))
        .catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        }),
    refetchOnWindowFocus: 'always',
    meta: staffLoad,
  });

/** What a save may change of an order as lists show it. */
function summaryOf(before: OrderSummary, saved: Order): OrderSummary {
  const { status, payment_status, payment_info, total_price, nitems } = saved;
  return { ...before, status, payment_status, payment_info, total_price, nitems };
}

/** POST /store/orders/{id}. The answer is shown at once, also in the list; everything is read again 500 ms later. */
export function useSaveOrder() {
  return useSave({
    request: ({ id, body }: { id: string; body: OrderSave | PaymentCompletion }) =>
      unwrap(api().POST('/store/orders/{id}', { params: { path: { id } }, body })),
    writes: (saved, { id }) => [
      cacheWrite(orderQuery(id), () => saved),
      cacheWrite(ordersQuery(), (orders) =>
        mapRows(orders, (order) => (order.id === saved.id ? summaryOf(order, saved) : order)),
      ),
    ],
    rereads: [ordersKey, clientsKey],
    delayMs: ORDER_RELOAD_MS,
  });
}

/** Reads the tag's queries again: a refused save says that they are older than what the server holds. */
export function useRefreshOrders(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ordersKey });
}
