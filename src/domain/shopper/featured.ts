import type { Product } from '~/contract/types';
import { productTags } from '~/domain/products/productTags';
import { safeMediaUrl } from '~/domain/safeLinks';

type Offered = Pick<Product, 'category' | 'price_per_unit' | 'tags' | 'image_url'>;

/** One product of each category first, then the others, both in their order. */
function mixed<Line extends Pick<Product, 'category'>>(products: readonly Line[]): Line[] {
  const seen = new Set<string | null>();
  const first: Line[] = [];
  const others: Line[] = [];
  for (const product of products) {
    (seen.has(product.category) ? others : first).push(product);
    seen.add(product.category);
  }
  return [...first, ...others];
}

/**
 * The products that a shop's home shows: those with a price, first the recommended ones (with tags), then those with a
 * photo, of as many categories as there are.
 */
export function featuredProducts<Line extends Offered>(
  products: readonly Line[],
  count: number,
): Line[] {
  const sold = products.filter(({ price_per_unit }) => price_per_unit !== null);
  const rank = (product: Line) =>
    (productTags(product).length > 0 ? 0 : 2) + (safeMediaUrl(product.image_url) === null ? 1 : 0);
  return [0, 1, 2, 3]
    .flatMap((wanted) => mixed(sold.filter((product) => rank(product) === wanted)))
    .slice(0, count);
}
