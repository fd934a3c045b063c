/**
 * The URL parameters of a screen as texts; empty ones are undefined, not left out, because the router lays the result over the
 * raw parameters. The screen checks their values: what it needs for that,
 * such as the columns of a list, loads with it.
 */
export function textSearchParams(raw: Record<string, unknown>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]) => [
      key,
      typeof value === 'string' && value !== '' ? value : undefined,
    ]),
  );
}
