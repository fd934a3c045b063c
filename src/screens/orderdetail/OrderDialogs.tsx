import type { Order } from '~/contract/types';
import { messages } from '~/domain/messages';
import { cancelPaidQuestion } from '~/domain/orders/cancelPaid';
import { mayRequestPayment } from '~/domain/orders/orderRules';
import { nextStep } from '~/domain/orders/orderStatus';
import { formatMoney } from '~/lib/money';
import { lazyNamed } from '~/ui/lazyNamed';

const ConfirmDialog = lazyNamed(() => import('~/ui/dialog/ConfirmDialog'), 'ConfirmDialog');
const RequestPaymentDialog = lazyNamed(
  () => import('./RequestPaymentDialog'),
  'RequestPaymentDialog',
);
const CompletePaymentDialog = lazyNamed(
  () => import('~/components/orders/CompletePaymentDialog'),
  'CompletePaymentDialog',
);

/** The dialog of a payment action, its request, its completion, or both; or of the end of a paid order. */
export type OrderDialog = 'request' | 'paid' | 'complete' | 'cancelPaid';

/** The open dialog of the order, if any. */
export function OrderDialogs({
  dialog,
  order,
  total,
  info,
  onRequest,
  onPaid,
  onCancelPaid,
  onCompleted,
  onClose,
}: {
  dialog: OrderDialog | null;
  order: Order;
  /** Total of the draft, in the order's currency. */
  total: number;
  /** The payment information of the draft; null: it cannot be edited. */
  info: string | null;
  /** The request of the payment was confirmed, with this payment information; null: it stays. */
  onRequest: (info: string | null) => void;
  /** The request and its completion were confirmed. */
  onPaid: () => void;
  /** The end of a paid order was confirmed. */
  onCancelPaid: () => void;
  onCompleted: (order: Order, thenDeliver: boolean) => void;
  onClose: () => void;
}) {
  return (
    <>
      {dialog === 'request' ? (
        <RequestPaymentDialog
          order={order}
          total={total}
          info={info}
          onRequest={onRequest}
          onClose={onClose}
        />
      ) : null}
      {dialog === 'paid' ? (
        <ConfirmDialog
          title="Ya está pagado"
          text={`¿Confirma que recibió ${formatMoney(total, order.curr_symbol)}? Se guarda el pedido, y su pago queda como ${messages.paymentCompletedInfo}. ${
            mayRequestPayment(order).allowed
              ? messages.requestPaymentEffect
              : `${messages.paidPassesBack}.`
          }`}
          confirmLabel="Está pagado"
          cancelLabel="Cancelar"
          onCancel={onClose}
          onConfirm={() => {
            onClose();
            onPaid();
          }}
        />
      ) : null}
      {dialog === 'cancelPaid' ? (
        <ConfirmDialog
          {...cancelPaidQuestion}
          danger
          onCancel={onClose}
          onConfirm={() => {
            onClose();
            onCancelPaid();
          }}
        />
      ) : null}
      {dialog === 'complete' ? (
        <CompletePaymentDialog
          order={order}
          mayDeliver={nextStep(order.status)?.status === 'done'}
          onCompleted={onCompleted}
          onClosed={onClose}
        />
      ) : null}
    </>
  );
}
