import '~/ui/styles/overlays';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';

import { OrderChangedError, useCompletePayment } from '~/api/orderSaves';
import { errorMessage } from '~/api/transport/errors';
import { toastSaved } from '~/components/forms/toastSaved';
import type { Order, OrderSummary } from '~/contract/types';
import { messages } from '~/domain/messages';
import type { SeenOrder } from '~/domain/orders/orderChanges';
import { clientName } from '~/domain/shopper/clients';
import { formatMoney } from '~/lib/money';
import { BusyButton } from '~/ui/BusyButton';
import { Dialog } from '~/ui/dialog/Dialog';
import { Notice } from '~/ui/feedback/Notice';
import { toast } from '~/ui/feedback/toast';
import { useSingleFlight } from '~/ui/useSingleFlight';

import classes from './CompletePaymentDialog.module.css';

/**
 * Confirms the completion of a order. A failure is shown in the dialog and can be retried; an order that has changed
 * meanwhile is shown as it is now, to be confirmed again.
 */
export function CompletePaymentDialog({
  order,
  mayDeliver = false,
  onCompleted,
  onClosed,
}: {
  order: SeenOrder & Pick<OrderSummary, 'client'>;
  /** Offers to deliver the order, too. */
  mayDeliver?: boolean;
  /** Called with the completed order, and whether it is to be delivered then. */
  onCompleted?: (order: Order, thenDeliver: boolean) => void;
  /** Called after the closing transition. */
  onClosed: () => void;
}) {
  const [opened, setOpened] = useState(true);
  const [seen, setSeen] = useState<SeenOrder>(order);
  const save = useCompletePayment();
  const singleFlight = useSingleFlight();

  async function complete(thenDeliver: boolean) {
    try {
      const saved = await save.mutateAsync(seen);
      const { answer } = saved;
      if (answer.isSent) toastSaved(saved, messages.orderUpdated);
      else toast.info(messages.paymentAlreadyDone);
      onCompleted?.(answer.order, thenDeliver);
      setOpened(false);
    } catch (error) {
      // The mutation holds the error, and the dialog shows it.
      if (error instanceof OrderChangedError) setSeen(error.newest);
    }
  }

  function close() {
    if (!save.isPending) setOpened(false);
  }

  return (
    <Dialog opened={opened} onClose={close} onExitTransitionEnd={onClosed} title="Completar pago">
      <Stack>
        <p>
          ¿Confirma que recibió este pago? Quedará como {messages.paymentCompletedInfo} y no podrá
          deshacerse.
        </p>
        <dl className={classes.facts}>
          <dt>Nº de pedido</dt>
          <dd translate="no">{order.alphanum_id}</dd>
          <dt>Cliente</dt>
          <dd className={classes.client}>{clientName(order.client)}</dd>
          <dt>Valor</dt>
          <dd translate="no">{formatMoney(seen.total_price, seen.curr_symbol)}</dd>
        </dl>
        {save.isError ? <Notice severity="error">{errorMessage(save.error)}</Notice> : null}
        <Group justify="flex-end">
          <Button variant="default" disabled={save.isPending} onClick={close}>
            Cancelar
          </Button>
          {mayDeliver ? (
            <BusyButton
              data-ignore-double-click
              variant="light"
              busy={save.isPending}
              onClick={() => void singleFlight(() => complete(true))}
            >
              Completar y entregar
            </BusyButton>
          ) : null}
          <BusyButton
            data-ignore-double-click
            data-autofocus
            busy={save.isPending}
            onClick={() => void singleFlight(() => complete(false))}
          >
            Completar pago
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
