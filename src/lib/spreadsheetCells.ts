/** What is put before a text that looks like a formula: spreadsheets show the rest as plain text. */
const CELL_GUARD = "'";

/**
 * First characters that make a spreadsheet read a text as a formula (the wide forms count in some locales). Guards
 * before them count too: a text that has one of its own gets a second, so that {@link unguarded} gives it back.
 */
const formulaStart = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A phone, a date, at most a sum of figures: nothing in it can be run, and a guard would spoil it. */
const onlyFigures = /^[\d\u0020\u00a0()+\-./]+$/;

/**
 * A cell that no spreadsheet runs. Texts that begin like a formula (= + - @ tab, line end) get a leading guard; numbers
 * stay numbers, null becomes an empty text. Texts of digits, spaces and ()+-./ alone stay as they are: phones, and the
 * lone "-" that is the lists' mark for "empty" (§2 staff).
 */
export function neutralise(cell: string | number | null | undefined): string | number {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : '';
  return formulaStart.test(cell) && !onlyFigures.test(cell) ? CELL_GUARD + cell : cell;
}

/** The text that {@link neutralise} made a cell of. */
export function unguarded(cell: string): string {
  return cell.startsWith(CELL_GUARD) && formulaStart.test(cell) ? cell.slice(1) : cell;
}
