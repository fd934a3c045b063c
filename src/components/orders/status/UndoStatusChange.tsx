import { Button } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { messages } from '~/domain/messages';
import { isCancelled, orderStatusDisplay } from '~/domain/orders/orderStatus';
import { say } from '~/ui/feedback/say';
import { toast } from '~/ui/feedback/toast';
import { UndoBar } from '~/ui/feedback/UndoBar';
import { Waiting } from '~/ui/feedback/waiting';
import { lazyNamed } from '~/ui/lazyNamed';

import type { WrittenMessages } from '../WhatsappDialog';
import {
  failedStatusChange,
  lastStatusChange,
  type StatusChange,
  statusButtonId,
} from './statusChange';
import { useChangeStatus } from './useChangeStatus';

const WhatsappDialog = lazyNamed(() => import('../WhatsappDialog'), 'WhatsappDialog', {
  fallback: <Waiting />,
});

const end = () => lastStatusChange.set(null);

/**
 * Shows the order whose status was changed, and offers to give it back the status that it had; of a cancelled one also to tell
 * its client.
 */
export function UndoStatusChange({
  statusChange: { order, from },
}: {
  statusChange: StatusChange;
}) {
  const { changeStatus, isPending } = useChangeStatus();
  const failed = useSyncExternalStore(failedStatusChange.subscribe, failedStatusChange.get);
  const [isWriting, setWriting] = useState(false);
  const [written, setWritten] = useState<WrittenMessages>({ chosen: null, edited: {} });
  const text = `${order.alphanum_id}: de ${orderStatusDisplay(from).label} a ${orderStatusDisplay(order.status).label}`;
  useEffect(() => say(`${messages.orderUpdated}. ${text}`), [text]);

  async function undo() {
    const result = await changeStatus(order, from);
    // After a failure, such as a lost connection, it can be pressed again.
    if (result === null) return;
    end();
    // The row may have been in another place, or in none.
    requestAnimationFrame(() => document.getElementById(statusButtonId(order))?.focus());
    if (result.isSent) toast.success(messages.orderUpdated);
  }

  return (
    <>
      <UndoBar
        label="Último cambio de estado"
        done={messages.orderUpdated}
        text={text}
        // Also where the order's row has left the list.
        failure={failed?.alphanumId === order.alphanum_id ? failed.text : null}
        isBusy={isPending}
        isHeld={isWriting}
        closeLabel="Cerrar: dejar el cambio"
        onUndo={() => void undo()}
        onEnd={end}
      >
        {isCancelled(order) && order.client.phone !== null ? (
          <Button size="compact-md" variant="light" onClick={() => setWriting(true)}>
            Avisarle por WhatsApp
          </Button>
        ) : null}
      </UndoBar>
      {isWriting ? (
        <WhatsappDialog
          order={order}
          unsaved={false}
          onSave={() => Promise.resolve(true)}
          written={written}
          onWritten={setWritten}
          onClose={() => setWriting(false)}
        />
      ) : null}
    </>
  );
}
