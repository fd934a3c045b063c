import { Button, NativeSelect, Textarea } from '@mantine/core';

import { PaymentStatusIcon } from '~/components/orders/PaymentStatusIcon';
import type { Order, OrderStatus } from '~/contract/types';
import { editOrder } from '~/domain/orders/orderDraft';
import { ORDER_FIELDS, type OrderDraft } from '~/domain/orders/orderFields';
import { mayCompletePayment } from '~/domain/orders/orderRules';
import {
  isOrderStatus,
  nextStep,
  orderStatusDisplay,
  statusOptions,
} from '~/domain/orders/orderStatus';
import { reasonOf } from '~/domain/verdict';
import { BusyButton } from '~/ui/BusyButton';
import { Notice } from '~/ui/feedback/Notice';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';

import type { OrderLocks } from './orderLocks';
import type { EditDraft } from './useOrderDraft';

import classes from './OrderSide.module.css';

/** Maximum visible rows of multi-line fields. */
const MAX_ROWS = 3;

/** Status with its usual next step, and payment. */
export function OrderControls({
  order,
  draft,
  locks,
  edit,
  saving,
  nextStepLock,
  onNextStep,
  onRequestPayment,
  onCompletePayment,
  onTellClient,
}: {
  order: Order;
  draft: OrderDraft;
  locks: OrderLocks;
  edit: EditDraft;
  saving: boolean;
  /** Why the order cannot be saved with its next status; null: it can. */
  nextStepLock: string | null;
  /** Saves the order with this status. */
  onNextStep: (status: OrderStatus) => void;
  onRequestPayment: () => void;
  onCompletePayment: () => void;
  /** Writes to the client that the order can be paid; null: there is nothing to tell, or no phone. */
  onTellClient: (() => void) | null;
}) {
  const next = nextStep(order.status);
  return (
    <section className={`${classes.card} ${classes.controls}`} aria-label="Estado y pago">
      <div className={classes.status}>
        <NativeSelect
          label={ORDER_FIELDS.status.label}
          data={statusOptions(draft.status)}
          value={draft.status}
          onChange={(event) => {
            const status = event.currentTarget.value;
            if (isOrderStatus(status)) edit((before) => editOrder(before, { status }));
          }}
        />
        {next === null ? null : (
          <ReasonTooltip reason={saving ? null : nextStepLock}>
            <BusyButton
              data-ignore-double-click
              px="sm"
              busy={saving}
              title={`Guarda el pedido como ${orderStatusDisplay(next.status).label}`}
              onClick={() => onNextStep(next.status)}
            >
              {next.label}
            </BusyButton>
          </ReasonTooltip>
        )}
      </div>
      <div className={classes.payment}>
        <span className={classes.paymentStatus}>
          <span className={classes.label}>Estado del pago</span>
          <PaymentStatusIcon status={order.payment_status} words="icon" />
        </span>
        <ReasonTooltip reason={locks.requestPayment}>
          <Button
            variant="light"
            aria-describedby="solicitar-pago-efecto"
            onClick={onRequestPayment}
          >
            Solicitar pago
          </Button>
        </ReasonTooltip>
        <p className={classes.hint} id="solicitar-pago-efecto">
          {locks.requestPayment ??
            'Guarda el pedido y fija su total: items, cantidades, precios, conceptos y costo de envío.'}
        </p>
        {onTellClient === null ? null : (
          <div className={classes.untold}>
            <Notice severity="success">
              Pago solicitado. El cliente todavía no lo sabe.
              <Button size="compact-sm" mt="xs" onClick={onTellClient}>
                Avisarle por WhatsApp
              </Button>
            </Notice>
          </div>
        )}
        <ReasonTooltip reason={reasonOf(mayCompletePayment(order))}>
          <Button variant="light" onClick={onCompletePayment}>
            Completar pago
          </Button>
        </ReasonTooltip>
      </div>
    </section>
  );
}

/** The order's texts that the store writes: payment information and observation. */
export function StoreTexts({
  draft,
  locks,
  edit,
}: {
  draft: OrderDraft;
  locks: OrderLocks;
  edit: EditDraft;
}) {
  return (
    <section className={`${classes.card} ${classes.storeTexts}`} aria-label="Textos de la tienda">
      <Textarea
        label={ORDER_FIELDS.payment_info.label}
        autosize
        maxRows={MAX_ROWS}
        value={draft.payment_info}
        readOnly={locks.paymentInfo !== null}
        description={locks.paymentInfo}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => {
          const payment_info = event.currentTarget.value;
          edit((before) => editOrder(before, { payment_info }));
        }}
      />
      <Textarea
        label={ORDER_FIELDS.store_observation.label}
        autosize
        maxRows={MAX_ROWS}
        value={draft.store_observation}
        onChange={(event) => {
          const store_observation = event.currentTarget.value;
          edit((before) => editOrder(before, { store_observation }));
        }}
      />
    </section>
  );
}
