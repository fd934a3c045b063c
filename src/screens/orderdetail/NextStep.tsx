import { Button, type ButtonVariant, NativeSelect } from '@mantine/core';
import { IconChevronUp, IconInfoCircle } from '@tabler/icons-react';
import { type ReactElement, useId, useState } from 'react';

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

/** The id of the field of the status. */
export const STATUS_FIELD = 'order-status';

/** What was saved and the client may not know. */
export type UntoldNews = keyof typeof NEWS;

/**
 * What moves the order on: its main action as the filled button (a tinted one while there are changes to save), the others as
 * the rows of a list, a note about those that the payment forbids, and the status. It is beside the order where there is
 * room, else a bar at the lower edge, whose place the save bar takes.
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
  const [pressed, setPressed] = useState<string | null>(null);
  const [wasSaving, setWasSaving] = useState(saving);
  if (wasSaving !== saving) {
    setWasSaving(saving);
    if (!saving) setPressed(null);
  }
  /** What a button does, which spins while that is saved; the others are locked meanwhile. */
  const pressing = (action: string, act: () => void) => ({
    busy: saving && pressed === action,
    onPress: () => {
      setPressed(action);
      onOpen(false);
      act();
    },
  });

  // Of an order that has left, where a draft would be saved in a status that it does not keep, only what is saved is paid.
  const mayPay = reasons.request === null || mayBePaid(order).allowed;
  // Afterwards the payment cannot be requested: a client who pays at the door would owe it.
  const mayRequestAndMove = next?.status === 'waiting_delivery' && reasons.request === null;
  const statusEffect = next && `Guarda el pedido como ${orderStatusDisplay(next.status).label}.`;
  const actions: Record<OrderAction | 'requestAndMove' | 'paid', ReactElement | null> = {
    status: next && (
      <Action
        label={nextStepLabel(order)}
        effect={statusEffect}
        lock={reasons.status}
        variant={variantOf('status')}
        {...pressing('status', () => onNextStep(next.status))}
      />
    ),
    request: (
      <Action
        label="Solicitar pago"
        effect="Guarda el pedido y fija su total."
        lock={reasons.request}
        variant={variantOf('request')}
        {...pressing('request', onRequestPayment)}
      />
    ),
    complete: (
      <Action
        label="Completar pago"
        effect="El pago queda aprobado."
        lock={reasons.complete}
        variant={variantOf('complete')}
        {...pressing('complete', onCompletePayment)}
      />
    ),
    requestAndMove: mayRequestAndMove ? (
      <Action
        label="Solicitar pago y despachar"
        effect="Para cobrar al entregar: fija el total."
        {...pressing('requestAndMove', () => onRequestAndMove(next.status))}
      />
    ) : null,
    paid: mayPay ? (
      <Action
        label="Ya está pagado"
        effect="Solicita el pago y lo completa."
        lock={reasons.request === null || !unsaved ? null : messages.savePaidFirst}
        {...pressing('paid', onAlreadyPaid)}
      />
    ) : null,
  };
  const rest = (['status', 'request', 'complete'] as const).filter((action) => action !== main);
  const isForbidden = (action: OrderAction) => action !== 'status' && reasons[action] !== null;
  // An order that the store does not work on says what it waits for, and no more.
  const why = isInWork(order) ? rest.find(isForbidden) : undefined;
  const reason = why && reasons[why];
  // A closed bar has one of them beside the main action where there is room.
  const isWhole = !isBar || isOpen;
  const shown = [
    ...(main === null ? [] : [main]),
    ...(isWhole ? rest.filter((action) => !isForbidden(action)) : []),
    'requestAndMove' as const,
    ...(isWhole ? ['paid' as const] : []),
  ];

  return (
    <section
      ref={setBar}
      className={classes.step}
      aria-label="Siguiente paso"
      data-covered={isCovered || undefined}
      data-whole={isWhole || undefined}
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
        {shown.map((action) =>
          actions[action] === null ? null : (
            <div
              key={action}
              className={action === main ? classes.main : isWhole ? classes.row : classes.beside}
            >
              {actions[action]}
            </div>
          ),
        )}
        {why && reason && isWhole ? (
          <div className={classes.reason}>
            <IconInfoCircle size={16} stroke={1.5} aria-hidden="true" />
            <p>{paymentNote(order, why, reason)}</p>
          </div>
        ) : null}
      </div>
      <NativeSelect
        id={STATUS_FIELD}
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

/** A button and what it does in one line, shown below the main one. */
function Action({
  label,
  effect,
  lock = null,
  busy,
  variant = 'default',
  onPress,
}: {
  label: string;
  effect: string | null;
  /** Why it cannot be pressed. */
  lock?: string | null;
  busy: boolean;
  variant?: ButtonVariant;
  onPress: () => void;
}) {
  const id = useId();
  return (
    <>
      <ReasonTooltip reason={lock}>
        <BusyButton
          variant={variant}
          data-ignore-double-click
          busy={busy}
          title={lock === null ? (effect ?? undefined) : undefined}
          aria-describedby={id}
          onClick={onPress}
        >
          {label}
        </BusyButton>
      </ReasonTooltip>
      <p className={classes.effect} id={id}>
        {effect}
      </p>
    </>
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
    <Button
      className={className}
      classNames={{ label: classes.moreLabel }}
      variant="default"
      px="sm"
      aria-expanded={isOpen}
      onClick={() => onOpen(!isOpen)}
    >
      <span className={classes.word}>Otros pasos</span>
      <IconChevronUp size={18} aria-hidden="true" className={classes.chevron} />
    </Button>
  );
}
