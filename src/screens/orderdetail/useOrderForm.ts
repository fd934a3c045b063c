import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { orderQuery } from '~/api/orders';
import { type OrderPlan, useSaveOrder } from '~/api/orderSaves';
import { mayBeSaved } from '~/api/saves/failures';
import { errorMessage, kindOf } from '~/api/transport/errors';
import { toastSaved } from '~/components/forms/toastSaved';
import type { Order, OrderStatus } from '~/contract/types';
import { messages } from '~/domain/messages';
import { toOrderBody, requestPaymentBody } from '~/domain/orders/draft/orderDraft';
import { hasErrors, validateDraft } from '~/domain/orders/draft/orderDraftErrors';
import { editOrder } from '~/domain/orders/draft/orderEdits';
import { changesOfOthers, mergeOntoNewest } from '~/domain/orders/draft/orderMerge';
import { orderTotal } from '~/domain/orders/orderTotals';
import { toast } from '~/ui/feedback/toast';
import { useIsShown } from '~/ui/useIsShown';
import { useSingleFlight } from '~/ui/useSingleFlight';

import { useOrderDraft } from './useOrderDraft';

/**
 * The draft of an order and its one save. A save is built on the newest version of the order; where the same
 * was changed locally and on the server it is not sent, and the draft `awaitsDecision`.
 */
export function useOrderForm(alphanumId: string, order: Order) {
  const queryClient = useQueryClient();
  const save = useSaveOrder();
  const [isSaving, setSaving] = useState(false);
  const singleFlight = useSingleFlight();
  const isShown = useIsShown();
  const form = useOrderDraft(order, isSaving);

  /**
   * Sends the draft and resolves to whether this call saved it; false also when an earlier save, whose answer was lost, turns
   * out to be stored.
   * @param options.paymentTotal requests the payment of this total, which the user has confirmed
   * @param options.paymentInfo payment information to save, which becomes that of the draft; null: as in the draft
   * @param options.status status to save, which becomes that of the draft
   */
  async function sendDraft({
    paymentTotal,
    paymentInfo = null,
    status,
  }: {
    paymentTotal?: number;
    paymentInfo?: string | null;
    status?: OrderStatus;
  } = {}): Promise<boolean> {
    const hasSomethingToSend = paymentTotal !== undefined || status !== undefined || form.isDirty;
    if (form.awaitsDecision || !hasSomethingToSend) return false;
    setSaving(true);
    form.recordSent(null);
    const { base } = form;
    const change = {
      ...(status !== undefined && { status }),
      ...(paymentInfo !== null && { payment_info: paymentInfo }),
    };
    const draft = editOrder(form.draft, change);
    if (Object.keys(change).length > 0) form.edit((before) => editOrder(before, change));

    // No body: nothing is sent. The newest order reaches the cache all the same, and the draft shows the conflict, or that the
    // save was stored.
    function plan(newest: Order): OrderPlan {
      const { draft: merged, conflicts } = mergeOntoNewest(draft, base, newest);
      if (form.isLostSaveStored(newest) || conflicts.length > 0)
        return { body: null, reason: null };
      const errors = validateDraft(merged, newest);
      if (hasErrors(errors)) return { body: null, reason: errors.form ?? messages.formHasErrors };
      if (paymentTotal !== undefined && orderTotal(merged) !== paymentTotal) {
        return { body: null, reason: messages.orderTotalChanged };
      }
      const body = paymentTotal === undefined ? toOrderBody(merged) : requestPaymentBody(merged);
      form.recordSent({ draft, body, before: newest });
      return { body, reason: null };
    }

    try {
      const saved = await save.mutateAsync({ id: alphanumId, plan });
      const { order: answer, isSent, reason } = saved.answer;
      if (!isSent) {
        form.recordFailure(reason);
        return false;
      }
      form.acceptAnswer(answer, draft);
      const others = changesOfOthers(draft, base, answer);
      toastSaved({ ...saved, others }, messages.orderUpdated, 'El cliente u otra persona');
      return true;
    } catch (error) {
      const text = errorMessage(error);
      if (!isShown()) toast.error(`Pedido ${alphanumId}: ${text}`);
      const isRefused = kindOf(error) === 'refused';
      form.recordFailure(text, { mayBeSaved: mayBeSaved(error), isRefused });
      if (isRefused) {
        await queryClient.refetchQueries({ queryKey: orderQuery(alphanumId).queryKey });
      }
      return false;
    } finally {
      setSaving(false);
    }
  }

  return {
    ...form,
    isSaving,
    /** Moves the edits onto the newest version of the order, and names those that it cannot keep. */
    rebase: () => {
      const { dropped } = form;
      form.rebase();
      if (dropped.length > 0) toast.warning(`No se pudo conservar: ${dropped.join(', ')}.`);
    },
    /** Drops all edits, and reads the order again: it may have changed since the version that raised the question. */
    discard: () => {
      form.discard();
      void queryClient.refetchQueries({ queryKey: orderQuery(alphanumId).queryKey });
    },
    /** {@link sendDraft}; resolves to false while another save is in flight. */
    send: async (options?: Parameters<typeof sendDraft>[0]) =>
      (await singleFlight(() => sendDraft(options))) ?? false,
  };
}
