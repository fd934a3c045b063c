import { Suspense } from 'react';

import type { Order } from '~/contract/types';
import { messages } from '~/domain/messages';
import { formatMoney } from '~/lib/money';
import { lazyNamed } from '~/ui/lazyNamed';

const ConfirmDialog = lazyNamed(() => import('~/ui/dialog/ConfirmDialog'), 'ConfirmDialog');
const CompletePaymentDialog = lazyNamed(
  () => import('~/components/orders/CompletePaymentDialog'),
  'CompletePaymentDialog',
);

/** The dialog of a payment action: its request or its completion. */
export type OrderDialog = 'request' | 'complete';

/** The open dialog of the order, if any. */
export function OrderDialogs({
  dialog,
  order,
  total,
  onRequest,
  onCompleted,
  onClose,
}: {
  dialog: OrderDialog | null;
  order: Order;
  /** Total of the draft, in the order's currency. */
  total: number;
  /** The request of the payment was confirmed. */
  onRequest: () => void;
  onCompleted: (order: Order) => void;
  onClose: () => void;
}) {
  return (
    <Suspense fallback={null}>
      {dialog === 'request' ? (
        <ConfirmDialog
          title="Solicitar pago"
          text={`Se guarda el pedido y se solicita el pago de ${formatMoney(total, order.curr_symbol)}. ${messages.requestPaymentEffect}`}
          confirmLabel="Solicitar pago"
          cancelLabel="Cancelar"
          onCancel={onClose}
          onConfirm={() => {
            onClose();
            onRequest();
          }}
        />
      ) : null}
      {dialog === 'complete' ? (
        <CompletePaymentDialog payment={order} onCompleted={onCompleted} onClosed={onClose} />
      ) : null}
    </Suspense>
  );
}
