/** From this number of products on, a removal asks for the number to be typed. */
const TYPED_FROM = 10;
/** So does one of more than this part of the known products. */
const TYPED_SHARE = 1 / 4;

/** Whether a removal asks for its number; `knownProducts` is how many products there are, null: not known. */
export function asksForCount(count: number, knownProducts: number | null): boolean {
  return count >= TYPED_FROM || (knownProducts !== null && count > knownProducts * TYPED_SHARE);
}

/** Whether the typed number is that of the products to remove. */
export function isCount(typed: string, count: number): boolean {
  return typed.replaceAll(/[.\s]/g, '') === String(count);
}
