import type { CustomerOrder } from '~/contract/types';
import { messages } from '~/domain/messages';
import { isCancelled } from '~/domain/orders/orderStatus';
import { foldText } from '~/lib/text';

/** Name of the payment method of the wallet button. */
export const WALLET_METHOD = 'Mercadopago';
/** Seconds after which an order whose payment is being processed is reloaded. */
export const PAYMENT_COUNTDOWN_SECONDS = 15;

/** State of the screen: whether the provider's checkout was opened, and the countdown. */
export interface PayButtonUi {
  /** idle: never opened; open: the overlay is on the screen; closed: it was opened and is gone. */
  readonly phase: 'idle' | 'open' | 'closed';
  /** Of the countdown, {@link PAYMENT_COUNTDOWN_SECONDS} to 0. */
  readonly secondsLeft: number;
}

export type PayButtonState =
  | {
      readonly kind: 'hidden';
      readonly label: '';
      readonly enabled: false;
      /** Console message about a payment status that does not fit; null: none. */
      readonly log: string | null;
    }
  | {
      /** pay opens the checkout; seeStatus reloads the order; processing counts down, then reloads it. */
      readonly kind: 'pay' | 'waiting' | 'processing' | 'paid' | 'seeStatus';
      readonly label: string;
      readonly enabled: boolean;
    };

type PayableOrder = Pick<
  CustomerOrder,
  'alphanum_id' | 'status' | 'payment_status' | 'payment_method' | 'payment_data'
>;

function hidden(log: string | null): PayButtonState {
  return { kind: 'hidden', label: '', enabled: false, log };
}

const PAY: PayButtonState = { kind: 'pay', label: messages.payButtonPay, enabled: true };
const SEE_STATUS: PayButtonState = {
  kind: 'seeStatus',
  label: messages.payButtonViewStatus,
  enabled: true,
};
const WAITING: PayButtonState = {
  kind: 'waiting',
  label: messages.payButtonWaiting,
  enabled: false,
};
const PROCESSING: PayButtonState = {
  kind: 'processing',
  label: messages.payButtonProcessing,
  enabled: false,
};
const PAID: PayButtonState = { kind: 'paid', label: messages.payButtonReceived, enabled: false };

/** Whether a payment method is the wallet's, however its name is written. */
export function isWalletMethod(name: string | null): boolean {
  return foldText(name ?? '').trim() === foldText(WALLET_METHOD);
}

/** Whether an order is paid with the wallet: it has the method, a payment id and a public key. */
export function isWalletOrder(
  order: Pick<PayableOrder, 'payment_method' | 'payment_data'>,
): boolean {
  const data = order.payment_data;
  return (
    isWalletMethod(order.payment_method) &&
    data !== null &&
    data.payment_id !== '' &&
    data.public_key !== ''
  );
}

/**
 * The customer pay button. While the overlay is open it is Esperando; once it is closed, Procesando
 * for the countdown; a payment that is still required afterwards gets "Ver estado" instead of a second "Pagar".
 */
export function payButtonState(order: PayableOrder, ui: PayButtonUi): PayButtonState {
  if (!isWalletOrder(order)) return hidden(null);
  const status = order.payment_status;
  // A cancelled order is not sold: nothing is to be paid.
  if (isCancelled(order) && status !== 'done') return hidden(null);
  if (status !== 'required' && status !== 'processing' && status !== 'done') {
    return hidden(`Pay button: order ${order.alphanum_id} has wallet data, payment is ${status}`);
  }
  if (ui.phase === 'open') return WAITING;
  if (status === 'done') return PAID;
  if (status === 'processing') return PROCESSING;
  if (ui.phase === 'idle') return PAY;
  return ui.secondsLeft > 0 ? PROCESSING : SEE_STATUS;
}
