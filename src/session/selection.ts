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

/** Who sent product files from this browser: the staff of a store, by its id, or the platform administrator. */
export type ImportSender = number | 'admin';

/** Key of the product files that this browser sent. */
export const sentImportsKey = (sender: ImportSender): string => `sent_imports.${sender}`;

/** Key of what the search opened last. */
export const RECENT_FINDS = 'recent_finds';

/** Removes the selection, what the search opened and the product files that the user sent, when another one may sign in. */
export function clearSelection(storeId?: number): void {
  const sent = storedValue(sentImportsKey(storeId ?? 'admin'), () => null);
  const found = storedValue(RECENT_FINDS, () => null, 1, 'session');
  for (const one of [sent, found, clientId, alphanumId, alphanumIds]) one.set(null);
}
