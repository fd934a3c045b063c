import { readStored, removeStored, writeStored } from '~/lib/storage';

const CURRENT_CLIENT_KEY = 'currentClientId';
const CURRENT_ORDER_KEY = 'currentOrderCode';

const asId = (raw: unknown) => (typeof raw === 'number' && Number.isInteger(raw) ? raw : null);
const asCode = (raw: unknown) => (typeof raw === 'string' && raw !== '' ? raw : null);

/** Id of the client that /clientdetail shows; null when none was chosen. */
export function currentClientId(): number | null {
  return readStored(CURRENT_CLIENT_KEY, asId);
}

export function setCurrentClientId(id: number): void {
  writeStored(CURRENT_CLIENT_KEY, id);
}

/** alphanum_id of the order that /orderdetail shows when its address carries none. */
export function currentOrderCode(): string | null {
  return readStored(CURRENT_ORDER_KEY, asCode);
}

export function setCurrentOrderCode(alphanumId: string): void {
  writeStored(CURRENT_ORDER_KEY, alphanumId);
}

/** Forgets what one user was looking at, when another may sign in. */
export function clearCurrent(): void {
  removeStored(CURRENT_CLIENT_KEY);
  removeStored(CURRENT_ORDER_KEY);
}
