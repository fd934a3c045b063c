import { useEffect, useState } from 'react';

import { useOrderBatch } from '~/api/orderSaves';
import { errorMessage } from '~/api/transport/errors';
import { useBatch } from '~/components/forms/useBatch';
import type { OrderStatus } from '~/contract/types';
import { messages } from '~/domain/messages';
import type { SeenOrder } from '~/domain/orders/orderChanges';
import { orderCount } from '~/domain/orders/orderCount';
import { orderStatusDisplay } from '~/domain/orders/orderStatus';
import { say } from '~/ui/feedback/say';
import { toast } from '~/ui/feedback/toast';
import { UndoBar } from '~/ui/feedback/UndoBar';

import { hasChanged, leaveQuestion, unlessChanged } from './bulkResults';

/** Orders whose status was changed together. */
export interface MovedOrders {
  /** As they were before. */
  readonly orders: readonly SeenOrder[];
  /** The status that they have now. */
  readonly status: OrderStatus;
}

/** Says how many orders were moved, and offers to give each the status back that it had, unless someone else has changed it since. */
export function UndoBatchChange({
  moved: { orders, status },
  onEnd,
}: {
  moved: MovedOrders;
  onEnd: () => void;
}) {
  const save = useOrderBatch();
  const [failure, setFailure] = useState<string | null>(null);
  const text = `${orderCount(orders.length)}: ${orderStatusDisplay(status).label}`;
  useEffect(() => say(`${messages.orderUpdated}. ${text}`), [text]);
  const batch = useBatch<SeenOrder>(async (seen, options) => {
    setFailure(null);
    const before = new Map(orders.map((order) => [order.alphanum_id, order.status]));
    const { answer } = await save.mutateAsync({
      changeOf: ({ alphanum_id, status: now }) => ({
        kind: 'status',
        status: before.get(alphanum_id) ?? now,
      }),
      orders: seen,
      ...options,
    });
    const { failures } = answer.state;
    if (failures.length === 0) {
      toast.success(
        orders.length === 1
          ? 'El pedido volvió al estado que tenía'
          : 'Los pedidos volvieron al estado que tenían',
      );
      onEnd();
      return;
    }
    const reasons = failures.map(
      ({ entry, error }) => `${entry.alphanum_id}: ${errorMessage(error)}`,
    );
    setFailure(`No volvió ${reasons.join(' ')}`);
  }, leaveQuestion);

  function undo() {
    if (batch.state === null) batch.start(orders.map((order) => ({ ...order, status })));
    else if (batch.state.failures.every(hasChanged)) onEnd();
    else batch.resume(unlessChanged);
  }

  return (
    <UndoBar
      label="Último cambio de varios pedidos"
      done={messages.orderUpdated}
      text={text}
      failure={failure}
      isBusy={batch.isRunning}
      isHeld={failure !== null}
      closeLabel="Cerrar: dejar el cambio"
      onUndo={undo}
      onEnd={onEnd}
    />
  );
}
