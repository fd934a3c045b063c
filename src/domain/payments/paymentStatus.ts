import type { PaymentStatus } from '~/contract/types';

export interface PaymentStatusLook {
  /** What lists, combos and exports say. */
  readonly listLabel: string;
  /** What the payment icon says: its tooltip and its text alternative. */
  readonly iconText: string;
  /** Colour of the icon, also a Mantine colour name. */
  readonly color: 'red' | 'yellow' | 'green';
}

/** Every payment status (§4 staff and customer), in the order in which a payment passes through them. */
export const paymentStatuses = {
  pending: { listLabel: 'No solicitado', iconText: 'Pago no definido', color: 'red' },
  required: { listLabel: 'Solicitado', iconText: 'Pago solicitado', color: 'yellow' },
  processing: { listLabel: 'En proceso', iconText: 'Pago en proceso', color: 'yellow' },
  done: { listLabel: 'Aprobado', iconText: 'Pago aprobado', color: 'green' },
} as const satisfies Record<PaymentStatus, PaymentStatusLook>;

const PAYMENT_ORDER: readonly PaymentStatus[] = ['pending', 'required', 'processing', 'done'];

/** Choices of the payment filter. */
export function paymentOptions(): { value: PaymentStatus; label: string }[] {
  return PAYMENT_ORDER.map((value) => ({ value, label: paymentStatuses[value].listLabel }));
}
