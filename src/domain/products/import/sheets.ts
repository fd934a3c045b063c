/** The sheets of a file: which of them is read. */
import type { ImportKind } from '~/contract/types';

import { type FileCell, isBlank } from './cells';
import type { Repair } from './charset';
import { neededColumns } from './mapping/mapping';
import { propose } from './mapping/proposal';
import { countUses, findTitleRow } from './mapping/titleRow';

/** One sheet of a file, or the whole of a CSV. Row and column 0 are row 1 and column A. */
export interface FileSheet {
  /** null: a CSV has no sheets. */
  readonly name: string | null;
  readonly rows: readonly (readonly FileCell[])[];
  /** Ranges of merged cells, such as `B3:B5`. */
  readonly merged: readonly string[];
  /** The spreadsheet does not show it. */
  readonly hidden: boolean;
  /** Numbers of the rows that are hidden or filtered out. */
  readonly hiddenRows: readonly number[];
  /** Positions of the columns that are hidden. */
  readonly hiddenColumns: readonly number[];
  /** Numbers of the rows of a CSV whose quotes are wrong: they were read as letters. */
  readonly malformed: readonly number[];
  /** Texts that were read with the wrong encoding and are read right; null: none. */
  readonly repair: Repair | null;
}

/** A sheet with content that is not read. */
export interface OtherSheet {
  readonly name: string;
  readonly hidden: boolean;
}

export const isBlankRow = (row: readonly FileCell[]) => row.every(isBlank);

const NO_SHEET: FileSheet = {
  name: null,
  rows: [],
  merged: [],
  hidden: false,
  hiddenRows: [],
  hiddenColumns: [],
  malformed: [],
  repair: null,
};

function countTitles({ rows }: FileSheet): number {
  const at = findTitleRow(rows);
  return at === null ? 0 : countUses(rows[at] ?? []);
}

/** The sheet that is read: the chosen one, else the first with most titles of those that are shown. */
export function pickSheet(sheets: readonly FileSheet[], chosen: string | null): FileSheet {
  const wanted = chosen === null ? undefined : sheets.find(({ name }) => name === chosen);
  if (wanted) return wanted;
  const visible = sheets.filter(({ hidden }) => !hidden);
  const counted = visible.map((sheet) => ({ sheet, count: countTitles(sheet) }));
  const most = Math.max(...counted.map(({ count }) => count));
  return counted.find(({ count }) => count === most)?.sheet ?? NO_SHEET;
}

/** Whether a sheet has every title that the operation needs, and rows below them. */
function fits({ rows }: FileSheet, kind: ImportKind): boolean {
  const at = findTitleRow(rows);
  if (at === null) return false;
  const below = rows.slice(at + 1);
  const { uses } = propose(rows[at] ?? [], below, '').mapping;
  return (
    neededColumns(kind, uses).every((column) => uses.includes(column)) &&
    below.some((row) => !isBlankRow(row))
  );
}

/**
 * Names of the sheets between which a person chooses: those that are shown and fit, if there are several; those that are
 * hidden, if no other fits.
 */
export function sheetsThatFit(sheets: readonly FileSheet[], kind: ImportKind): readonly string[] {
  const fitting = sheets.filter((sheet) => fits(sheet, kind));
  const namesOf = (some: readonly FileSheet[]) => some.flatMap(({ name }) => name ?? []);
  const visible = fitting.filter(({ hidden }) => !hidden);
  if (visible.length === 1) return [];
  return namesOf(visible.length > 1 ? visible : fitting);
}

/** The sheets with content besides the one that is read. */
export function nameOtherSheets(sheets: readonly FileSheet[], read: FileSheet): OtherSheet[] {
  return sheets.flatMap(({ name, hidden, rows }) =>
    name === null || name === read.name || rows.every(isBlankRow) ? [] : [{ name, hidden }],
  );
}
