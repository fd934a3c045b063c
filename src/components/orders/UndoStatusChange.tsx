import { Button } from '@mantine/core';
import { useFocusWithin, useHover, useMergedRef } from '@mantine/hooks';
import { useEffect } from 'react';

import { orderStatusDisplay } from '~/domain/orders/orderStatus';

import { type ChangedStatus, changedStatus } from './changedStatus';
import { useChangeStatus } from './useChangeStatus';

import classes from './UndoStatusChange.module.css';

/** How long a change of status can be undone, in ms, counted while pointer and focus are elsewhere. */
const UNDO_MS = 10_000;

/** Offers to move an order back to the status that it had; not once someone else has moved it. */
export function UndoStatusChange({ moved: { order, from } }: { moved: ChangedStatus }) {
  const { changeStatus, isPending } = useChangeStatus();
  const { ref: hoverRef, hovered } = useHover<HTMLDivElement>();
  const { ref: focusRef, focused } = useFocusWithin<HTMLDivElement>();
  const isHeld = hovered || focused;
  useEffect(() => {
    if (isHeld || isPending) return undefined;
    const timer = setTimeout(() => changedStatus.set(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isPending]);

  async function undo() {
    // After a failure, such as a lost connection, it can be pressed again.
    if (await changeStatus(order, from)) changedStatus.set(null);
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
        onClick={() => changedStatus.set(null)}
      >
        ×
      </Button>
    </div>
  );
}
