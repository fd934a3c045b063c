/**
 * A list's address parameters as they stand; the list itself keeps those it understands, so that its
 * columns need not be known before its code has loaded.
 */
export function textSearch(raw: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([key, value]) =>
      typeof value === 'string' && value !== '' ? [[key, value]] : [],
    ),
  );
}
