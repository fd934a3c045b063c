import { pickFields } from '~/contract/shape';
import { productShape } from '~/contract/shapes.gen';
import type { Product } from '~/contract/types';
import { roundMoney } from '~/lib/money';

import type { ProductRow } from './db';

/** Default fields of a new product: no brand, no price, no tags, available. */
export function newProductFields(store: {
  id: number;
  curr_symbol: string;
}): Omit<ProductRow, 'id' | 'name' | 'kind'> {
  return {
    store_id: store.id,
    original_id: null,
    brand: { name: '' },
    category: null,
    quantity_unit: 'unid',
    price_per_unit: null,
    curr_symbol: store.curr_symbol,
    description: null,
    tags: [],
    image_url: null,
    active: true,
  };
}

export function productOf(row: Readonly<ProductRow>): Product {
  return pickFields(productShape, row);
}

/** Normalized tags: trimmed, without empty or repeated ones. */
export function cleanTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
}

/** The tags of a product, which are a list or a comma-separated text. */
export function tagsOf({ tags }: Pick<Product, 'tags'>): string[] {
  return cleanTags(typeof tags === 'string' ? tags.split(',') : tags);
}

/** A price rounded to 2 decimals; null: none. */
export function cleanPrice(price: number | null | undefined): number | null {
  return price === null || price === undefined ? null : roundMoney(price);
}
