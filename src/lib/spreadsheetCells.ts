/** First characters that make a spreadsheet read a text as a formula; the wide forms count in some locales. */
const formulaStart = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** What is put before such a text: spreadsheets show the rest as plain text. */
export const CELL_GUARD = "'";

/**
 * A cell that no spreadsheet runs. Texts that begin like a formula (= + - @ tab, line end) get a leading guard; numbers
 * stay numbers, nothing becomes an empty text. A lone "-" is the lists' mark for "empty" (§2 staff) and harmless: it stays.
 */
export function neutralise(cell: string | number | null | undefined): string | number {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : '';
  return cell !== '-' && formulaStart.test(cell) ? CELL_GUARD + cell : cell;
}
