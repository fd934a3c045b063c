/** The inverse of a product file that was applied, made from the values that were read before it was sent. */
import type { ImportKind, Product } from '~/contract/types';

import { fieldCell, patchCell, type ProductField } from './fields';
import { type ImportColumn, importModels, type PlainCell } from './models';
import type { ReadRow } from './rowReader';

/** A product that a file changed, with the cells of each changed field before and after. */
export interface UndoRow {
  readonly id: number;
  readonly name: string;
  readonly fields: readonly {
    readonly column: ProductField;
    readonly before: string;
    readonly after: string;
  }[];
}

/** The operations that only change products. */
const UNDOABLE: ReadonlySet<ImportKind> = new Set([
  'products-price',
  'products-stock',
  'products-update',
]);

/** Whether a file of this operation can be undone. */
export const isUndoable = (kind: ImportKind) => UNDOABLE.has(kind);

/** What undoes the rows of a file; null: they cannot be undone. */
export function undoRows(
  kind: ImportKind,
  rows: readonly Pick<ReadRow, 'id' | 'patch'>[],
  products: ReadonlyMap<number, Product> | null,
): UndoRow[] | null {
  if (!isUndoable(kind) || products === null) return null;
  return rows.flatMap(({ id, patch }) => {
    const product = id === null ? undefined : products.get(id);
    if (product === undefined) return [];
    const changed = importModels.products.columns.flatMap((column) =>
      column !== 'id' && column in patch ? [column] : [],
    );
    const fields = changed.map((column) => ({
      column,
      before: String(fieldCell(product, column)),
      after: String(patchCell(patch, column)),
    }));
    return [{ id: product.id, name: product.name, fields }];
  });
}

/** A product that is not put back, and why. */
export interface LeftOut {
  readonly id: number;
  readonly name: string;
  readonly reason: 'removed' | 'changed';
}

/** The file that puts the values back; no rows besides the titles: there are none to put back. */
interface Undo {
  readonly kind: ImportKind;
  readonly rows: PlainCell[][];
  readonly leftOut: readonly LeftOut[];
}

/**
 * The inverse of a file for the products as they are now: a value that someone has changed since is left out. Emptying a
 * field takes a list of products, the only file that can.
 */
export function undoOf(
  kind: ImportKind,
  rows: readonly UndoRow[],
  products: readonly Product[],
): Undo {
  const byId = new Map(products.map((product) => [product.id, product]));
  const leftOut: LeftOut[] = [];
  const back = rows.flatMap(({ id, name, fields }) => {
    const product = byId.get(id);
    if (product === undefined) {
      leftOut.push({ id, name, reason: 'removed' });
      return [];
    }
    const now = (column: ProductField) => String(fieldCell(product, column));
    const restored = fields.filter(({ column, after }) => now(column) === after);
    if (fields.some(({ column, before, after }) => ![before, after].includes(now(column)))) {
      leftOut.push({ id, name, reason: 'changed' });
    }
    return restored.length > 0 ? [{ product, restored }] : [];
  });
  const fields = back.flatMap(({ restored }) => restored);
  const empties = fields.some(({ before }) => before === '');
  const used = new Set<ImportColumn>(fields.map(({ column }) => column));
  const naming: readonly ImportColumn[] = kind === 'products-update' ? ['id'] : ['id', 'name'];
  const columns = empties
    ? importModels.products.columns
    : [...naming, ...importModels.products.columns.filter((column) => used.has(column))];
  const cells = back.map(({ product, restored }) =>
    columns.map((column) => {
      const old = restored.find((field) => field.column === column);
      if (old) return old.before;
      const isOther = !empties && !naming.includes(column);
      return isOther ? '' : fieldCell(product, column);
    }),
  );
  return { kind: empties ? 'products' : kind, rows: [[...columns], ...cells], leftOut };
}
