import { Button } from '@mantine/core';
import { useState } from 'react';

import type { OrderStatus, OrderSummary } from '~/contract/types';
import { commonNextStep, eligibleFor, type OrderChange } from '~/domain/orders/orderChanges';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';
import { toast } from '~/ui/feedback/toast';
import { focusHeading } from '~/ui/focus/focusHeading';
import { lazyNamed } from '~/ui/lazyNamed';
import { BulkBar, ChosenCount } from '~/ui/list/BulkBar';
import type { SelectedRows } from '~/ui/list/useRowSelection';

import type { BulkEnd } from './BulkDialog';
import { savedText } from './bulkResults';
import type { MovedOrders } from './UndoBatchChange';

const PrintOrdersDialog = lazyNamed(
  () => import('../print/PrintOrdersDialog'),
  'PrintOrdersDialog',
);
const BulkDialog = lazyNamed(() => import('./BulkDialog'), 'BulkDialog');

/** Offered where they apply to one of the chosen orders. */
const PAYMENT_ACTIONS = [
  { change: { kind: 'requestPayment', info: '' }, label: 'Solicitar pago' },
  { change: { kind: 'alreadyPaid' }, label: 'Ya está pagado' },
] as const satisfies readonly { change: OrderChange; label: string }[];

/** The chosen orders and what can be done with all of them, at the bottom of the window. */
export function OrderBulkBar({
  selected,
  onMoved,
}: {
  selected: SelectedRows<OrderSummary>;
  /** Their status was changed, which can be undone. */
  onMoved: (moved: MovedOrders) => void;
}) {
  const { rows: orders, deselect, end } = selected;
  const [action, setAction] = useState<OrderChange['kind'] | null>(null);
  const [printing, setPrinting] = useState(false);
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const reason = orders.length === 0 ? 'Elija al menos un pedido' : null;
  const next = commonNextStep(orders);
  const { eligible, others } = eligibleFor(orders, { kind: 'completePayment' });
  const noPayment = eligible.length > 0 ? null : others.map((group) => group.reason).join('. ');

  function start(kind: OrderChange['kind'], wanted: OrderStatus | null = null) {
    setStatus(wanted);
    setAction(kind);
  }

  function close(ended: BulkEnd | null) {
    setAction(null);
    if (ended === null) return;
    const { change, done, isWhole } = ended;
    if (change.kind === 'status' && done.length > 0) {
      onMoved({ orders: done, status: change.status });
    } else if (isWhole) toast.success(savedText(done.length));
    if (!isWhole) return;
    end();
    // The bar that has the focus unmounts.
    focusHeading({ preventScroll: true });
  }

  return (
    <BulkBar label="Acciones sobre los pedidos elegidos">
      <ChosenCount selected={selected} />
      {next ? <Button onClick={() => start('status', next.status)}>{next.label}</Button> : null}
      <ReasonTooltip reason={reason}>
        <Button variant="light" tabIndex={next ? -1 : undefined} onClick={() => start('status')}>
          Cambiar estado
        </Button>
      </ReasonTooltip>
      {PAYMENT_ACTIONS.filter(({ change }) => eligibleFor(orders, change).eligible.length > 0).map(
        ({ change, label }) => (
          <Button
            key={change.kind}
            variant="light"
            tabIndex={-1}
            onClick={() => start(change.kind)}
          >
            {label}
          </Button>
        ),
      )}
      <ReasonTooltip reason={reason ?? noPayment}>
        <Button variant="light" tabIndex={-1} onClick={() => start('completePayment')}>
          Completar pago
        </Button>
      </ReasonTooltip>
      <ReasonTooltip reason={reason}>
        <Button variant="light" tabIndex={-1} data-beside-count onClick={() => setPrinting(true)}>
          Imprimir
        </Button>
      </ReasonTooltip>
      <Button variant="default" tabIndex={-1} data-end onClick={end}>
        Listo
      </Button>
      {printing ? (
        <PrintOrdersDialog
          alphanumIds={orders.map((order) => order.alphanum_id)}
          onClose={() => setPrinting(false)}
        />
      ) : null}
      {action ? (
        <BulkDialog
          orders={orders}
          kind={action}
          initialStatus={status}
          onSettled={deselect}
          onClosed={close}
        />
      ) : null}
    </BulkBar>
  );
}
