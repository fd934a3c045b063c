import type { Order, PaymentStatus } from '~/contract/types';
import { orderStatusDisplay } from '~/domain/orders/orderStatus';
import { itemTotal } from '~/domain/orders/orderTotals';
import { entryOf } from '~/lib/entryOf';
import { formatMoney } from '~/lib/money';
import { hasText } from '~/lib/text';

/** A line of the timeline of an order. */
interface TimelineEvent {
  /** Unique in the timeline. */
  readonly key: string;
  /** What happened, and in whose words if they are somebody's. */
  readonly text: string;
  readonly quote?: string;
  /** `YYYY-MM-DD HH:mm:ss`; null: the contract has no date for it. */
  readonly at: string | null;
  /** Not yet. */
  readonly isPlanned?: boolean;
}

const PAYMENT_EVENTS: Readonly<Partial<Record<PaymentStatus, readonly string[]>>> = {
  required: ['Pago solicitado'],
  processing: ['Pago solicitado', 'Pago en proceso'],
  done: ['Pago aprobado'],
};

type TimelineOrder = Pick<
  Order,
  | 'created_at'
  | 'original_id'
  | 'status'
  | 'payment_status'
  | 'shipping'
  | 'items'
  | 'other_concepts'
  | 'curr_symbol'
  | 'client_observation'
  | 'store_observation'
>;

const byDate = (one: TimelineEvent, other: TimelineEvent) =>
  (one.at ?? '').localeCompare(other.at ?? '');

/**
 * What the data of an order tell of its history, in order: its creation with what the client wrote, the changes of the
 * store, its payment, its shipments, and its status; last what is planned.
 * @param now `YYYY-MM-DD HH:mm:ss`
 */
export function orderTimeline(order: TimelineOrder, now: string): readonly TimelineEvent[] {
  const shipments = shipmentEvents(order.shipping, now);
  return [
    {
      key: 'created',
      text: hasText(order.original_id) ? 'Pedido importado' : 'Pedido creado',
      at: order.created_at,
    },
    ...note('client', 'Observación del cliente', order.client_observation),
    ...changes(order),
    ...note('store', 'Observación de la tienda', order.store_observation),
    ...(entryOf(PAYMENT_EVENTS, order.payment_status) ?? []).map((text) => undated(text, text)),
    ...shipments.filter(({ isPlanned }) => !isPlanned).toSorted(byDate),
    undated('status', `Estado: ${orderStatusDisplay(order.status).label}`),
    ...shipments.filter(({ isPlanned }) => isPlanned).toSorted(byDate),
  ];
}

const undated = (key: string, text: string): TimelineEvent => ({ key, text, at: null });

function note(key: string, text: string, words: string | null): TimelineEvent[] {
  const quote = words?.trim() ?? '';
  return quote === '' ? [] : [{ key, text, quote, at: null }];
}

/** What the store changed of what was ordered. */
function changes({ items, other_concepts, curr_symbol }: TimelineOrder): TimelineEvent[] {
  const money = (amount: number) => formatMoney(amount, curr_symbol);
  return [
    ...items
      .filter(({ revised_price }) => revised_price !== null)
      .map((item) =>
        undated(
          `price-${item.id}`,
          `Precio revisado de ${item.product_denormalized.name}: ${money(itemTotal(item))}`,
        ),
      ),
    ...other_concepts.map(({ id, description, amount }) =>
      undated(`concept-${id}`, `${description}: ${money(amount)}`),
    ),
  ];
}

function shipmentEvents(shipping: Order['shipping'], now: string): TimelineEvent[] {
  return shipping.flatMap(({ id, transport_co, tracking_code, departure, eta }) => {
    const carrier = [transport_co, tracking_code].filter(hasText).join(', ');
    const detail = carrier === '' ? '' : ` (${carrier})`;
    return [
      { key: `departure-${id}`, text: `Salida del envío${detail}`, at: departure },
      { key: `arrival-${id}`, text: `Llegada prevista${detail}`, at: eta },
    ].flatMap(({ key, text, at }) =>
      at === null ? [] : [{ key, text, at, ...(at > now ? { isPlanned: true } : {}) }],
    );
  });
}
