import type { Order, PaymentStatus } from '~/contract/types';
import { orderStatusDisplay } from '~/domain/orders/orderStatus';
import { entryOf } from '~/lib/entryOf';

/** An event in the history of an order. */
interface TimelineEvent {
  /** Unique in the timeline. */
  readonly key: string;
  readonly text: string;
  /** `YYYY-MM-DD HH:mm:ss`; null: the contract has no date for it. */
  readonly at: string | null;
}

const PAYMENT_EVENTS: Readonly<Partial<Record<PaymentStatus, readonly string[]>>> = {
  required: ['Pago solicitado'],
  processing: ['Pago solicitado', 'Pago en proceso'],
  done: ['Pago aprobado'],
};

/** Events of an order that its data show: its creation, its payment, its shipments by date, and its status. */
export function orderTimeline(
  order: Pick<Order, 'created_at' | 'original_id' | 'status' | 'payment_status' | 'shipping'>,
): readonly TimelineEvent[] {
  const shipments = order.shipping.flatMap(
    ({ id, transport_co, tracking_code, departure, eta }) => {
      const carrier = [transport_co, tracking_code].filter((text) => text?.trim()).join(', ');
      const detail = carrier === '' ? '' : ` (${carrier})`;
      return [
        { key: `departure-${id}`, text: `Salida del envío${detail}`, at: departure },
        { key: `arrival-${id}`, text: `Llegada prevista${detail}`, at: eta },
      ].filter(({ at }) => at !== null);
    },
  );
  return [
    {
      key: 'created',
      text: order.original_id?.trim() ? 'Pedido importado' : 'Pedido creado',
      at: order.created_at,
    },
    ...(entryOf(PAYMENT_EVENTS, order.payment_status) ?? []).map((text) => ({
      key: text,
      text,
      at: null,
    })),
    ...shipments.toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? '')),
    { key: 'status', text: `Estado: ${orderStatusDisplay(order.status).label}`, at: null },
  ];
}
