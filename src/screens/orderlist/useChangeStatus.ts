import { OrderChangedError, type OrderSaveResult, useOrderBatch } from '~/api/orderSaves';
import type { OrderStatus } from '~/contract/types';
import type { SeenOrder } from '~/domain/orders/orderChanges';
import { toast } from '~/ui/feedback/toast';

/** Changes the status of one listed order, unless it has changed since it was seen; a toast shows why it failed. */
export function useChangeStatus() {
  const { mutateAsync, isPending } = useOrderBatch();

  /** Resolves to the order as it is stored now, and whether that took a save; null: it failed. */
  async function changeStatus(
    order: SeenOrder,
    status: OrderStatus,
  ): Promise<OrderSaveResult | null> {
    // A batch of one: its failure is in the answer, and no overlay covers the list.
    const { saved, state } = await mutateAsync({
      changeOf: () => ({ kind: 'status', status }),
      orders: [order],
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    const [failure] = state.failures;
    if (failure) toast.error(failure.reason);
    // Someone else has changed it: its newest version, without a save.
    if (failure?.error instanceof OrderChangedError) {
      return { order: failure.error.newest, isSent: false };
    }
    return saved[0] ?? null;
  }

  return { changeStatus, isPending };
}
