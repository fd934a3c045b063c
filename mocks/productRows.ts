import type { Product } from '~/contract/types';
import { roundMoney } from '~/lib/money';

import type { ProductRow } from './db';
import { without } from './table';

/** What a new product gets before its own data: no brand, no price, no tags, and it can be bought. */
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
  return without(row, 'store_id');
}

/** Tags as they are kept: trimmed, without empty or repeated ones. */
export function cleanTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
}

/** The tags of a product, which may come as a list or as comma-separated text (§3 staff). */
export function tagsOf({ tags }: Pick<Product, 'tags'>): string[] {
  return cleanTags(typeof tags === 'string' ? tags.split(',') : tags);
}

/** A price as it is kept: 2 decimals; null: none. */
export function cleanPrice(price: number | null | undefined): number | null {
  return price === null || price === undefined ? null : roundMoney(price);
}

/** A text that may be absent, trimmed; null when nothing is left. */
export function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
