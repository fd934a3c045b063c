import { useQueryClient } from '@tanstack/react-query';

import { orderQuery } from '~/api/orders';
import { useCompletePayment, useOrderBatch } from '~/api/orderSaves';
import { errorMessage } from '~/api/transport/errors';
import { usePaymentMethods } from '~/components/orders/usePaymentMethods';
import type { Order, OrderStatus } from '~/contract/types';
import type { OrderChange } from '~/domain/orders/orderChanges';
import { mayRequestPayment } from '~/domain/orders/orderRules';
import { methodNamed } from '~/domain/payments/paymentMethods';
import { toast } from '~/ui/feedback/toast';

import type { useOrderForm } from './useOrderForm';

/** What the requests and completions of an order's payment send, one save after the other. */
export function usePaymentActions(
  alphanumId: string,
  {
    form,
    total,
    send,
    onRequested,
  }: {
    form: Pick<ReturnType<typeof useOrderForm>, 'acceptAnswer'>;
    /** Total of the draft. */
    total: number;
    /** Saves the draft; resolves to whether it was saved. */
    send: (options: { paymentTotal: number; paymentInfo: string | null }) => Promise<boolean>;
    /** The payment was requested, and the client not told yet. */
    onRequested: () => void;
  },
) {
  const queryClient = useQueryClient();
  const completePayment = useCompletePayment();
  const changeOrder = useOrderBatch();
  const readMethods = usePaymentMethods();
  const stored = () => queryClient.getQueryData(orderQuery(alphanumId).queryKey);

  async function request(paymentInfo: string | null) {
    const isSaved = await send({ paymentTotal: total, paymentInfo });
    if (isSaved) onRequested();
    return isSaved;
  }

  async function change(order: Order, wanted: OrderChange) {
    const {
      answer: { saved, state },
    } = await changeOrder.mutateAsync({
      changeOf: () => wanted,
      orders: [order],
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    const [failure] = state.failures;
    if (failure) toast.error(failure.reason);
    for (const { order: changed } of saved) form.acceptAnswer(changed);
  }

  const move = (order: Order, status: OrderStatus) => change(order, { kind: 'status', status });

  return {
    /** A status or a completion is being saved. */
    isSaving: completePayment.isPending || changeOrder.isPending,
    request,
    /** Requests the payment and, once that is saved, gives the order its next status. */
    async requestAndMove(order: Order, info: string | null, status: OrderStatus) {
      const isEmpty = info?.trim() === '';
      const method = isEmpty ? methodNamed(await readMethods(), order.payment_method) : undefined;
      const paymentInfo = method?.method_info?.trim() || info;
      if (!(await request(paymentInfo))) return;
      const requested = stored();
      if (requested) await move(requested, status);
    },
    /** Where only the request was saved, the completion is the next step. */
    async requestAndComplete(order: Order) {
      if (!mayRequestPayment(order).allowed) {
        await change(order, { kind: 'alreadyPaid' });
        return;
      }
      if (!(await send({ paymentTotal: total, paymentInfo: null }))) return;
      const requested = stored();
      if (!requested) return;
      try {
        form.acceptAnswer((await completePayment.mutateAsync(requested)).answer.order);
      } catch (error) {
        toast.error(errorMessage(error));
      }
    },
    move,
  };
}
