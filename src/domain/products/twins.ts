/** Products that are probably one and the same. */
import type { Product } from '~/contract/types';
import { foldText, splitWords, visibleText } from '~/lib/text';

type Described = Pick<Product, 'name' | 'kind'>;

/** A name without case, accents, blanks and punctuation ("1kg" is "1 kg"); one of signs alone is compared as it is. */
export function nameKey(name: string): string {
  const visible = visibleText(name);
  const spaced = visible.replaceAll(/\d(?=\p{L})/gu, '$& ');
  return splitWords(spaced).join(' ') || foldText(visible).trim();
}

/** @param name and kind as {@link nameKey} has them */
export const keyOfTwin = (name: string, kind: string): string => JSON.stringify([name, kind]);

/** Equal for products with the same name and type, whatever their case, accents, blanks and punctuation. */
export function twinKey({ name, kind }: Described): string {
  return keyOfTwin(nameKey(name), nameKey(kind.name));
}

/** The product that has the name and type of another one; undefined: there is none. */
export function findTwin<P extends Described>(
  described: Described,
  products: Iterable<P>,
): P | undefined {
  const key = twinKey(described);
  for (const product of products) if (twinKey(product) === key) return product;
  return undefined;
}
