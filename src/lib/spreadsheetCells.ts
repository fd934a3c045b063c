import { wellFormed } from './text';

/** The most characters that a cell of a spreadsheet holds. */
export const LONGEST_CELL = 32_767;

/** XLSX encodes a character as `_x000D_`; in a text that contains such a sequence the underscore is encoded. */
const escaped = (text: string) => text.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

/** The end of a text that is longer than a cell may be. */
const CUT = '… (texto cortado: es más largo que una celda)';

/**
 * The text as the library writes it into a cell; one that is too long says at its end that it is cut. In browsers it encodes half of a surrogate pair together with the
 * character that follows, the markup's own: no spreadsheet reads such a file.
 */
export function xlsxText(text: string): string {
  const written = escaped(text);
  return wellFormed(
    written.length > LONGEST_CELL ? written.slice(0, LONGEST_CELL - CUT.length) + CUT : written,
  );
}

/** Prefix of a text that looks like a formula: spreadsheets then show it as plain text. */
const CELL_GUARD = "'";

/**
 * First characters that make a spreadsheet read a text as a formula (the wide forms in some locales). Preceding guards
 * count too: a text that starts with one gets a second, so that {@link unguarded} restores it.
 */
const formulaStart = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A phone number, a date or a sum of numbers: harmless, and a guard would spoil it. */
const onlyFigures = /^[\d\u0020\u00a0()+\-./]+$/;

/**
 * A cell that no spreadsheet executes. Texts that begin like a formula (= + - @, tab, line end) get a leading guard;
 * numbers stay numbers, null becomes an empty text. Texts of only digits, spaces and ()+-./ are unchanged: phone
 * numbers, and the "-" that lists show for "empty".
 */
export function neutralise(cell: string | number | null | undefined): string | number {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : '';
  return formulaStart.test(cell) && !onlyFigures.test(cell) ? CELL_GUARD + cell : cell;
}

/** The original text of a cell made by {@link neutralise}. */
export function unguarded(cell: string): string {
  return cell.startsWith(CELL_GUARD) && formulaStart.test(cell) ? cell.slice(1) : cell;
}
