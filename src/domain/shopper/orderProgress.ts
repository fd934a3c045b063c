import type { CustomerOrder, OrderStatus, ShippingEntry } from '~/contract/types';
import { orderStatusDisplay } from '~/domain/orders/orderStatus';
import { orderAmount, orderTotal } from '~/domain/orders/orderTotals';
import { isWalletMethod, isWalletOrder, type PayButtonState } from '~/domain/payments/payButton';
import { formatDate, parseApiDate } from '~/lib/dates';
import { entryOf } from '~/lib/entryOf';
import { parseUrl } from '~/lib/url';

/** The statuses that a confirmed order goes through. */
const STEPS = ['pending', 'preparing', 'waiting_delivery', 'done'] as const;

/** A step of an order and whether the order has reached it. */
interface OrderStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'ahead';
}

/** Position of statuses that are no step of their own; the others (cancelled, discarded, unknown) have none. */
const POSITIONS: Partial<Record<OrderStatus, number>> = {
  provisional: -1,
  charge: STEPS.indexOf('waiting_delivery'),
};

/** The four steps from Pendiente to Entregado; null for an order that was cancelled, discarded or has another status. */
export function orderSteps(status: OrderStatus): OrderStep[] | null {
  const own = STEPS.findIndex((step) => step === status);
  const at = own >= 0 ? own : entryOf(POSITIONS, status);
  if (at === undefined) return null;
  return STEPS.map((step, index) => ({
    label: orderStatusDisplay(step).label,
    state: index === at ? 'current' : index < at ? 'done' : 'ahead',
  }));
}

type Progress = Pick<CustomerOrder, 'status' | 'payment_status' | 'delivery'>;

/** What happens next with an order, for the shopper; empty for a status without a text. */
export function nextStepText({ status, payment_status, delivery }: Progress): string {
  const texts: Partial<Record<OrderStatus, string>> = {
    provisional:
      payment_status === 'pending'
        ? 'Todavía podés cambiarlo. Cuando esté listo, finalizalo.'
        : 'La tienda ya fijó el pago. Finalizalo para que lo prepare.',
    pending: 'La tienda recibió tu pedido y lo va a preparar.',
    preparing: 'La tienda está preparando tu pedido.',
    waiting_delivery: delivery
      ? 'Tu pedido está listo para salir a tu domicilio.'
      : 'Tu pedido está listo: ya podés retirarlo.',
    charge: 'Tu pedido está listo. Falta cobrarlo.',
    done: 'Tu pedido fue entregado. ¡Gracias por tu compra!',
    discarded: 'Este pedido se descartó.',
    store_canceled: 'La tienda canceló este pedido.',
    client_canceled: 'Cancelaste este pedido.',
  };
  return entryOf(texts, status) ?? '';
}

const OPEN_STATUSES: ReadonlySet<OrderStatus> = new Set([
  'pending',
  'preparing',
  'waiting_delivery',
  'charge',
]);

type Payment = Pick<CustomerOrder, 'status' | 'payment_status' | 'payment_method' | 'payment_data'>;

/** Whether an order is confirmed, not delivered and not paid: its payment may be requested or arrive at any time. */
export function awaitsPayment({
  status,
  payment_status,
}: Pick<Payment, 'status' | 'payment_status'>): boolean {
  return OPEN_STATUSES.has(status) && payment_status !== 'done';
}

/** Whether the shopper can pay with the wallet now. */
export function paymentIsRequested(order: Payment): boolean {
  return order.payment_status === 'required' && isWalletOrder(order);
}

/**
 * The message about the payment for the shopper; null for none.
 * @param button state of the order's pay button; null where it is not shown
 * @param place of the pay button, seen from the message
 */
export function paymentNextText(
  order: Payment,
  {
    button = null,
    place = 'acá',
  }: { button?: PayButtonState['kind'] | null; place?: 'acá' | 'en tu pedido' } = {},
): string | null {
  if (!isWalletMethod(order.payment_method)) return null;
  const status = order.payment_status;
  if (status === 'processing') return 'Estamos confirmando tu pago. No tenés que pagar de nuevo.';
  if (status === 'required') {
    if (!isWalletOrder(order)) {
      return 'La tienda te pidió el pago, pero acá todavía no se puede pagar. Consultale cómo hacerlo.';
    }
    if (button === 'processing') {
      return 'El pago se cerró y todavía no figura. Si no llegaste a pagar, en unos segundos vas a poder intentarlo de nuevo.';
    }
    if (button === 'seeStatus') {
      return 'El pago no figura. Si no llegaste a pagar, tocá Pagar. Si ya pagaste, no tenés que pagar de nuevo.';
    }
    return place === 'acá'
      ? 'La tienda te pidió el pago: ya podés pagar.'
      : 'La tienda te pidió el pago: ya podés pagarlo en tu pedido.';
  }
  return awaitsPayment(order) && status === 'pending'
    ? `La tienda te va a pedir el pago. Cuando lo haga, ${place} aparece el botón Pagar.`
    : null;
}

/** Company, tracking code and arrival of a shipment; without the arrival once the order is delivered. */
export function shipmentText(
  {
    transport_co,
    tracking_code,
    eta,
  }: Pick<ShippingEntry, 'transport_co' | 'tracking_code' | 'eta'>,
  status: OrderStatus,
  now: Date,
): string {
  const at = status === 'done' ? null : parseApiDate(eta);
  const arrival = at && `${at < now ? 'debía llegar el' : 'llega'} ${formatDate(eta)}`;
  return [transport_co, tracking_code, arrival].filter(Boolean).join(' · ');
}

/** A line of the breakdown of an order's total; amounts in the order's currency. */
interface BreakdownLine {
  readonly id: string;
  readonly label: string;
  readonly amount: number;
  /** Whether the label is the store's own text. */
  readonly isOwnText?: boolean;
}

/** The parts of an order's total (products, shipping, other concepts), and the total. */
export function breakdownOf(order: Pick<CustomerOrder, 'items' | 'shippcost' | 'other_concepts'>): {
  lines: BreakdownLine[];
  total: number;
} {
  const shipping =
    order.shippcost === 0 ? [] : [{ id: 'shipping', label: 'Envío', amount: order.shippcost }];
  const concepts = order.other_concepts.map(({ id, description, amount }) => ({
    id: String(id),
    label: description,
    amount,
    isOwnText: true,
  }));
  return {
    lines: [
      { id: 'items', label: 'Productos', amount: orderAmount(order.items) },
      ...shipping,
      ...concepts,
    ],
    total: orderTotal(order),
  };
}

/** The WhatsApp chat of a store with a message about an order; null when the link is not a WhatsApp link. */
export function whatsappHandOff(link: string | null, text: string): string | null {
  const url = parseUrl(link ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (!/(^|\.)(wa\.me|whatsapp\.com)$/.test(url.hostname)) return null;
  url.searchParams.set('text', text);
  return url.href;
}
