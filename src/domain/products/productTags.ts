import type { Product } from '~/contract/types';

/** The tags of a product, which come as a list or as comma-separated text; blank ones dropped. */
export function productTags({ tags }: Pick<Product, 'tags'>): string[] {
  const list = typeof tags === 'string' ? tags.split(',') : tags;
  return list.map((tag) => tag.trim()).filter((tag) => tag !== '');
}
