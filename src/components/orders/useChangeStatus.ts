import { type OrderSaveResult, useOrderBatch } from '~/api/orderSaves';
import { errorMessage } from '~/api/transport/errors';
import type { OrderStatus } from '~/contract/types';
import { messages } from '~/domain/messages';
import type { SeenOrder } from '~/domain/orders/bulkActions';
import { toast } from '~/ui/feedback/toast';

/** Changes the status of one listed order, unless it has changed since it was seen; a toast shows the outcome. */
export function useChangeStatus() {
  const { mutateAsync, isPending } = useOrderBatch();

  /** Resolves to the order as it is stored now, and whether that took a save; null: it failed. */
  async function changeStatus(
    order: SeenOrder,
    status: OrderStatus,
  ): Promise<OrderSaveResult | null> {
    const { saved, state } = await mutateAsync({
      actionOn: () => ({ kind: 'status', status }),
      orders: [order],
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    for (const { error } of state.failures) toast.error(errorMessage(error));
    const [result = null] = saved;
    if (result?.isSent) toast.success(messages.orderUpdated);
    return result;
  }

  return { changeStatus, isPending };
}
