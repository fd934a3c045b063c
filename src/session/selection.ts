import { filledText, storedValue } from '~/lib/storedValue';

/** What one user chose to look at, kept over a reload. */
const clientId = storedValue('currentClientId', (raw) =>
  typeof raw === 'number' && Number.isInteger(raw) ? raw : null,
);
const orderCode = storedValue('currentOrderCode', filledText);

/** Id of the client that /clientdetail shows; null when none was chosen. */
export const currentClientId = clientId.get;
export const setCurrentClientId: (id: number) => void = clientId.set;

/** alphanum_id of the order that /orderdetail shows when its URL carries none. */
export const currentOrderCode = orderCode.get;
export const setCurrentOrderCode: (alphanumId: string) => void = orderCode.set;

/** Forgets the selection, when another user may sign in. */
export function clearSelection(): void {
  clientId.set(null);
  orderCode.set(null);
}
