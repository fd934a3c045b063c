import '~/ui/styles/overlays';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';

import { AccountMissing } from '~/components/orders/AccountMissing';
import { usePaymentMethods } from '~/components/orders/usePaymentMethods';
import type { Order, PaymentMethod } from '~/contract/types';
import { messages } from '~/domain/messages';
import { ORDER_FIELDS } from '~/domain/orders/draft/orderFields';
import { lacksAccount, methodNamed } from '~/domain/payments/paymentMethods';
import { formatMoney } from '~/lib/money';
import { CancelButton } from '~/ui/dialog/CancelButton';
import { Dialog } from '~/ui/dialog/Dialog';

/**
 * Asks before the request of a payment, with the total that it fixes and the payment information that the client reads: what
 * was typed, else what the store says about the method.
 */
export function RequestPaymentDialog({
  order,
  total,
  info,
  onRequest,
  onClose,
}: {
  order: Order;
  /** Total of the draft, in the order's currency. */
  total: number;
  /** The payment information of the draft; null: it cannot be edited. */
  info: string | null;
  /** Called with the payment information to save; null: it stays. */
  onRequest: (info: string | null) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  const readMethods = usePaymentMethods();
  const isEmpty = info?.trim() === '';
  useEffect(() => {
    async function read() {
      setMethod(methodNamed(await readMethods(), order.payment_method) ?? null);
    }
    void read();
    // Read once: the dialog is about one order.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const text = typed ?? (isEmpty ? (method?.method_info?.trim() ?? '') : info);
  return (
    <Dialog
      onClose={onClose}
      title="Solicitar pago"
      unsaved={{
        isUnsaved: () => typed !== null,
        question: 'La información de pago no se guardó. ¿Quiere salir igual?',
      }}
    >
      <Stack>
        <p>
          Se guarda el pedido y se solicita el pago de {formatMoney(total, order.curr_symbol)}.{' '}
          {messages.requestPaymentEffect}
        </p>
        {method !== null && lacksAccount(method) ? <AccountMissing /> : null}
        {text === null ? null : (
          <Textarea
            label={ORDER_FIELDS.payment_info.label}
            description="El cliente la lee en su pedido y en el mensaje."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autosize
            maxRows={3}
            value={text}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end">
          <CancelButton hasFocus />
          <Button
            data-ignore-double-click
            onClick={() => {
              onClose();
              onRequest(text);
            }}
          >
            Solicitar pago
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
