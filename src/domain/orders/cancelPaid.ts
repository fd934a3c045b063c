import type { OrderStatus, OrderSummary } from '~/contract/types';

/** Statuses of orders that were not sold. */
const NOT_SOLD: ReadonlySet<OrderStatus> = new Set([
  'discarded',
  'store_canceled',
  'client_canceled',
]);

/** Whether a change of status ends an order whose payment is approved. */
export const cancelsPaid = (
  { status, payment_status }: Pick<OrderSummary, 'status' | 'payment_status'>,
  next: OrderStatus,
): boolean => payment_status === 'done' && NOT_SOLD.has(next) && !NOT_SOLD.has(status);

/** What is asked once before {@link cancelsPaid}: the status changes no payment. */
export const cancelPaidQuestion = {
  title: 'Pedido pagado',
  text: 'Este pedido tiene el pago aprobado. El cambio de estado no toca el pago: queda aprobado, y si corresponde devolverlo hay que hacerlo aparte.',
  confirmLabel: 'Cambiar estado',
  cancelLabel: 'Dejarlo como está',
} as const;
