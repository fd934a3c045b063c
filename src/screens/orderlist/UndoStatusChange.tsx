import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';

import { useUndoTime } from '~/components/orders/useUndoTime';
import { messages } from '~/domain/messages';
import { orderStatusDisplay } from '~/domain/orders/orderStatus';
import { BusyButton } from '~/ui/BusyButton';
import { toast } from '~/ui/feedback/toast';

import { failedStatusChange, lastStatusChange, type StatusChange } from './statusChange';
import { useChangeStatus } from './useChangeStatus';

import classes from './UndoStatusChange.module.css';

const end = () => lastStatusChange.set(null);

/** Shows the order whose status was changed, and offers to give it back the status that it had. */
export function UndoStatusChange({
  statusChange: { order, from },
}: {
  statusChange: StatusChange;
}) {
  const { changeStatus, isPending } = useChangeStatus();
  const failed = useSyncExternalStore(failedStatusChange.subscribe, failedStatusChange.get);
  const held = useUndoTime<HTMLDivElement>(isPending, end);

  async function undo() {
    const result = await changeStatus(order, from);
    // After a failure, such as a lost connection, it can be pressed again.
    if (result === null) return;
    end();
    if (result.isSent) toast.success(messages.orderUpdated);
  }

  return (
    <div ref={held} className={classes.bar} role="group" aria-label="Último cambio de estado">
      <p role="status">
        <strong>{messages.orderUpdated}</strong>
        <span>
          {order.alphanum_id}: de {orderStatusDisplay(from).label} a{' '}
          {orderStatusDisplay(order.status).label}
        </span>
        {/* Also where the order's row has left the list. */}
        {failed?.alphanumId === order.alphanum_id ? <span>{failed.text}</span> : null}
      </p>
      <BusyButton size="compact-md" variant="light" busy={isPending} onClick={() => void undo()}>
        Deshacer
      </BusyButton>
      <Button
        size="compact-md"
        variant="subtle"
        aria-label="Cerrar: dejar el cambio"
        disabled={isPending}
        onClick={end}
      >
        ×
      </Button>
    </div>
  );
}
