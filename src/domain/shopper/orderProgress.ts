import type { CustomerOrder, OrderStatus, ShippingEntry } from '~/contract/types';
import { isCancelled, orderStatusDisplay } from '~/domain/orders/orderStatus';
import { itemsTotal } from '~/domain/orders/orderTotals';
import { isWalletMethod, isWalletOrder, type PayButtonState } from '~/domain/payments/payButton';
import { formatDate, parseApiDate } from '~/lib/dates';
import { entryOf } from '~/lib/entryOf';
import { parseUrl } from '~/lib/url';

/** The statuses that an order goes through. */
const STEPS = ['provisional', 'pending', 'preparing', 'waiting_delivery', 'done'] as const;

/** A step of an order and whether the order has reached it. */
interface OrderStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'ahead';
}

/** What a shopper does in a step, where it is not the name of its status. */
const STEP_LABELS: Partial<Record<OrderStatus, string>> = { provisional: 'Armando' };

/** Steps of statuses that are no step of their own; the others (cancelled, discarded, unknown) have none. */
const STEP_OF: Partial<Record<OrderStatus, (typeof STEPS)[number]>> = {
  charge: 'waiting_delivery',
};

/** The steps from Armando to Entregado; null for an order that was cancelled, discarded or has another status. */
export function orderSteps(status: OrderStatus): OrderStep[] | null {
  const own = entryOf(STEP_OF, status) ?? status;
  const at = STEPS.findIndex((step) => step === own);
  if (at < 0) return null;
  return STEPS.map((step, index) => ({
    label: entryOf(STEP_LABELS, step) ?? orderStatusDisplay(step).label,
    state: index === at ? 'current' : index < at ? 'done' : 'ahead',
  }));
}

type Stamped = Pick<CustomerOrder, 'status' | 'payment_status'> & {
  readonly shipping: readonly unknown[];
};

/** What stamps on an order's receipt say, in the order in which they are collected; none before it is confirmed. */
export function orderStamps({ status, payment_status, shipping }: Stamped): string[] {
  const at = STEPS.findIndex((step) => step === (entryOf(STEP_OF, status) ?? status));
  const labels = [
    'Recibido',
    'En proceso',
    shipping.length > 0 ? 'En camino' : 'Listo',
    'Entregado',
  ];
  const reached = labels.slice(0, Math.max(0, at));
  if (at <= 0 || payment_status !== 'done') return reached;
  // A payment arrives before the order leaves, or it is not known when.
  return [...reached.slice(0, 2), 'Pagado', ...reached.slice(2)];
}

/** Whether nothing happens with an order any more. */
export function isFinished(status: OrderStatus): boolean {
  return status === 'done' || isCancelled({ status });
}

const OPEN_STATUSES: ReadonlySet<OrderStatus> = new Set([
  'pending',
  'preparing',
  'waiting_delivery',
  'charge',
]);

type Progress = Pick<CustomerOrder, 'status' | 'payment_status' | 'delivery'>;

/** The state of an order in a sentence, and what happens next. */
interface ProgressText {
  readonly headline: string;
  /** Empty where nothing follows. */
  readonly next: string;
}

/** What a shopper reads about the state of an order. */
export function progressText({ status, payment_status, delivery }: Progress): ProgressText {
  const texts: Partial<Record<OrderStatus, ProgressText>> = {
    provisional: {
      headline: 'Tu pedido todavía no está confirmado',
      next:
        payment_status === 'pending'
          ? 'Todavía podés cambiarlo. Cuando esté listo, finalizalo.'
          : 'La tienda ya fijó el pago. Finalizalo para que lo prepare.',
    },
    pending: {
      headline: 'La tienda recibió tu pedido',
      next: delivery ? 'Lo va a preparar y enviar.' : 'Lo va a preparar para que lo retires.',
    },
    preparing: {
      headline: 'La tienda está preparando tu pedido',
      next: delivery
        ? 'Después sale para tu domicilio.'
        : 'Cuando esté listo, vas a poder retirarlo.',
    },
    waiting_delivery: delivery
      ? { headline: 'Tu pedido está listo', next: 'Va a salir para tu domicilio.' }
      : { headline: 'Tu pedido está listo', next: 'Ya podés retirarlo.' },
    charge: {
      headline: 'Tu pedido está listo',
      next: payment_status === 'done' ? '' : 'Falta cobrarlo.',
    },
    done: { headline: 'Tu pedido fue entregado', next: '¡Gracias por tu compra!' },
    discarded: { headline: 'Este pedido se descartó', next: 'No se va a preparar nada.' },
    store_canceled: { headline: 'La tienda canceló este pedido', next: '' },
    client_canceled: { headline: 'Cancelaste este pedido', next: '' },
  };
  const text = entryOf(texts, status) ?? { headline: orderStatusDisplay(status).label, next: '' };
  return payment_status === 'processing' && OPEN_STATUSES.has(status)
    ? { headline: 'Estamos revisando tu pago', next: `${text.headline}.` }
    : text;
}

type Payment = Pick<
  CustomerOrder,
  'status' | 'payment_status' | 'payment_method' | 'payment_info' | 'payment_data'
>;

/** Whether an order is confirmed, not delivered and not paid: its payment may be requested or arrive at any time. */
export function awaitsPayment({
  status,
  payment_status,
}: Pick<Payment, 'status' | 'payment_status'>): boolean {
  return OPEN_STATUSES.has(status) && payment_status !== 'done';
}

/** Whether the shopper can pay with the wallet now. */
export function paymentIsRequested(order: Payment): boolean {
  return order.payment_status === 'required' && isWalletOrder(order) && !isCancelled(order);
}

export const PAYMENT_ASKED = 'La tienda te pidió el pago';

/** The requested payment of an order that is not paid with the wallet, with what the store says about it; null: it is not requested. */
function otherMethodText({ payment_status, payment_method, payment_info }: Payment): string | null {
  if (payment_status !== 'required') return null;
  const asked = [PAYMENT_ASKED, payment_method?.trim()].filter(Boolean).join(': ');
  const info = payment_info?.trim() ?? '';
  return info === '' ? `${asked}.` : `${asked}. ${info}`;
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
  if (isCancelled(order)) return null;
  if (!isWalletMethod(order.payment_method)) return otherMethodText(order);
  const status = order.payment_status;
  if (status === 'processing') {
    // The headline of an open order says the rest.
    return OPEN_STATUSES.has(order.status)
      ? `No tenés que pagar de nuevo: cuando se apruebe, ${place} va a decir que está pago.`
      : 'Estamos confirmando tu pago. No tenés que pagar de nuevo.';
  }
  if (status === 'required') {
    if (!isWalletOrder(order)) {
      return 'La tienda te pidió el pago, pero acá todavía no se puede pagar. Consultale cómo hacerlo.';
    }
    if (button === 'waiting') {
      return 'Seguí en la ventana de Mercadopago.';
    }
    // The wallet does not tell whether it closed after a payment or without one.
    if (button === 'processing') {
      return 'Estamos buscando tu pago. Si no pagaste, vas a poder intentarlo de nuevo.';
    }
    if (button === 'seeStatus') {
      return 'El pago todavía no figura. Si no llegaste a pagar, tocá Pagar. Si ya pagaste, no tenés que pagar de nuevo.';
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

/** The parts of an order's total: products, shipping, other concepts; none where the products are all of it. */
export function breakdownOf(
  order: Pick<CustomerOrder, 'items' | 'shippcost' | 'other_concepts'>,
): BreakdownLine[] {
  const shipping =
    order.shippcost === 0 ? [] : [{ id: 'shipping', label: 'Envío', amount: order.shippcost }];
  const concepts = order.other_concepts.map(({ id, description, amount }) => ({
    id: String(id),
    label: description,
    amount,
    isOwnText: true,
  }));
  if (shipping.length + concepts.length === 0) return [];
  return [
    { id: 'items', label: 'Productos', amount: itemsTotal(order.items) },
    ...shipping,
    ...concepts,
  ];
}

/** The WhatsApp chat of a store with a message about an order; null when the link is not a WhatsApp link. */
export function whatsappHandOff(link: string | null, text: string): string | null {
  const url = parseUrl(link ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (!/(^|\.)(wa\.me|whatsapp\.com)$/.test(url.hostname)) return null;
  url.searchParams.set('text', text);
  return url.href;
}
