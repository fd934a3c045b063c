import { Button } from '@mantine/core';
import { useFocusWithin, useHover, useMergedRef } from '@mantine/hooks';
import { useEffect } from 'react';

import { useOrderBatch } from '~/api/orderSaves';
import { errorMessage } from '~/api/transport/errors';
import { messages } from '~/domain/messages';
import { orderStatusDisplay } from '~/domain/orders/orderStatus';
import { toast } from '~/ui/feedback/toast';

import { type MovedOrder, movedOrder } from './movedOrder';

import classes from './UndoMove.module.css';

/** How long a change of status can be undone, in ms, counted while pointer and focus are elsewhere. */
const UNDO_MS = 10_000;

/** Offers to move an order back to the status that it had; not once someone else has moved it. */
export function UndoMove({ moved: { order, from } }: { moved: MovedOrder }) {
  const save = useOrderBatch();
  const { ref: hoverRef, hovered } = useHover<HTMLDivElement>();
  const { ref: focusRef, focused } = useFocusWithin<HTMLDivElement>();
  const isHeld = hovered || focused;
  const { isPending } = save;
  useEffect(() => {
    if (isHeld || isPending) return undefined;
    const timer = setTimeout(() => movedOrder.set(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isPending]);

  async function undo() {
    const { state } = await save.mutateAsync({
      actionOn: () => ({ kind: 'status', status: from }),
      orders: [order],
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    const [failure] = state.failures;
    if (failure) toast.error(errorMessage(failure.error));
    else toast.success(messages.orderUpdated);
    movedOrder.set(null);
  }

  return (
    <div
      ref={useMergedRef(hoverRef, focusRef)}
      className={classes.bar}
      role="group"
      aria-label="Último cambio de estado"
    >
      <span role="status">
        {order.alphanum_id}: de {orderStatusDisplay(from).label} a{' '}
        {orderStatusDisplay(order.status).label}
      </span>
      <Button size="compact-md" variant="light" loading={isPending} onClick={() => void undo()}>
        Deshacer
      </Button>
      <Button
        size="compact-md"
        variant="subtle"
        aria-label="Cerrar: dejar el cambio"
        disabled={isPending}
        onClick={() => movedOrder.set(null)}
      >
        ×
      </Button>
    </div>
  );
}
