import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';

import type { Order, OrderStatus } from '~/contract/types';
import { messages } from '~/domain/messages';
import type { ClientMessage } from '~/domain/orders/clientMessages';
import { editOrder } from '~/domain/orders/draft/orderEdits';
import { ORDER_FIELDS, type OrderDraft } from '~/domain/orders/draft/orderFields';
import {
  isInWork,
  mainAction,
  orderNote,
  paymentNote,
  type OrderAction,
} from '~/domain/orders/orderActions';
import { mayBePaid } from '~/domain/orders/orderChanges';
import { mayCompletePayment } from '~/domain/orders/orderRules';
import {
  isOrderStatus,
  nextStep,
  nextStepLabel,
  orderStatusDisplay,
  statusOptions,
} from '~/domain/orders/orderStatus';
import { reasonOf } from '~/domain/verdict';
import { BusyButton } from '~/ui/BusyButton';
import { BackCloses } from '~/ui/dialog/useBackCloses';
import { Notice } from '~/ui/feedback/Notice';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';
import { useBarHeight } from '~/ui/useBarHeight';

import type { OrderLocks } from './orderLocks';
import type { EditDraft } from './useOrderDraft';

import classes from './NextStep.module.css';

const NEWS = {
  paymentRequested: 'Pago solicitado.',
  cancelled: 'Pedido cancelado.',
} as const satisfies Partial<Record<ClientMessage, string>>;

/** What was saved and the client may not know. */
export type UntoldNews = keyof typeof NEWS;

/**
 * What moves the order on: its main action as the filled button (a tinted one while there are changes to save), the other
 * actions as outlined buttons, those that the payment forbids with the reason below them, and the status. It is beside the order
 * where there is room, else a bar at the lower edge, whose place the save bar takes.
 */
export function NextStep({
  order,
  draft,
  locks,
  edit,
  unsaved,
  saving,
  nextStepLock,
  isBar,
  isCovered,
  isOpen,
  onOpen,
  onNextStep,
  onRequestPayment,
  onRequestAndMove,
  onAlreadyPaid,
  onCompletePayment,
  untold,
  onTellClient,
}: {
  order: Order;
  draft: OrderDraft;
  locks: Pick<OrderLocks, 'requestPayment'>;
  edit: EditDraft;
  /** Saving is what the order waits for: its button is the filled one. */
  unsaved: boolean;
  saving: boolean;
  /** Why the order cannot be saved with its next status; null: it can. */
  nextStepLock: string | null;
  isBar: boolean;
  /** The save bar takes the place of this one. */
  isCovered: boolean;
  /** Where it is a bar: shows everything, also while the save bar is there. */
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  /** Saves the order with this status. */
  onNextStep: (status: OrderStatus) => void;
  onRequestPayment: () => void;
  /** Requests the payment and saves the order with this status. */
  onRequestAndMove: (status: OrderStatus) => void;
  /** Requests the payment and completes it. */
  onAlreadyPaid: () => void;
  onCompletePayment: () => void;
  /** What the client can be told; null: nothing, or there is no phone. */
  untold: UntoldNews | null;
  onTellClient: () => void;
}) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useBarHeight(isBar && !isCovered ? bar : null);
  const main = mainAction(order);
  const next = nextStep(order.status);
  const variantOf = (action: OrderAction) =>
    action === main ? (unsaved ? 'light' : 'filled') : 'default';
  const reasons = {
    status: saving ? null : nextStepLock,
    request: locks.requestPayment,
    complete: reasonOf(mayCompletePayment(order)),
  };
  const note = orderNote(order);
  const then = (act: () => void) => () => {
    onOpen(false);
    act();
  };

  const buttons: Record<OrderAction | 'requestAndMove' | 'paid', ReactElement | null> = {
    status:
      next === null ? null : (
        <ReasonTooltip reason={reasons.status}>
          <BusyButton
            variant={variantOf('status')}
            data-ignore-double-click
            busy={saving}
            title={`Guarda el pedido como ${orderStatusDisplay(next.status).label}`}
            onClick={then(() => onNextStep(next.status))}
          >
            {nextStepLabel(order)}
          </BusyButton>
        </ReasonTooltip>
      ),
    request: (
      <>
        <ReasonTooltip reason={reasons.request}>
          <Button
            variant={variantOf('request')}
            aria-describedby="solicitar-pago-efecto"
            onClick={then(onRequestPayment)}
          >
            Solicitar pago
          </Button>
        </ReasonTooltip>
        {reasons.request === null ? (
          <p className={classes.hint} id="solicitar-pago-efecto">
            Guarda el pedido y fija su total: items, cantidades, precios, conceptos y costo de
            envío.
          </p>
        ) : null}
      </>
    ),
    complete: (
      <ReasonTooltip reason={reasons.complete}>
        <Button variant={variantOf('complete')} onClick={then(onCompletePayment)}>
          Completar pago
        </Button>
      </ReasonTooltip>
    ),
    // Afterwards the payment cannot be requested: a client who pays at the door would owe it.
    requestAndMove:
      next?.status === 'waiting_delivery' && reasons.request === null ? (
        <>
          <BusyButton
            variant="default"
            data-ignore-double-click
            busy={saving}
            aria-describedby="solicitar-y-despachar-efecto"
            onClick={then(() => onRequestAndMove(next.status))}
          >
            Solicitar pago y despachar
          </BusyButton>
          <p className={classes.hint} id="solicitar-y-despachar-efecto">
            ¿Cobra al entregar? Fija el total y deja el pago para completar: después ya no se puede
            solicitar.
          </p>
        </>
      ) : null,
    // Of an order that has left, where a draft would be saved in a status that it does not keep, only what is saved is paid.
    paid:
      reasons.request === null || mayBePaid(order).allowed ? (
        <ReasonTooltip
          reason={reasons.request === null || !unsaved ? null : messages.savePaidFirst}
        >
          <Button variant="default" onClick={then(onAlreadyPaid)}>
            Ya está pagado
          </Button>
        </ReasonTooltip>
      ) : null,
  };
  const rest = (['status', 'request', 'complete'] as const).filter((action) => action !== main);
  const isForbidden = (action: OrderAction) => action !== 'status' && reasons[action] !== null;
  // An order that the store does not work on says what it waits for, and shows no disabled buttons.
  const forbidden = isInWork(order) ? rest.filter(isForbidden) : [];
  const shown = [
    ...(main === null ? [] : [main]),
    ...rest.filter((action) => !isForbidden(action)),
  ];
  const [why] = forbidden;
  const reason = why === undefined ? null : reasons[why];

  return (
    <section
      ref={setBar}
      className={classes.step}
      aria-label="Siguiente paso"
      data-covered={isCovered || undefined}
      data-open={isOpen || undefined}
      aria-busy={saving}
      inert={saving}
    >
      <h2 className={classes.heading}>Siguiente paso</h2>
      {untold === null ? null : (
        <div className={classes.untold}>
          <Notice severity="success">
            {NEWS[untold]} El cliente todavía no lo sabe.
            <Button size="compact-sm" variant="light" mt="xs" onClick={onTellClient}>
              Avisarle por WhatsApp
            </Button>
          </Notice>
        </div>
      )}
      <div className={classes.actions}>
        {note === null ? null : <p className={classes.nothing}>{note}</p>}
        {/* One list with keys, so that a button keeps the focus when it becomes the main one. */}
        {[...shown, 'requestAndMove' as const, 'paid' as const, ...forbidden].map((action) =>
          buttons[action] === null ? null : (
            <div
              key={action}
              className={classes.action}
              data-main={action === main || undefined}
              data-beside={action === 'requestAndMove' || undefined}
            >
              {buttons[action]}
            </div>
          ),
        )}
        {reason === null ? null : <p className={classes.reason}>{paymentNote(order, reason)}</p>}
      </div>
      <NativeSelect
        className={classes.status}
        label={ORDER_FIELDS.status.label}
        data={statusOptions(draft.status)}
        value={draft.status}
        onChange={(event) => {
          const status = event.currentTarget.value;
          if (isOrderStatus(status)) edit((before) => editOrder(before, { status }));
        }}
      />
      {isOpen ? <BackCloses onBack={() => onOpen(false)} /> : null}
      {isCovered ? null : <MoreActions className={classes.more} isOpen={isOpen} onOpen={onOpen} />}
    </section>
  );
}

/** Shows all that {@link NextStep} has, where it is a bar. */
export function MoreActions({
  isOpen,
  onOpen,
  className,
}: {
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  className?: string | undefined;
}) {
  return (
    <ActionIcon
      className={className}
      variant="default"
      size={44}
      aria-label="Estado y otras acciones"
      aria-expanded={isOpen}
      onClick={() => onOpen(!isOpen)}
    >
      <IconChevronUp size={22} aria-hidden="true" className={classes.chevron} />
    </ActionIcon>
  );
}
