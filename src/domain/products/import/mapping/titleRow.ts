/** Finds the row of titles in a sheet. */
import { cellText, type FileCell, isBlank } from '../cells';
import { titleUse } from './titleUses';

type Row = readonly FileCell[];

/** Number of rows in which the titles are searched. */
export const TITLE_ROWS = 30;

/** How many different uses the cells of a row name, if they are titles. */
export function countUses(row: Row): number {
  const named = row.flatMap((cell) => (typeof cell === 'string' ? (titleUse(cell) ?? []) : []));
  return new Set(named).size;
}

const isWord = (cell: FileCell) =>
  typeof cell === 'string' && /\p{L}/u.test(cell) && !/^\W*\d/.test(cell);

/** Whether all cells of a row can be titles, as the first row of a table whose titles are in no list. */
function canBeTitles(row: Row): boolean {
  const filled = row.filter((cell) => !isBlank(cell));
  return (
    filled.length > 1 &&
    filled.every(isWord) &&
    new Set(filled.map(cellText)).size === filled.length
  );
}

/** The index of the row that names most columns, else of the first that can be titles above numbers; null: there is none. */
export function findTitleRow(rows: readonly Row[]): number | null {
  let best: { index: number; count: number } | null = null;
  for (const [index, row] of rows.slice(0, TITLE_ROWS).entries()) {
    const count = countUses(row);
    if (count > (best?.count ?? 0)) best = { index, count };
  }
  if (best !== null) return best.index;
  const first = rows.findIndex((row) => row.some((cell) => !isBlank(cell)));
  const next = rows.slice(first + 1).find((row) => row.some((cell) => !isBlank(cell)));
  const hasNumbers = next?.some((cell) => /\d/.test(cellText(cell))) ?? false;
  return first < TITLE_ROWS && hasNumbers && canBeTitles(rows[first] ?? []) ? first : null;
}
