import '~/ui/styles/overlays';
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import { OrderChangedError, useOrderBatch } from '~/api/orderSaves';
import type { BatchState } from '~/api/saves/batch';
import { useBatch } from '~/components/forms/useBatch';
import { SignInElsewhere } from '~/components/SignInElsewhere';
import type { OrderStatus, OrderSummary } from '~/contract/types';
import { cancelsPaid } from '~/domain/orders/cancelPaid';
import { eligibleFor, type OrderChange, type SeenOrder } from '~/domain/orders/orderChanges';
import { orderCount } from '~/domain/orders/orderCount';
import { isOrderStatus, nextStep, statusOptions } from '~/domain/orders/orderStatus';
import { methodNamed } from '~/domain/payments/paymentMethods';
import { clientName } from '~/domain/shopper/clients';
import { withBase } from '~/lib/basePath';
import { formatNumber } from '~/lib/money';
import { useStaffSession } from '~/session/staff';
import { Dialog } from '~/ui/dialog/Dialog';
import { Notice } from '~/ui/feedback/Notice';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';
import { saysText } from '~/ui/feedback/say';

import { usePaymentMethods } from '../usePaymentMethods';
import { hasChanged, leaveQuestion, savedText, unlessChanged } from './bulkResults';
import { Eligibility, NONE } from './Eligibility';

import classes from './BulkDialog.module.css';

const TITLES = {
  status: 'Cambiar estado',
  completePayment: 'Completar pago',
  requestPayment: 'Solicitar pago',
  alreadyPaid: 'Ya está pagado',
} as const satisfies Record<OrderChange['kind'], string>;
const VERBS = {
  status: 'Cambiar',
  completePayment: 'Completar',
  requestPayment: 'Solicitar',
  alreadyPaid: 'Marcar',
} as const satisfies Record<OrderChange['kind'], string>;

/** What a change did by the time its dialog closes. */
export interface BulkEnd {
  readonly change: OrderChange;
  /** The orders that it changed, as they were before. */
  readonly done: readonly SeenOrder[];
  /** Nothing failed, and nothing was left. */
  readonly isWhole: boolean;
}

/** The change of a kind; null: its status is not chosen. The payment information is read when it is sent. */
function changeOfKind(kind: OrderChange['kind'], status: OrderStatus | null): OrderChange | null {
  if (kind === 'status') return status === null ? null : { kind, status };
  return kind === 'requestPayment' ? { kind, info: '' } : { kind };
}

/**
 * One change of several orders: says which orders it applies to and why not to the others, sends one call each, and closes
 * once all are saved; else it shows the result of each and offers to retry those that failed. An order that has changed since
 * the dialog opened stays as it is until the person decides to change it nevertheless.
 */
export function BulkDialog({
  orders,
  kind,
  initialStatus,
  onSettled,
  onClosed,
}: {
  /** The chosen orders. */
  orders: readonly OrderSummary[];
  kind: OrderChange['kind'];
  /** The status that is selected first; null: none. */
  initialStatus: OrderStatus | null;
  /** Called before the dialog closes with the orders that need no further attempt. */
  onSettled: (orders: readonly OrderSummary[]) => void;
  /** @param ended null: nothing was sent */
  onClosed: (ended: BulkEnd | null) => void;
}) {
  const [status, setStatus] = useState(initialStatus);
  // The orders as they were when the dialog opened: a saved one would no longer be eligible.
  const [chosen] = useState(orders);
  const byId = useMemo(() => new Map(chosen.map((order) => [order.alphanum_id, order])), [chosen]);
  const save = useOrderBatch();
  const hasSession = useStaffSession() !== null;
  const firstButton = useRef<HTMLButtonElement>(null);

  const readMethods = usePaymentMethods();
  const change = changeOfKind(kind, status);
  /** Paid orders that the change would end. */
  const paid = chosen.filter(
    (order) => change?.kind === 'status' && cancelsPaid(order, change.status),
  ).length;
  const { eligible, others } = change ? eligibleFor(chosen, change) : { eligible: [], others: [] };
  const batch = useBatch<SeenOrder>(async (seen, options) => {
    if (!change) return;
    // The pressed button unmounts.
    firstButton.current?.focus();
    const methods = change.kind === 'requestPayment' ? await readMethods() : [];
    const infoOf = ({ payment_method }: SeenOrder) =>
      methodNamed(methods, payment_method)?.method_info?.trim() ?? '';
    await save.mutateAsync({
      changeOf: (order) =>
        change.kind === 'requestPayment' ? { ...change, info: infoOf(order) } : change,
      orders: seen,
      ...options,
    });
  }, leaveQuestion);
  const { state, isRunning } = batch;
  const hasEnded = state !== null && !isRunning;
  const movedNow = (state?.failures ?? []).flatMap(({ error }) =>
    error instanceof OrderChangedError ? [error.newest] : [],
  );
  const stillEligible = change ? eligibleFor(movedNow, change).eligible : [];

  const isWhole = hasEnded && state.done.length === state.total;
  const ended = change && state ? { change, done: state.done, isWhole } : null;
  const endWhole = useEffectEvent(() => onClosed(ended));
  useEffect(() => {
    if (isWhole) endWhole();
  }, [isWhole]);

  function close() {
    if (isRunning) return;
    // Orders with a step to come stay chosen for it.
    const goesOn = change?.kind === 'status' && nextStep(change.status) !== null;
    const done = goesOn ? [] : (state?.done ?? []);
    const settled = new Set([...done, ...movedNow].map(({ alphanum_id }) => alphanum_id));
    onSettled(chosen.filter(({ alphanum_id }) => settled.has(alphanum_id)));
    onClosed(ended);
  }

  return (
    <Dialog onClose={close} title={TITLES[kind]}>
      <Stack>
        {kind === 'status' && state === null ? (
          <NativeSelect
            label="Nuevo estado"
            data-autofocus={initialStatus === null ? true : undefined}
            value={status ?? ''}
            data={[{ value: '', label: 'Elija un estado' }, ...statusOptions()]}
            onChange={({ currentTarget: { value } }) =>
              setStatus(isOrderStatus(value) ? value : null)
            }
          />
        ) : null}
        {state === null && change ? (
          <Eligibility change={change} eligible={eligible} others={others} />
        ) : null}
        {state === null && paid > 0 ? (
          <Notice severity="warning">
            {`${paid === 1 ? '1 pedido tiene' : `${formatNumber(paid)} pedidos tienen`} el pago aprobado: el cambio de estado no toca el pago.`}
          </Notice>
        ) : null}
        {state ? (
          <Results
            state={state}
            isRunning={isRunning}
            nameOf={({ alphanum_id: id }) => {
              const order = byId.get(id);
              return order ? `${id}, ${clientName(order.client)}` : id;
            }}
          />
        ) : null}
        {hasEnded && !hasSession ? (
          <Notice severity="warning">
            La sesión terminó: <SignInElsewhere /> y siga con «Continuar».
          </Notice>
        ) : null}
        <Group justify="flex-end">
          <Button
            ref={firstButton}
            variant="default"
            onClick={() => (isRunning ? batch.stop() : close())}
          >
            {isRunning ? 'Detener' : state ? 'Cerrar' : 'Cancelar'}
          </Button>
          {state === null ? (
            <ReasonTooltip
              reason={
                change === null ? 'Elija el nuevo estado' : eligible.length === 0 ? NONE : null
              }
            >
              <Button
                data-ignore-double-click
                data-autofocus={change ? true : undefined}
                onClick={() => batch.start(eligible)}
              >
                {eligible.length === 0
                  ? TITLES[kind]
                  : `${VERBS[kind]} ${orderCount(eligible.length)}`}
              </Button>
            </ReasonTooltip>
          ) : null}
          {hasEnded && stillEligible.length > 0 ? (
            <Button
              data-ignore-double-click
              variant="light"
              onClick={() =>
                batch.resume(
                  ({ entry }) =>
                    stillEligible.find(({ alphanum_id }) => alphanum_id === entry.alphanum_id) ??
                    null,
                )
              }
            >
              {VERBS[kind]} igual{' '}
              {stillEligible.length === 1 ? 'el que cambió' : 'los que cambiaron'}
            </Button>
          ) : null}
          {hasEnded && (state.left.length > 0 || !state.failures.every(hasChanged)) ? (
            <Button
              data-ignore-double-click
              disabled={!hasSession}
              onClick={() => batch.resume(unlessChanged)}
            >
              {state.left.length > 0 ? 'Continuar' : 'Reintentar los que fallaron'}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Dialog>
  );
}

function Results({
  state: { total, done, failures, left },
  isRunning,
  nameOf,
}: {
  state: BatchState<SeenOrder>;
  isRunning: boolean;
  nameOf: (order: SeenOrder) => string;
}) {
  const finished = done.length + failures.length;
  const changedElsewhere = failures.filter(hasChanged);
  const failed = failures.filter((failure) => !hasChanged(failure));
  return (
    <div>
      {isRunning ? (
        <progress
          className={classes.progress}
          value={finished}
          max={total}
          aria-label="Guardando pedidos"
        />
      ) : null}
      <p ref={saysText} className={classes.line}>
        {isRunning
          ? `${formatNumber(finished)} de ${formatNumber(total)}`
          : savedText(done.length) +
            (changedElsewhere.length > 0
              ? `, ${formatNumber(changedElsewhere.length)} sin tocar`
              : '') +
            (failed.length > 0 ? `, ${formatNumber(failed.length)} con error` : '') +
            (left.length > 0 ? `, ${formatNumber(left.length)} sin enviar` : '')}
      </p>
      <ul className={classes.list}>
        {changedElsewhere.map(({ entry, reason }) => (
          <li key={entry.alphanum_id} data-failed>
            ✗ <bdi>{nameOf(entry)}</bdi>: {reason}{' '}
            <a
              href={withBase(`/orderdetail/${encodeURIComponent(entry.alphanum_id)}`)}
              target="_blank"
              rel="noreferrer"
            >
              Ver el pedido
            </a>
          </li>
        ))}
        {failed.map(({ entry, reason }) => (
          <li key={entry.alphanum_id} data-failed>
            ✗ <bdi>{nameOf(entry)}</bdi>: {reason}
          </li>
        ))}
        {isRunning ? null : (
          <>
            {left.map((entry) => (
              <li key={entry.alphanum_id}>
                – <bdi>{nameOf(entry)}</bdi>: sin enviar
              </li>
            ))}
            {done.map((entry) => (
              <li key={entry.alphanum_id}>
                ✓ <bdi>{nameOf(entry)}</bdi>: guardado
              </li>
            ))}
          </>
        )}
      </ul>
    </div>
  );
}
