/** Changes of several products at once. */
import type { Product, ProductUpdate } from '~/contract/types';
import { parseTypedNumber, roundMoney } from '~/lib/money';

import { productTags } from './productTags';

/** What is done with the typed tags. */
export type TagsMode = 'add' | 'replace' | 'remove';

const fold = (tag: string) => tag.trim().toLowerCase();

/** The tags that a product would have. */
export function changedTags(product: Product, typed: readonly string[], mode: TagsMode): string[] {
  if (mode === 'replace') return [...typed];
  const folded = new Set(typed.map(fold));
  const others = productTags(product).filter((tag) => !folded.has(fold(tag)));
  return mode === 'remove' ? others : [...others, ...typed];
}

/** The largest and the smallest percentage by which prices are changed at once. */
const LARGEST = 500;
const SMALLEST = -90;

/** A typed percentage, such as `12,5` or `-10`; null: it is none, or out of bounds. */
export function readPercentage(typed: string): number | null {
  const number = parseTypedNumber(typed.replace('%', '').trim().replace(/^\+/, ''), 'thousands');
  if (!number.ok) return null;
  const { value: percentage } = number;
  return percentage === 0 || percentage > LARGEST || percentage < SMALLEST ? null : percentage;
}

/** Multiples to which changed prices are rounded; 0: to cents. */
export const ROUNDINGS = [0, 1, 10, 50, 100] as const;

/**
 * The price of a product changed by a percentage and rounded to the nearest multiple, at least one where it had a price;
 * null: it has no price.
 */
export function changedPrice(
  { price_per_unit: price }: Product,
  percentage: number,
  multiple = 0,
): number | null {
  if (price === null) return null;
  const changed = roundMoney(price * (1 + percentage / 100));
  if (multiple === 0) return changed;
  const rounded = Math.round(changed / multiple) * multiple;
  return changed > 0 ? Math.max(rounded, multiple) : rounded;
}

/** What is sent for a product of which one thing changes: the rest as it is. */
export function wholeUpdate(product: Product, change: ProductUpdate): ProductUpdate {
  return {
    price_per_unit: product.price_per_unit,
    image_url: product.image_url,
    tags: productTags(product),
    ...change,
  };
}
