import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { OrderSave, PaymentCompletion } from '~/contract/types';

import { api, unwrap } from './client';
import { clientsKey } from './clients';
import { staffLoad } from './loadPolicy';

const ordersKey = ['orders'] as const;

/** After a save the order is read again this much later, in ms (§7 staff). */
export const ORDER_RELOAD_MS = 500;

/** GET /store/orders (§7 staff). */
export const ordersQuery = () =>
  queryOptions({
    queryKey: [...ordersKey, 'listOrders'],
    queryFn: ({ signal }) => unwrap(api().GET('/store/orders', { signal })),
    meta: staffLoad,
  });

/** GET /store/orders/{id} by numeric id or alphanum_id (§7 staff). */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'getOrder', id],
    queryFn: ({ signal }) =>
      unwrap(api().GET('/store/orders/{id}', { params: { path: { id } }, signal })),
    meta: staffLoad,
  });

/**
 * POST /store/orders/{id}. The tag's queries are read again 500 ms after the answer (§7 staff), and the
 * answer itself is shown at once.
 */
export function useSaveOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: OrderSave | PaymentCompletion }) =>
      unwrap(api().POST('/store/orders/{id}', { params: { path: { id } }, body })),
    onSuccess: () => {
      setTimeout(() => {
        void queryClient.invalidateQueries({ queryKey: ordersKey });
        void queryClient.invalidateQueries({ queryKey: clientsKey });
      }, ORDER_RELOAD_MS);
    },
  });
}
