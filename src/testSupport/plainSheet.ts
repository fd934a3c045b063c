import type { FileCell } from '~/domain/products/import/cells';
import type { FileSheet } from '~/domain/products/import/sheets';

/** A sheet of which nothing is hidden, merged or repaired; a CSV has no name. */
export const plainSheet = (
  name: string | null,
  rows: readonly (readonly FileCell[])[],
): FileSheet => ({
  name,
  rows,
  merged: [],
  hidden: false,
  hiddenRows: [],
  hiddenColumns: [],
  malformed: [],
  repair: null,
});
