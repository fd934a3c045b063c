/** Whether the ids of a file are this store's: its rows have to name the products that have them. */
import type { ImportKind, Product } from '~/contract/types';
import { foldText } from '~/lib/text';

import { cellText, type FileCell, isBlank, readId, readText } from './cells';
import type { FileTable } from './fileTable';
import type { ImportColumn } from './models';
import { isNameOf } from './rowWarnings';

/** What a person said about the ids of a file: they are this store's, or another system's and its products are new. */
export type IdsMeaning = 'store' | 'new';

/** A row whose id is not the store's, is that of another product, or cannot be compared. */
export interface ForeignId {
  readonly id: string;
  /** What the file calls the product. */
  readonly written: string;
  /** Name of the product that has the id; null: none has; undefined: the store's products are not known. */
  readonly own: string | null | undefined;
}

/**
 * From this number of other names on; fewer, in a file whose ids are all the store's, are renamed products, which the
 * preview shows on its first page.
 */
const LEAST_OTHERS = 3;

/**
 * The first row that shows that the ids of a file are another system's: fewer than half of the products it has ids of are
 * named as in the store, or a list of products has none of the store's ids. Where the store's products are not known, any
 * row with an id. null: nothing shows it.
 */
export function foreignId(
  { columns, rows }: FileTable,
  kind: ImportKind,
  products: ReadonlyMap<number, Product> | null,
): ForeignId | null {
  if (kind === 'products-delete') return null;
  const at = (column: ImportColumn) => columns.indexOf(column);
  const idAt = at('id');
  if (idAt === -1) return null;
  const textOf = (cells: readonly FileCell[], column: ImportColumn) => {
    const text = readText(cells[at(column)] ?? '');
    return text.ok ? text.value : '';
  };
  const isKindOf = (cells: readonly FileCell[], { brand, kind: type }: Product) =>
    brand.name !== '' &&
    foldText(textOf(cells, 'brand')) === foldText(brand.name) &&
    foldText(textOf(cells, 'kind')) === foldText(type.name);
  let known = 0;
  let agreeing = 0;
  let unknown = 0;
  let example: ForeignId | null = null;
  for (const { cells } of rows) {
    const cell = cells[idAt] ?? '';
    if (isBlank(cell)) continue;
    if (products === null) {
      return { id: cellText(cell), written: textOf(cells, 'name'), own: undefined };
    }
    const reading = readId(cell);
    const product = reading.ok && reading.value !== null ? products.get(reading.value) : undefined;
    const [brand, type] = [textOf(cells, 'brand'), textOf(cells, 'kind')];
    const written =
      textOf(cells, 'name') || (brand !== '' && type !== '' ? `${type} ${brand}` : '');
    const isCompared = written !== '';
    const agrees =
      product !== undefined &&
      (isNameOf(product, textOf(cells, 'name')) || isKindOf(cells, product));
    if (product === undefined) unknown += 1;
    else if (isCompared) known += 1;
    if (agrees) agreeing += 1;
    else if (isCompared || product === undefined) {
      example ??= { id: cellText(cell), written, own: product?.name ?? null };
    }
  }
  const others = known - agreeing;
  const isRenamed = others < LEAST_OTHERS && unknown === 0;
  const isForeign = known === 0 ? kind === 'products' : agreeing < others && !isRenamed;
  return isForeign ? example : null;
}
