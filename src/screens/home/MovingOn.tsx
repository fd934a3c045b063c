import { useEffect, useEffectEvent, useRef } from 'react';

import { lastStatusChange } from '~/components/orders/status/statusChange';
import { useChangeStatus } from '~/components/orders/status/useChangeStatus';
import type { OrderStatus, OrderSummary } from '~/contract/types';

/** Saves an order with a status once it is rendered, and offers to undo that. */
export function MovingOn({
  order,
  status,
  onEnd,
}: {
  order: OrderSummary;
  status: OrderStatus;
  onEnd: () => void;
}) {
  const { changeStatus } = useChangeStatus();
  const isSent = useRef(false);
  const send = useEffectEvent(async () => {
    if (isSent.current) return;
    isSent.current = true;
    const result = await changeStatus(order, status);
    if (result?.isSent) lastStatusChange.set({ order: result.order, from: order.status });
    onEnd();
  });
  useEffect(() => void send(), []);
  return null;
}
