/** Where an order is in a list of `alphanum_id`s, and those before and after it; null: it is not in the list. */
export function neighboursOf(
  alphanumIds: readonly string[],
  alphanumId: string,
): {
  readonly previous: string | null;
  readonly next: string | null;
  /** From 1. */
  readonly position: number;
  readonly count: number;
} | null {
  const index = alphanumIds.indexOf(alphanumId);
  if (index === -1 || alphanumIds.length < 2) return null;
  return {
    previous: alphanumIds[index - 1] ?? null,
    next: alphanumIds[index + 1] ?? null,
    position: index + 1,
    count: alphanumIds.length,
  };
}
