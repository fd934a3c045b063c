import { readExactly } from '~/contract/readShape';
import { loginResultShape } from '~/contract/sessionShapes.gen';
import type { LoginResult, Store } from '~/contract/types';
import { safeInternalUrl } from '~/domain/session/rememberedUrl';
import { storedValue, useStored } from '~/lib/browser/storedValue';

/** The session record of a signed-in user: jwt_token plus the login response data. */
export type StaffSession = LoginResult;

/** A record of an older release that lacks a field is ignored, which signs the user out. */
function parseSession(raw: unknown): StaffSession | null {
  const session = readExactly(loginResultShape, raw);
  return session && (session.is_admin || session.store) ? session : null;
}

/** Both keys are specified. */
const record = storedValue('user', parseSession);
const storedUrl = storedValue('lastAddress', (raw) =>
  typeof raw === 'string' ? safeInternalUrl(raw) : null,
);

/** The signed-in user, or null. */
export const staffSession = record.get;

export const saveStaffSession: (session: StaffSession) => void = record.set;

/** Replaces the store of the session after a save, unless a user of another store signed in meanwhile. */
export function replaceSessionStore(store: Store): void {
  const session = staffSession();
  if (session?.store?.id === store.id) saveStaffSession({ ...session, store });
}

export function clearStaffSession(): void {
  record.set(null);
}

/** Re-renders when the user signs in or out, in this tab or in another. */
export const useStaffSession = (): StaffSession | null => useStored(record);

/** Calls `listener` when the record changes, in this tab or in another; returns the unsubscribe function. */
export const subscribeStaffSession = record.subscribe;

/**
 * Calls `listener` with the former session when another tab signs out or in as someone else; returns how to unsubscribe. A
 * store saved there changes the record, but not the user: what this tab loaded, and what is typed in it, stays.
 */
export function onSessionChangedElsewhere(
  listener: (former: StaffSession | null) => void,
): () => void {
  return record.subscribe((event) => {
    if (!event) return;
    const former = record.parse(event.oldValue);
    const isSame = former?.jwt_token === record.parse(event.newValue)?.jwt_token;
    if (event.key === null || !isSame) listener(former);
  });
}

/** Remembers the URL to open after signing in; ignores anything but a path of this application. */
export function rememberUrl(url: string): void {
  const safe = safeInternalUrl(url);
  if (safe) storedUrl.set(safe);
}

export const rememberedUrl = storedUrl.get;

/** Returns the remembered URL and forgets it. */
export function takeRememberedUrl(): string | null {
  const taken = storedUrl.get();
  storedUrl.set(null);
  return taken;
}
