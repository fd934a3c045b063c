import { foldText, splitWords } from '~/lib/text';

/** How well a name answers what was typed: it begins with that word (0), with the text (1), a word of it does (2), or none (3). */
function rankOf(name: string, typed: string): number {
  const folded = foldText(name).trimStart();
  if (folded.startsWith(typed)) return /^[\p{L}\p{N}]/u.test(folded.slice(typed.length)) ? 1 : 0;
  return splitWords(name).some((word) => word.startsWith(typed)) ? 2 : 3;
}

/** The products with those first whose name begins with the searched text, a whole word before a part, else in their order. */
export function namesFirst<Product extends { readonly name: string }>(
  products: readonly Product[],
  text: string,
): readonly Product[] {
  const typed = foldText(text).trim();
  if (typed === '') return products;
  const ranks = new Map(products.map((product) => [product, rankOf(product.name, typed)]));
  return products.toSorted((one, other) => (ranks.get(one) ?? 3) - (ranks.get(other) ?? 3));
}
