/** First characters that make a spreadsheet read a text as a formula; the wide forms count in some locales. */
const formulaStart = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A phone, a date, at most a sum of figures: nothing in it can be run, and a guard would spoil it. */
const onlyFigures = /^[\d\u0020\u00a0()+\-./]+$/;

/** What is put before such a text: spreadsheets show the rest as plain text. */
export const CELL_GUARD = "'";

/**
 * A cell that no spreadsheet runs. Texts that begin like a formula (= + - @ tab, line end) get a leading guard; numbers
 * stay numbers, nothing becomes an empty text. Texts of digits, spaces and ()+-./ alone stay as they are: phones, and the
 * lone "-" that is the lists' mark for "empty" (§2 staff).
 */
export function neutralise(cell: string | number | null | undefined): string | number {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : '';
  return formulaStart.test(cell) && !onlyFigures.test(cell) ? CELL_GUARD + cell : cell;
}
