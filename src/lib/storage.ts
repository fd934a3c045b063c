/**
 * Local storage that never throws: a browser may refuse it (private mode, full quota, blocked cookies).
 * Values that cannot be kept live in memory until the page is left.
 */
const memory = new Map<string, string>();

function rawRead(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The stored value after `parse` has judged it, or null when absent, unreadable or refused by `parse`. */
export function readStored<T>(key: string, parse: (raw: unknown) => T | null): T | null {
  const text = rawRead(key);
  if (text === null) return null;
  try {
    const raw: unknown = JSON.parse(text);
    return parse(raw);
  } catch {
    return null;
  }
}

/** Keeps `value` as JSON; false when only memory could take it. */
export function writeStored(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    window.localStorage.setItem(key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

export function removeStored(key: string): void {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}
