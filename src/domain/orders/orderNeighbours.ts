/** Where an order is in a list of codes, and the codes before and after it; null: it is not in the list. */
export function neighboursOf(
  codes: readonly string[],
  code: string,
): {
  readonly previous: string | null;
  readonly next: string | null;
  /** From 1. */
  readonly position: number;
  readonly count: number;
} | null {
  const index = codes.indexOf(code);
  if (index === -1 || codes.length < 2) return null;
  return {
    previous: codes[index - 1] ?? null,
    next: codes[index + 1] ?? null,
    position: index + 1,
    count: codes.length,
  };
}
