import { OrderChangedError, type OrderSaveResult, useOrderBatch } from '~/api/orderSaves';
import { errorMessage, isLostConnection } from '~/api/transport/errors';
import type { OrderStatus } from '~/contract/types';
import { messages } from '~/domain/messages';
import type { SeenOrder } from '~/domain/orders/orderChanges';
import { toast } from '~/ui/feedback/toast';

import { failedStatusChange, statusesOnTheWay } from './statusChange';

/** Shows a status as being saved. @returns what ends that, unless a later one has taken its place */
function showOnTheWay(alphanumId: string, status: OrderStatus): () => void {
  const shown = { status };
  statusesOnTheWay.set(new Map(statusesOnTheWay.get()).set(alphanumId, shown));
  return () => {
    const all = new Map(statusesOnTheWay.get());
    if (all.get(alphanumId) !== shown) return;
    all.delete(alphanumId);
    statusesOnTheWay.set(all);
  };
}

/**
 * Changes the status of one listed order, unless it has changed since it was seen; a toast and its row show why it failed.
 * A change of an order whose status is on the way is seen as it will be, and sent after it.
 */
export function useChangeStatus() {
  const { mutateAsync, isPending } = useOrderBatch();

  /** Resolves to the order as it is stored now, and whether that took a save; null: it failed. */
  async function changeStatus(
    order: SeenOrder,
    status: OrderStatus,
  ): Promise<OrderSaveResult | null> {
    failedStatusChange.set(null);
    const end = showOnTheWay(order.alphanum_id, status);
    // A batch of one: its failure is in the answer, and no overlay covers the list.
    const {
      answer: { saved, state },
    } = await mutateAsync({
      changeOf: () => ({ kind: 'status', status }),
      orders: [order],
      signal: new AbortController().signal,
      onProgress: () => undefined,
    }).finally(end);
    const [failure] = state.failures;
    if (failure) {
      const text = errorMessage(failure.error);
      toast.error(isLostConnection(failure.error) ? messages.networkFailure : text);
      failedStatusChange.set({ alphanumId: order.alphanum_id, text });
    }
    // Someone else has changed it: its newest version, without a save.
    if (failure?.error instanceof OrderChangedError) {
      return { order: failure.error.newest, isSent: false, reason: null };
    }
    return saved[0] ?? null;
  }

  return { changeStatus, isPending };
}
