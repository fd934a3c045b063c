import '~/ui/styles/overlays';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useRef, useState } from 'react';

import { ApiError, errorMessage } from '~/api/errors';
import { useRefreshOrders, useSaveOrder } from '~/api/orders';
import type { OrderSummary } from '~/contract/types';
import { messages } from '~/domain/messages';
import { completePaymentPayload } from '~/domain/orders/orderDraftPayload';
import { clientName } from '~/domain/shopper/clients';
import { formatMoney } from '~/lib/money';
import { Notice } from '~/ui/Notice';
import { toast } from '~/ui/toast';

import classes from './CompletePaymentDialog.module.css';

/** Asks before a payment is completed, naming order, client and amount; a failure is said here and can be retried. */
export function CompletePaymentDialog({
  payment,
  onClosed,
}: {
  payment: OrderSummary;
  /** After the dialog has left the screen. */
  onClosed: () => void;
}) {
  const [opened, setOpened] = useState(true);
  const save = useSaveOrder();
  const refresh = useRefreshOrders();
  // A second click may come before the first one has re-rendered the button: it must not send again.
  const sent = useRef(false);

  function complete() {
    if (sent.current) return;
    sent.current = true;
    save.mutate(
      { id: payment.alphanum_id, body: completePaymentPayload() },
      {
        onSuccess: () => {
          toast.success(messages.orderUpdated);
          setOpened(false);
        },
        onError: (error) => {
          sent.current = false;
          // Someone else completed it meanwhile: the list behind must not go on offering it.
          if (error instanceof ApiError && error.status === 409) refresh();
        },
      },
    );
  }

  function close() {
    if (!sent.current) setOpened(false);
  }

  return (
    <Modal
      opened={opened}
      onClose={close}
      onExitTransitionEnd={onClosed}
      returnFocus={false}
      title="Completar pago"
      centered
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
      <Stack>
        <p className={classes.question}>
          ¿Confirma que recibió este pago? Quedará como {messages.paymentCompletedInfo} y no podrá
          deshacerse.
        </p>
        <dl className={classes.facts}>
          <dt>Nº de pedido</dt>
          <dd>{payment.alphanum_id}</dd>
          <dt>Cliente</dt>
          <dd className={classes.client}>{clientName(payment.client)}</dd>
          <dt>Valor</dt>
          <dd>{formatMoney(payment.total_price, payment.curr_symbol)}</dd>
        </dl>
        {save.isError ? <Notice severity="error">{errorMessage(save.error)}</Notice> : null}
        <Group justify="flex-end">
          <Button variant="default" disabled={save.isPending} onClick={close}>
            Cancelar
          </Button>
          <Button data-once loading={save.isPending} onClick={complete} data-autofocus>
            Completar pago
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
