/**
 * The URL parameters of a list, unvalidated: the list ignores unknown ones. The route does not need the columns, which
 * load with the list.
 */
export function textSearchParams(raw: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([key, value]) =>
      typeof value === 'string' && value !== '' ? [[key, value]] : [],
    ),
  );
}
