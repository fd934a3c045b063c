import '~/ui/styles/overlays';
import { Button, Group, Modal, NativeSelect, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

import { batchStart, type BatchState } from '~/api/batch';
import { useOrderBatch } from '~/api/orderSaves';
import { useReportUnsaved } from '~/components/forms/unsavedForms';
import type { OrderStatus, OrderSummary } from '~/contract/types';
import { type BulkAction, eligibleFor, ordersTotal } from '~/domain/orders/bulkActions';
import { isOrderStatus, orderStatusLook, statusOptions } from '~/domain/orders/orderStatus';
import { clientName } from '~/domain/shopper/clients';
import { formatMoney, formatNumber } from '~/lib/money';
import type { LeaveQuestion } from '~/lib/unsavedChanges';
import { useFocusReturn } from '~/ui/useFocusReturn';

import classes from './BulkDialog.module.css';

const TITLES = { status: 'Cambiar estado', completePayment: 'Completar pago' } as const;
const VERBS = { status: 'Cambiar', completePayment: 'Completar' } as const;

const leaveQuestion: LeaveQuestion = {
  title: 'Guardando pedidos',
  text: 'Todavía se están guardando pedidos. Si sale ahora, los que faltan quedan como están.',
  leaveLabel: 'Detener y salir',
  stayLabel: 'Quedarme',
};

const ordersText = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'pedido' : 'pedidos'}`;

/** How many orders, and their sum: `2 pedidos por $ 45.000,00`. */
function withTotal(orders: readonly OrderSummary[]): string {
  const total = ordersTotal(orders);
  const text = ordersText(orders.length);
  return total === null ? text : `${text} por ${formatMoney(total.amount, total.symbol)}`;
}

/**
 * One change of several orders: says which orders it applies to and why not to the others, sends one call each, shows
 * the result of each, and offers to retry those that failed.
 */
export function BulkDialog({
  orders,
  kind,
  initialStatus,
  onClosed,
}: {
  /** The chosen orders. */
  orders: readonly OrderSummary[];
  kind: BulkAction['kind'];
  /** The status that is selected first; null: none. */
  initialStatus: OrderStatus | null;
  onClosed: () => void;
}) {
  useFocusReturn();
  const [status, setStatus] = useState(initialStatus);
  // The orders as they were when the dialog opened: a saved one would no longer be eligible.
  const [chosen] = useState(orders);
  const [state, setState] = useState<BatchState<string> | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  const current = useRef<AbortController | null>(null);
  const batch = useOrderBatch();
  useReportUnsaved(running !== null, leaveQuestion);
  useEffect(() => () => current.current?.abort(), []);

  const firstButton = useRef<HTMLButtonElement>(null);

  const action: BulkAction | null =
    kind === 'completePayment' ? { kind } : status ? { kind, status } : null;
  const { eligible, others } = action ? eligibleFor(chosen, action) : { eligible: [], others: [] };

  async function run(codes: readonly string[], before: readonly string[]) {
    if (!action || current.current) return;
    const controller = new AbortController();
    current.current = controller;
    // The pressed button unmounts.
    firstButton.current?.focus();
    setRunning(controller);
    const show = (now: BatchState<string>) =>
      setState({ ...now, total: now.total + before.length, done: [...before, ...now.done] });
    show(batchStart(codes.length));
    await batch.mutateAsync({ action, codes, signal: controller.signal, onProgress: show });
    current.current = null;
    setRunning(null);
  }

  return (
    <Modal
      opened
      returnFocus={false}
      onClose={() => {
        if (!running) onClosed();
      }}
      title={TITLES[kind]}
      centered
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
    >
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
        {state === null && action ? (
          <Eligibility action={action} eligible={eligible} others={others} />
        ) : null}
        {state ? (
          <Results
            state={state}
            isRunning={running !== null}
            nameOf={(code) => {
              const order = chosen.find(({ alphanum_id }) => alphanum_id === code);
              return order ? `${code}, ${clientName(order.client)}` : code;
            }}
          />
        ) : null}
        <Group justify="flex-end">
          <Button
            ref={firstButton}
            variant="default"
            onClick={() => (running ? running.abort() : onClosed())}
          >
            {running ? 'Detener' : state ? 'Cerrar' : 'Cancelar'}
          </Button>
          {state === null ? (
            <Button
              data-ignore-double-click
              data-autofocus={action ? true : undefined}
              disabled={eligible.length === 0}
              onClick={() =>
                void run(
                  eligible.map(({ alphanum_id }) => alphanum_id),
                  [],
                )
              }
            >
              {eligible.length === 0
                ? TITLES[kind]
                : `${VERBS[kind]} ${ordersText(eligible.length)}`}
            </Button>
          ) : null}
          {state && !running && state.failures.length > 0 ? (
            <Button
              data-ignore-double-click
              onClick={() =>
                void run(
                  state.failures.map(({ entry }) => entry),
                  state.done,
                )
              }
            >
              Reintentar los que fallaron
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Modal>
  );
}

function Eligibility({
  action,
  eligible,
  others,
}: { action: BulkAction } & ReturnType<typeof eligibleFor<OrderSummary>>) {
  const isOne = eligible.length === 1;
  const change =
    action.kind === 'status'
      ? `${isOne ? 'pasa' : 'pasan'} a ${orderStatusLook(action.status).label}`
      : `${isOne ? 'queda' : 'quedan'} con el pago Aprobado, y no podrá deshacerse`;
  const left = others.flatMap(({ orders }) => orders);
  return (
    <div>
      <p className={classes.line}>
        {eligible.length === 0
          ? 'Ningún pedido elegido puede cambiar.'
          : `${withTotal(eligible)}: ${change}.`}
      </p>
      {left.length > 0 ? (
        <>
          <p className={classes.line}>
            {left.length === 1 ? 'Queda como está' : 'Quedan como están'} {withTotal(left)}:
          </p>
          <ul className={classes.list}>
            {others.map(({ reason, orders }) => (
              <li key={reason}>
                {reason} ({formatNumber(orders.length)}):{' '}
                {orders.map(({ alphanum_id }) => alphanum_id).join(', ')}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

function Results({
  state: { total, done, failures },
  isRunning,
  nameOf,
}: {
  state: BatchState<string>;
  isRunning: boolean;
  nameOf: (code: string) => string;
}) {
  const finished = done.length + failures.length;
  const left = total - finished;
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
      <p className={classes.line} role="status">
        {isRunning
          ? `${formatNumber(finished)} de ${formatNumber(total)}`
          : `${ordersText(done.length)} ${done.length === 1 ? 'guardado' : 'guardados'}` +
            (failures.length > 0 ? `, ${formatNumber(failures.length)} con error` : '') +
            (left > 0 ? `, ${formatNumber(left)} sin enviar` : '')}
      </p>
      <ul className={classes.list}>
        {failures.map(({ entry, reason }) => (
          <li key={entry} data-failed>
            ✗ <bdi>{nameOf(entry)}</bdi>: {reason}
          </li>
        ))}
        {done.map((code) => (
          <li key={code}>
            ✓ <bdi>{nameOf(code)}</bdi>: guardado
          </li>
        ))}
      </ul>
    </div>
  );
}
