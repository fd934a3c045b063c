import { filledText, storedValue, useStored } from '~/lib/browser/storedValue';

/** The selected client and order; they survive a reload. */
const clientId = storedValue('currentClientId', (raw) =>
  typeof raw === 'number' && Number.isInteger(raw) ? raw : null,
);
const alphanumId = storedValue('currentOrderCode', filledText);
/** Per tab: other tabs may show another list. */
const alphanumIds = storedValue(
  'orderListCodes',
  (raw): readonly string[] | null =>
    Array.isArray(raw) && raw.every((id) => typeof id === 'string') ? raw : null,
  1,
  'session',
);

/** Id of the client that /clientdetail shows; null for none. */
export const currentClientId = clientId.get;
export const setCurrentClientId: (id: number) => void = clientId.set;

/** The `alphanum_id` of the order that /orderdetail shows when its URL carries none. */
export const currentAlphanumId = alphanumId.get;
export const setCurrentAlphanumId: (alphanumId: string) => void = alphanumId.set;

/** The `alphanum_id`s of the orders of the last viewed list, in its order; null for none. */
export const useListedAlphanumIds = (): readonly string[] | null => useStored(alphanumIds);
export const setListedAlphanumIds: (ids: readonly string[]) => void = alphanumIds.set;

/** Key of the product files that this browser sent for a store. */
export const sentImportsKey = (storeId: number): string => `sent_imports.${storeId}`;

/** Removes the selection and the product files sent for the user's store, when another user may sign in. */
export function clearSelection(storeId?: number): void {
  if (storeId !== undefined) storedValue(sentImportsKey(storeId), () => null).set(null);
  clientId.set(null);
  alphanumId.set(null);
  alphanumIds.set(null);
}
