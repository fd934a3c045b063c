import { useSyncExternalStore } from 'react';

import type { LoginResult, Store } from '~/contract/types';
import { safeInternalAddress } from '~/domain/session/lastAddress';
import { hasShape, type Shape } from '~/lib/shape';
import { readStored, removeStored, writeStored } from '~/lib/storage';

const RECORD_KEY = 'user';
const LAST_ADDRESS_KEY = 'lastAddress';

/** The session record of a signed-in user: jwt_token plus the login response data (§3 staff). */
export type StaffSession = LoginResult;

const SESSION = {
  jwt_token: 'string',
  user: { id: 'number', email: 'string' },
  is_admin: 'boolean',
  enabled: 'boolean',
} as const satisfies Shape;

const text = 'text';
const STORE = {
  id: 'number',
  name: 'string',
  hashtag: 'string',
  email: text,
  creatoremail: text,
  enabled: 'boolean',
  tax_code: text,
  phone: text,
  address: text,
  city: text,
  postcode: text,
  country: text,
  state: text,
  legal_name: text,
  curr_symbol: 'string',
  prefered_language: 'string',
  delivery_enabled: 'boolean',
  takeaway_enabled: 'boolean',
  identifiers: {},
  urls: {},
  social_networks: { flags: {} },
  dialog_messages: {},
  created_at: text,
  setup: {},
} as const satisfies Record<keyof Store, Shape>;

/** A record of an older release, which lacks a field, counts as signed out: the sign-in brings a whole one. */
function parseSession(raw: unknown): StaffSession | null {
  if (!hasShape(raw, SESSION)) return null;
  const record = raw as StaffSession;
  const hasStore = record.is_admin || hasShape(record.store, STORE);
  return record.jwt_token !== '' && hasStore ? record : null;
}

let cached: StaffSession | null | undefined;
const listeners = new Set<() => void>();

function changed() {
  cached = undefined;
  for (const listener of listeners) listener();
}

/** The signed-in user, or null. */
export function staffSession(): StaffSession | null {
  if (cached === undefined) cached = readStored(RECORD_KEY, parseSession);
  return cached;
}

export function saveStaffSession(session: StaffSession): void {
  writeStored(RECORD_KEY, session);
  changed();
}

/** The store record travels in the session; a saved store replaces it there, unless another store's user came meanwhile. */
export function replaceSessionStore(store: Store): void {
  const session = staffSession();
  if (session?.store?.id === store.id) saveStaffSession({ ...session, store });
}

export function clearStaffSession(): void {
  removeStored(RECORD_KEY);
  changed();
}

/** Re-renders when the user signs in or out, in this tab or in another. */
export function useStaffSession(): StaffSession | null {
  return useSyncExternalStore(subscribeStaffSession, staffSession);
}

/** Calls `listener` when the record changes, in this tab or in another; returns how to stop. */
export function subscribeStaffSession(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onRecordChangedElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Who a stored record is of. */
function tokenIn(record: string | null): string | null {
  try {
    return parseSession(JSON.parse(record ?? 'null'))?.jwt_token ?? null;
  } catch {
    return null;
  }
}

/**
 * Tells when another tab signed out or in as someone else; returns how to stop listening. A store saved there changes the
 * record too, but not who is signed in: what this tab loaded, and what is typed in it, stays.
 */
export function onSessionChangedElsewhere(listener: () => void): () => void {
  return onRecordChangedElsewhere(({ key, oldValue, newValue }) => {
    if (key === null || tokenIn(oldValue) !== tokenIn(newValue)) listener();
  });
}

function onRecordChangedElsewhere(listener: (event: StorageEvent) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === RECORD_KEY || event.key === null) {
      cached = undefined;
      listener(event);
    }
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Remembers where to go after signing in; anything but a path of this application is ignored (§2 staff). */
export function rememberAddress(address: string): void {
  const safe = safeInternalAddress(address);
  if (safe) writeStored(LAST_ADDRESS_KEY, safe);
}

export function lastAddress(): string | null {
  return readStored(LAST_ADDRESS_KEY, (raw) =>
    typeof raw === 'string' ? safeInternalAddress(raw) : null,
  );
}

/** The remembered address, forgotten as it is handed over. */
export function takeLastAddress(): string | null {
  const address = lastAddress();
  removeStored(LAST_ADDRESS_KEY);
  return address;
}
