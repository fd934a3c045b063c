import { compareTexts } from '~/lib/text';

import type { CellValue, Column, Sort } from '../columns';

const isEmpty = (value: CellValue) => value === null || value === '';

function compare(a: CellValue, b: CellValue): number {
  if (isEmpty(a)) return isEmpty(b) ? 0 : 1;
  if (isEmpty(b)) return -1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  return compareTexts(String(a), String(b));
}

/** A column's value for sorting and export. */
export function cellValue<Row>(column: Column<Row>, row: Row): CellValue {
  return column.value ? column.value(row) : column.text(row);
}

/** The sorted rows: empty values last in both directions, equal rows in their original order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sort?.key);
  if (!sort || !column) return rows;
  return rows
    .map((row) => ({
      row,
      value: column.sortValue ? column.sortValue(row) : cellValue(column, row),
    }))
    .sort((a, b) => {
      const either = isEmpty(a.value) || isEmpty(b.value);
      return compare(a.value, b.value) * (sort.descending && !either ? -1 : 1);
    })
    .map(({ row }) => row);
}

/** What a change of the order says. */
export function sortedText<Row>(
  columns: readonly Column<Row>[],
  { key, descending }: Sort,
): string {
  const column = columns.find((one) => one.key === key);
  const way =
    column?.filter?.kind === 'date'
      ? ['de lo más viejo a lo más nuevo', 'de lo más nuevo a lo más viejo']
      : ['ascendente', 'descendente'];
  return `Ordenado por ${column?.header ?? key}, ${way[descending ? 1 : 0]}`;
}
