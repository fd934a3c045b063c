import { useSyncExternalStore } from 'react';

/**
 * `local` is shared by all tabs of the browser; `session` belongs to one tab and ends with it. `kept` is local, and stays in
 * an open page when the browser clears its storage.
 */
type Area = 'local' | 'session' | 'kept';

const storageOf = (area: Area) =>
  area === 'session' ? window.sessionStorage : window.localStorage;

/** What the browser refused to store (private mode, full quota, blocked cookies), until the page is closed. */
const refused = new Map<string, string>();
/** What this page has read or written of the area `kept`, by key. */
const known = new Map<string, string>();

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Another tab removed a value; an event without a key is a cleared storage.
  window.addEventListener('storage', ({ key }) => {
    if (key !== null) known.delete(key);
  });
  // A page that was kept in the background got no events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) known.clear();
  });
}

function readText(key: string, area: Area): string | null {
  const text = refused.get(key) ?? stored(key, area);
  if (area !== 'kept') return text;
  if (text === null) return known.get(key) ?? null;
  listen();
  known.set(key, text);
  return text;
}

function stored(key: string, area: Area): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, area: Area, text: string | null): void {
  refused.delete(key);
  known.delete(key);
  try {
    const storage = storageOf(area);
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
  } catch {
    // It is kept in memory.
  }
  if (text === null) return;
  // Some in-app browsers accept everything and keep nothing.
  if (stored(key, area) !== text) refused.set(key, text);
  // From now on the page knows it.
  readText(key, area);
}

function fromJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function valueOfVersion(raw: unknown, version: number): unknown {
  if (typeof raw !== 'object' || raw === null || !('version' in raw && 'value' in raw)) return null;
  return raw.version === version ? raw.value : null;
}

/** A value in the browser's storage. Never throws. */
export interface StoredValue<T> {
  /** The value, or null when there is no valid one; the same object until the stored text changes. */
  get: () => T | null;
  /** Stores a value; null removes it. */
  set: (value: T | null) => void;
  /** Calls `listener` after each change, with the event when another tab made it. Returns the unsubscribe function. */
  subscribe: (listener: (event?: StorageEvent) => void) => () => void;
  /** Reads a stored text, such as a storage event's `oldValue`. */
  parse: (text: string | null) => T | null;
}

/**
 * @param parse validates the stored JSON; null drops it
 * @param version stored beside a value whose shape is the application's own: a value of another version is dropped
 * @param area where it is stored
 */
export function storedValue<T>(
  key: string,
  parse: (raw: unknown) => T | null,
  version?: number,
  area: Area = 'local',
): StoredValue<T> {
  const listeners = new Set<(event?: StorageEvent) => void>();
  let seen: { text: string | null; value: T | null } = { text: null, value: null };

  function read(text: string | null): T | null {
    const raw = fromJson(text);
    const value = version === undefined ? raw : valueOfVersion(raw, version);
    return value === null ? null : parse(value);
  }

  return {
    parse: read,
    get() {
      const text = readText(key, area);
      if (text !== seen.text) seen = { text, value: read(text) };
      return seen.value;
    },
    set(value) {
      const content = version === undefined ? value : { version, value };
      const text = value === null ? null : JSON.stringify(content);
      const isNew = text !== readText(key, area);
      // Also stored again after the browser has cleared its storage.
      if (isNew || text !== stored(key, area)) writeText(key, area, text);
      if (!isNew) return;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener(event);
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Subscribes a component to the value, which this tab or another one may change. */
export function useStored<T>(stored: StoredValue<T>): T | null {
  return useSyncExternalStore(stored.subscribe, stored.get);
}

/** Parses a text that is not empty. */
export const filledText = (raw: unknown): string | null =>
  typeof raw === 'string' && raw !== '' ? raw : null;
