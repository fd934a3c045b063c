import { filledText, storedValue, useStored } from '~/lib/storedValue';

/** The selected client and order; they survive a reload. */
const clientId = storedValue('currentClientId', (raw) =>
  typeof raw === 'number' && Number.isInteger(raw) ? raw : null,
);
const orderCode = storedValue('currentOrderCode', filledText);
/** Per tab: other tabs may show another list. */
const orderCodes = storedValue(
  'orderListCodes',
  (raw): readonly string[] | null =>
    Array.isArray(raw) && raw.every((code) => typeof code === 'string') ? raw : null,
  1,
  'session',
);

/** Id of the client that /clientdetail shows; null for none. */
export const currentClientId = clientId.get;
export const setCurrentClientId: (id: number) => void = clientId.set;

/** alphanum_id of the order that /orderdetail shows when its URL carries none. */
export const currentOrderCode = orderCode.get;
export const setCurrentOrderCode: (alphanumId: string) => void = orderCode.set;

/** Codes of the orders of the last viewed list, in its order; null for none. */
export const useListedOrderCodes = (): readonly string[] | null => useStored(orderCodes);
export const setListedOrderCodes: (codes: readonly string[]) => void = orderCodes.set;

/** Removes the selection, when another user may sign in. */
export function clearSelection(): void {
  clientId.set(null);
  orderCode.set(null);
  orderCodes.set(null);
}
