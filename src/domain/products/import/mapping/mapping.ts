/** How the columns of a product file are used: what a person chooses in "Sus columnas". */
import type { ImportKind } from '~/contract/types';

import type { ProductField } from '../fields';
import { type ImportColumn, importModels } from '../models';
import { columnLabel } from '../titles';

/**
 * What a column of a file is used for. `code` finds products, `otherId` is another system's id, rows of one `group` are
 * variants of a product that differ in their `option`s. `previousPrice` is not read.
 */
export type ColumnUse =
  | ImportColumn
  | 'code'
  | 'otherId'
  | 'group'
  | 'option'
  | 'previousPrice'
  | 'none';

const OTHER_LABELS = {
  code: 'Código',
  otherId: 'Id de otro sistema',
  group: 'Producto de la variante',
  option: 'Variante (talle, color…)',
  previousPrice: 'Precio anterior',
  none: 'No usar',
} as const satisfies Record<Exclude<ColumnUse, ImportColumn>, string>;

/** The fields of a product that a column or one value for all rows can fill, as the screens order them. */
export const MAPPED_FIELDS = [
  'name',
  'price_per_unit',
  'kind',
  'category',
  'brand',
  'quantity_unit',
  'description',
  'tags',
  'image_url',
  'active',
] as const satisfies readonly ProductField[];

/** The uses in the order of their select. */
export const COLUMN_USES = [
  'none',
  'id',
  ...MAPPED_FIELDS,
  'previousPrice',
  'code',
  'otherId',
  'group',
  'option',
] as const satisfies readonly ColumnUse[];

const isOther = (use: ColumnUse): use is keyof typeof OTHER_LABELS => use in OTHER_LABELS;

/** Whether the cells of a column with this use are read as a field of a product. */
export const isField = (use: ColumnUse): use is ImportColumn => !isOther(use);

/** Whether nothing of a column with this use is read. */
export const isUnread = (use: ColumnUse) =>
  use === 'none' || use === 'previousPrice' || use === 'otherId';

/** Uses that several columns can have; of several texts or pictures the first one of a row counts. */
const SHARED: ReadonlySet<ColumnUse> = new Set([
  'active',
  'code',
  'description',
  'image_url',
  'none',
  'option',
  'previousPrice',
]);
export const isShared = (use: ColumnUse) => SHARED.has(use);

export function labelOfUse(use: ColumnUse): string {
  return isOther(use) ? OTHER_LABELS[use] : columnLabel(use);
}

/** What becomes of the rows that are variants of one product: a product each, the first one alone, or all as they are. */
export const VARIANT_CHOICES = ['each', 'first', 'off'] as const;
/** Separators of the tags in one cell; `any`: commas and semicolons. */
export const TAG_SEPARATORS = ['any', ',', ';', '|', '\n'] as const;

/** How cells are cleaned; each rule can be switched off. */
export interface MappingRules {
  readonly variants: (typeof VARIANT_CHOICES)[number];
  readonly tagSeparator: (typeof TAG_SEPARATORS)[number];
  /** HTML becomes text. */
  readonly plainText: boolean;
  /** The first complete address of a cell is the picture. */
  readonly firstPicture: boolean;
  /** A quantity above 0 is offered. */
  readonly quantity: boolean;
  /** "Publicado" and "Status" say what is offered. */
  readonly published: boolean;
  /** The last part of a category's path. */
  readonly lastCategory: boolean;
  /** Prices with more than two decimals are rounded. */
  readonly round: boolean;
}

export type RuleName = keyof MappingRules;

/** The use of every column, what fills empty cells, and the rules. */
export interface Mapping {
  /** By position. */
  readonly uses: readonly ColumnUse[];
  /** A field's value in the rows where its cell is empty, or that have no column for it. */
  readonly values: Partial<Readonly<Record<ProductField, string>>>;
  /** A row without a type takes its category as the type. */
  readonly kindFromCategory: boolean;
  readonly rules: MappingRules;
}

/** What identifies a kind of file: its titles in their order. */
export const titlesKey = (titles: readonly string[]) => JSON.stringify(titles);

/** The operations whose rows can find their product by code or name. */
const MATCHING_KINDS: ReadonlySet<ImportKind> = new Set(['products-price', 'products-stock']);

/** Whether the rows of a file without ids can find their products. */
export const canMatch = (kind: ImportKind, uses: readonly ColumnUse[]) =>
  MATCHING_KINDS.has(kind) &&
  !uses.includes('id') &&
  (uses.includes('code') || uses.includes('name'));

/** The columns that a file needs: a type can be one for all rows, and an id can be found. */
export function neededColumns(
  kind: ImportKind,
  uses: readonly ColumnUse[],
): readonly ImportColumn[] {
  if (kind === 'products') return ['name'];
  const { requiredColumns } = importModels[kind];
  return canMatch(kind, uses)
    ? requiredColumns.filter((column) => column !== 'id')
    : requiredColumns;
}

/** A mapping for a file whose ids are another system's: its products are new. */
export const withoutIds = (mapping: Mapping): Mapping => ({
  ...mapping,
  uses: mapping.uses.map((use) => (use === 'id' ? 'otherId' : use)),
});
