/** From this number of products on, a removal asks for the number to be typed. */
const TYPED_FROM = 10;
/** So does one of more than this part of the catalogue. */
const TYPED_SHARE = 1 / 4;

/** Whether a removal asks for its number; `catalogue` is how many products there are, null: not known. */
export function asksForCount(count: number, catalogue: number | null): boolean {
  return count >= TYPED_FROM || (catalogue !== null && count > catalogue * TYPED_SHARE);
}

/** Whether the typed number is that of the products to remove. */
export function isCount(typed: string, count: number): boolean {
  return typed.replaceAll(/[.\s]/g, '') === String(count);
}
