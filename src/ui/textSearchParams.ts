/**
 * The URL parameters of a screen as texts, without empty ones. The screen checks their values: what it needs for that,
 * such as the columns of a list, loads with it.
 */
export function textSearchParams(raw: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([key, value]) =>
      typeof value === 'string' && value !== '' ? [[key, value]] : [],
    ),
  );
}
