import type { Product } from '~/contract/types';

/** The tags of a product, which come as a list or as comma-separated text; blank ones dropped. */
export function productTags({ tags }: Pick<Product, 'tags'>): string[] {
  const list = typeof tags === 'string' ? tags.split(',') : tags;
  return list.map((tag) => tag.trim()).filter((tag) => tag !== '');
}

/** What the edges of a chip take of a line, in characters. */
export const CHIP_EDGES = 3;

const widthOf = (chips: readonly string[]) =>
  chips.reduce((sum, { length }) => sum + length + CHIP_EDGES, 0);

/** The tags that fit in a line of `room` characters as chips, beside a chip with the number of the others. */
export function tagsInLine(
  tags: readonly string[],
  room: number,
): { shown: readonly string[]; others: readonly string[] } {
  let count = tags.length;
  while (count > 0) {
    const more = count === tags.length ? [] : [`+${tags.length - count}`];
    if (widthOf([...tags.slice(0, count), ...more]) <= room) break;
    count -= 1;
  }
  return { shown: tags.slice(0, count), others: tags.slice(count) };
}
