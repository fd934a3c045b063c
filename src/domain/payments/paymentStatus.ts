import type { PaymentStatus } from '~/contract/types';
import { lookOf } from '~/domain/unknownValue';

interface PaymentStatusDisplay {
  /** Text in lists, combos and exports. */
  readonly listLabel: string;
  /** Tooltip and text alternative of the payment icon. */
  readonly iconText: string;
  /** Colour of the icon, also a Mantine colour name. */
  readonly color: 'red' | 'yellow' | 'green' | 'gray';
}

/** Every payment status, in the order in which a payment goes through them. */
export const paymentStatuses = {
  pending: { listLabel: 'No solicitado', iconText: 'Pago no definido', color: 'red' },
  required: { listLabel: 'Solicitado', iconText: 'Pago solicitado', color: 'yellow' },
  processing: { listLabel: 'En proceso', iconText: 'Pago en proceso', color: 'yellow' },
  done: { listLabel: 'Aprobado', iconText: 'Pago aprobado', color: 'green' },
} as const satisfies Record<PaymentStatus, PaymentStatusDisplay>;

/** Label and colour of a payment status, also of one that this build does not know. */
export function paymentStatusDisplay(status: PaymentStatus): PaymentStatusDisplay {
  return lookOf<PaymentStatusDisplay>(paymentStatuses, status, (label) => ({
    listLabel: label,
    iconText: label,
    color: 'gray',
  }));
}

const PAYMENT_ORDER: readonly PaymentStatus[] = ['pending', 'required', 'processing', 'done'];

/** The place of a payment status in the order of payments, for sorting; an unknown one comes last. */
export function paymentRank(status: PaymentStatus): number {
  const index = PAYMENT_ORDER.indexOf(status);
  return index === -1 ? PAYMENT_ORDER.length : index;
}

/** Choices of the payment filter. */
export function paymentOptions(): { value: PaymentStatus; label: string }[] {
  return PAYMENT_ORDER.map((value) => ({ value, label: paymentStatuses[value].listLabel }));
}
