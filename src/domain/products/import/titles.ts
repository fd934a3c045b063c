/** Titles of a product file: maps them to columns, finds their row and the operation they fit. */
import type { ImportKind } from '~/contract/types';
import { foldText } from '~/lib/text';

import { cellText, type FileCell, isBlank } from './cells';
import { type ImportColumn, importModels, NAMING_COLUMNS } from './models';

/** The label of each column on the screens, and the other titles it is known by. */
const titles: Readonly<Record<ImportColumn, { label: string; others: readonly string[] }>> = {
  id: { label: 'Id', others: [] },
  name: { label: 'Nombre', others: ['Producto'] },
  brand: { label: 'Marca', others: [] },
  kind: { label: 'Tipo', others: [] },
  category: { label: 'Categoría', others: [] },
  quantity_unit: { label: 'Unidad', others: ['Unidad de venta'] },
  price_per_unit: {
    label: 'Precio',
    others: ['Precio por unidad', 'Precio unitario', 'Nuevo precio', 'Precio nuevo', 'Price'],
  },
  description: { label: 'Descripción', others: [] },
  tags: { label: 'Etiquetas', others: [] },
  image_url: { label: 'Imagen', others: ['Foto', 'Url de la imagen', 'Image'] },
  active: { label: 'Se ofrece', others: ['Activo', 'Stock', 'En stock'] },
};

/** The column's label on the screens. */
export function columnLabel(column: ImportColumn): string {
  return titles[column].label;
}

/** The column's label with its name in the model, for a person who writes the file: `Marca (brand)`. */
export const columnInModel = (column: ImportColumn): string => `${columnLabel(column)} (${column})`;

/** A title without case, accents, blanks and punctuation. */
export const foldTitle = (title: string) => foldText(title).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a title is the column's label or its name in the model: it needs no explanation. */
export function isPlainTitle(title: string, column: ImportColumn): boolean {
  const folded = foldTitle(title);
  return folded === foldTitle(titles[column].label) || folded === foldTitle(column);
}

/** The columns by their labels. */
export function columnLabels(columns: readonly ImportColumn[]): string {
  return columns.map(columnLabel).join(', ');
}

const columnOf: ReadonlyMap<string, ImportColumn> = new Map(
  (Object.keys(titles) as ImportColumn[]).flatMap((column) => {
    const { label, others } = titles[column];
    return [column, label, ...others].map((title) => [foldTitle(title), column] as const);
  }),
);

/** The column of a title; null for a title of none. */
export function columnOfTitle(title: string): ImportColumn | null {
  return columnOf.get(foldTitle(title)) ?? null;
}

/** The columns of a row of titles, by position. */
export function columnsOf(row: readonly FileCell[]): (ImportColumn | null)[] {
  return row.map((cell) => (typeof cell === 'string' ? columnOfTitle(cell) : null));
}

/** Whether a row below the titles has titles again: two or more, and nothing else. */
export function repeatsTitles(row: readonly FileCell[]): boolean {
  const first = row.find((cell) => !isBlank(cell));
  if (typeof first !== 'string' || columnOfTitle(first) === null) return false;
  const filled = row.filter((cell) => !isBlank(cell));
  return (
    filled.length > 1 &&
    filled.every((cell) => typeof cell === 'string' && columnOfTitle(cell) !== null)
  );
}

/** The letter of a spreadsheet's column: 0 is A. */
export function columnLetter(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnLetter(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

/** The text of a title, or the letter of a column that has none. */
export function titleText(cell: FileCell | undefined, index: number): string {
  return cell === undefined || isBlank(cell)
    ? `columna ${columnLetter(index)}, sin título`
    : cellText(cell);
}

/** Columns that only say which product a row is about. */
const NAMING: ReadonlySet<ImportColumn> = new Set(NAMING_COLUMNS);

/** Whether a column only says which product a row is about. */
export const onlyNames = (column: ImportColumn) => column === 'id' || NAMING.has(column);

/** Whether the rows of a file have ids. */
export type IdsOfRows = 'all' | 'some' | 'none';

/** The operations that a file with these columns is made for, the likeliest first. */
function fittingKinds(columns: ReadonlySet<ImportColumn>, ids: IdsOfRows): readonly ImportKind[] {
  const has = (column: ImportColumn) => columns.has(column);
  // An empty id is that of a new product.
  if (has('name') && has('kind') && (!has('id') || ids === 'none')) return ['products'];
  if (!has('id')) return [];
  if (importModels.products.columns.every(has)) return ['products', 'products-update'];
  const content = [...columns].filter((column) => !onlyNames(column));
  // A removal is never suggested; the user chooses it.
  if (columns.size === 1) return [];
  if (content.length === 1 && has('active')) return ['products-stock'];
  if (content.length === 1 && has('price_per_unit')) return ['products-price', 'products-update'];
  return ['products-update'];
}

/** The operation that a file with these columns fits better than the one chosen; null: the chosen one fits. `kind` is a column here. */
export function suggestOperation(
  operation: ImportKind,
  columns: readonly ImportColumn[],
  ids: IdsOfRows,
): ImportKind | null {
  const known = new Set(columns);
  if (operation === 'products-delete' && columns.every(onlyNames)) return null;
  if (operation === 'products' && ids !== 'all' && known.has('name') && known.has('kind'))
    return null;
  const fitting = fittingKinds(known, ids);
  return fitting.includes(operation) ? null : (fitting[0] ?? null);
}
