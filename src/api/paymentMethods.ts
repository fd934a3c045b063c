import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { PaymentMethodInput } from '~/contract/types';

import { api, unwrap } from './client';
import { staffLoad } from './loadPolicy';

const key = ['paymentMethods'] as const;

/** GET /store/payment_methods/ (§7 staff). */
export const paymentMethodsQuery = () =>
  queryOptions({
    queryKey: [...key, 'listPaymentMethods'],
    queryFn: ({ signal }) => unwrap(api().GET('/store/payment_methods/', { signal })),
    meta: staffLoad,
  });

/** POST /store/payment_methods/ (§7 staff). The whole list. */
export function useSavePaymentMethods() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PaymentMethodInput[]) =>
      unwrap(api().POST('/store/payment_methods/', { body })),
    // The answer is what a read would bring.
    onSuccess: (saved) => queryClient.setQueryData(paymentMethodsQuery().queryKey, saved),
  });
}
