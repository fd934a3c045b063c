import { queryOptions } from '@tanstack/react-query';

import { paymentMethodShape } from '~/contract/shapes.gen';
import type { PaymentMethod, PaymentMethodInput } from '~/contract/types';
import { partsByName } from '~/domain/mergeChanges';

import { entrySave } from './saves/replacingSave';
import { useSave } from './saves/useSave';
import { api, unwrap } from './transport/client';
import { staffLoad } from './transport/loadPolicy';
import { readListStrict } from './transport/parse';

const readPaymentMethods = (signal: AbortSignal | null = null) =>
  unwrap(api().GET('/store/payment_methods/', { signal }), readListStrict(paymentMethodShape));

/** GET /store/payment_methods/. */
export const paymentMethodsQuery = () =>
  queryOptions({
    queryKey: ['paymentMethods', 'listPaymentMethods'],
    queryFn: ({ signal }) => readPaymentMethods(signal),
    meta: staffLoad,
  });

const replacement = entrySave<PaymentMethod[], PaymentMethodInput[]>({
  queryKey: paymentMethodsQuery().queryKey,
  read: () => readPaymentMethods(),
  post: (body) =>
    unwrap(api().POST('/store/payment_methods/', { body }), readListStrict(paymentMethodShape)),
  parts: partsByName<PaymentMethodInput>(({ name }) => name),
});

/** POST /store/payment_methods/: the whole list, which replaces the saved one. */
export const useSavePaymentMethods = () => useSave(replacement);
