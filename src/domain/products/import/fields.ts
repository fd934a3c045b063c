/** The fields of a product in a file: how their cells are read, written and shown. */
import type { Product } from '~/contract/types';
import { productTags } from '~/domain/products/productTags';
import { unitLabel } from '~/domain/products/units';
import { formatMoney } from '~/lib/money';

import {
  type CellReading,
  cellText,
  comparedText,
  type FileCell,
  type NumberReading,
  readActive,
  readImageUrl,
  readOptionalText,
  readPrice,
  readTags,
  readText,
  readUnit,
} from './cells';
import { type ImportColumn, importModels, type PlainCell } from './models';

/** The fields of a product that a file can change. */
export type ProductField = Exclude<ImportColumn, 'id'>;
export type ProductPatch = Partial<Pick<Product, ProductField>>;

/** A changed cell, as texts of the screens; an empty text is no value. */
export interface CellChange {
  readonly column: ProductField;
  /** null: there is no earlier value, or it is not known. */
  readonly before: string | null;
  readonly after: string;
}

/** The values that a row sets, where there is no product to compare with; empty ones are left out. */
export function newValues(patch: ProductPatch, symbol: string): CellChange[] {
  return importModels.products.columns.flatMap((column) => {
    const after = column === 'id' ? '' : shownField(patch, column, symbol);
    return column === 'id' || after === '' ? [] : [{ column, before: null, after }];
  });
}

/** A field of a product as a file holds it; '' for none. */
export function fieldCell(product: Product, column: ImportColumn): PlainCell {
  switch (column) {
    case 'id':
      return product.id;
    case 'brand':
    case 'kind':
      return product[column].name;
    case 'tags':
      return productTags(product).join(',');
    case 'active':
      return product.active;
    case 'name':
    case 'quantity_unit':
    case 'category':
    case 'price_per_unit':
    case 'description':
    case 'image_url':
      return product[column] ?? '';
  }
}

/** A field of a patch as the backend reads it. */
export function patchCell(patch: ProductPatch, column: ProductField): PlainCell {
  const value = patch[column];
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'object' ? value.name : value;
}

/** A field as the screens show it; '' for none. */
export function shownField(patch: ProductPatch, column: ProductField, symbol: string): string {
  switch (column) {
    case 'brand':
    case 'kind':
      return patch[column]?.name ?? '';
    case 'tags':
      return productTags({ tags: patch.tags ?? [] }).join(', ');
    case 'active':
      return patch.active === undefined ? '' : patch.active ? 'Sí' : 'No';
    case 'price_per_unit':
      return typeof patch.price_per_unit === 'number'
        ? formatMoney(patch.price_per_unit, symbol)
        : '';
    case 'quantity_unit':
      return unitLabel(patch.quantity_unit ?? null);
    case 'name':
    case 'category':
    case 'description':
    case 'image_url':
      return patch[column] ?? '';
  }
}

const named = (text: CellReading<string>): CellReading<{ name: string }> =>
  text.ok ? { ...text, value: { name: text.value } } : text;

const orElse = <Value>(reading: CellReading<Value | null>, value: Value): CellReading<Value> =>
  reading.ok ? { ...reading, value: reading.value ?? value } : reading;

/** Reads a cell as a field of a product. */
export function readField(
  column: ProductField,
  cell: FileCell,
  numbers: NumberReading | null,
): CellReading<ProductPatch[ProductField]> {
  switch (column) {
    case 'name':
      return readText(cell);
    case 'brand':
    case 'kind':
      return named(readText(cell));
    case 'category':
    case 'description':
      return readOptionalText(cell);
    case 'quantity_unit':
      return orElse(readUnit(cell), 'unid');
    case 'price_per_unit':
      return readPrice(cell, numbers);
    case 'tags':
      return readTags(cell);
    case 'image_url':
      return readImageUrl(cell);
    case 'active':
      return orElse(readActive(cell), true);
  }
}

/** Whether a cell equals what a file made from this product holds, ignoring kinds of white space and the unit's label. */
export function matchesStored(cell: FileCell, product: Product, column: ProductField): boolean {
  if (typeof cell === 'object') return false;
  const own = String(fieldCell(product, column));
  const text = comparedText(cellText(cell));
  return text === comparedText(own) || (column === 'quantity_unit' && text === unitLabel(own));
}

const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a field would be set to what the product has. */
export const sameField = (value: unknown, product: Product, column: ProductField) =>
  sameValue(value, column === 'tags' ? productTags(product) : product[column]);
