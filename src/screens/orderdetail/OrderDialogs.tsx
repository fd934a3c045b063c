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

/** The dialog of a payment action: its request, its completion, or both. */
export type OrderDialog = 'request' | 'paid' | 'complete';

/** The open dialog of the order, if any. */
export function OrderDialogs({
  dialog,
  order,
  total,
  onRequest,
  onPaid,
  onCompleted,
  onClose,
}: {
  dialog: OrderDialog | null;
  order: Order;
  /** Total of the draft, in the order's currency. */
  total: number;
  /** The request of the payment was confirmed. */
  onRequest: () => void;
  /** The request and its completion were confirmed. */
  onPaid: () => void;
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
      {dialog === 'paid' ? (
        <ConfirmDialog
          title="Ya está pagado"
          text={`¿Confirma que recibió ${formatMoney(total, order.curr_symbol)}? Se guarda el pedido, y su pago queda como ${messages.paymentCompletedInfo}. ${messages.requestPaymentEffect}`}
          confirmLabel="Está pagado"
          cancelLabel="Cancelar"
          onCancel={onClose}
          onConfirm={() => {
            onClose();
            onPaid();
          }}
        />
      ) : null}
      {dialog === 'complete' ? (
        <CompletePaymentDialog order={order} onCompleted={onCompleted} onClosed={onClose} />
      ) : null}
    </Suspense>
  );
}
