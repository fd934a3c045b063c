import { OrderChangedError } from '~/api/orderSaves';
import type { BatchFailure } from '~/api/saves/batch';
import type { SeenOrder } from '~/domain/orders/orderChanges';
import { orderCount } from '~/domain/orders/orderCount';
import type { LeaveQuestion } from '~/lib/unsavedChanges';

/** Confirmation when the screen is left while orders are being saved. */
export const leaveQuestion: LeaveQuestion = {
  title: 'Guardando pedidos',
  text: 'Todavía se están guardando pedidos. Si sale ahora, los que faltan quedan como están.',
  leaveLabel: 'Detener y salir',
  stayLabel: 'Quedarme',
};

/** Whether the order was left as it is because it has changed since it was seen. */
export const hasChanged = ({ error }: BatchFailure<SeenOrder>) =>
  error instanceof OrderChangedError;

/** The order of a failed save, to send it again; null for one that has changed since it was seen. */
export const unlessChanged = (failure: BatchFailure<SeenOrder>) =>
  hasChanged(failure) ? null : failure.entry;

export const savedText = (count: number) =>
  `${orderCount(count)} ${count === 1 ? 'guardado' : 'guardados'}`;
