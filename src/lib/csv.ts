export const BYTE_ORDER_MARK = '\uFEFF';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Length of the line end at a position, in characters; 0 when there is none. */
function lineEndLength(text: string, at: number): number {
  const character = text.charAt(at);
  if (character === '\n') return 1;
  if (character !== '\r') return 0;
  return text.charAt(at + 1) === '\n' ? 2 : 1;
}

/** The records of a CSV text. */
interface Csv {
  readonly rows: string[][];
  /** Numbers of the malformed records, from 1: those whose quotes are neither doubled nor around a cell. */
  readonly malformed: readonly number[];
}

/** Records that tell how many cells a record has. */
const WIDTH_SAMPLE = 30;

/**
 * Reads a CSV text. Fields with the separator, quotes or line ends are in double quotes; quotes inside them are doubled.
 * An empty line is a record with one empty field, so that the n-th record is the n-th row of a spreadsheet. A malformed
 * record is read as one line, in which quotes are letters.
 * @param limit maximum number of records
 */
export function parseCsv(text: string, separator = ',', limit = Infinity): Csv {
  const rows: string[][] = [];
  const malformed: number[] = [];
  let width = 0;
  let at = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  while (at < text.length && rows.length < limit) {
    const record = readRecord(text, at, separator);
    const isSound =
      record !== null && !swallowsRecords(text.slice(at, record.end), separator, width);
    const { cells, end } = isSound ? record : readLine(text, at, separator);
    if (!isSound) malformed.push(rows.length + 1);
    if (rows.length < WIDTH_SAMPLE) width = Math.max(width, cells.length);
    rows.push(cells);
    at = end;
  }
  return { rows, malformed };
}

/** The record at a position, and the position after its line end; null: a quote is not closed at the end of its cell. */
function readRecord(text: string, start: number, separator: string) {
  const cells: string[] = [];
  for (let at = start; ; at += 1) {
    const quote = skipBlanks(text, at, separator);
    if (text.charAt(quote) === '"') {
      const quoted = readQuoted(text, quote);
      if (quoted === null) return null;
      cells.push(quoted.value);
      at = skipBlanks(text, quoted.end, separator);
    } else {
      const end = plainEnd(text, at, separator);
      cells.push(text.slice(at, end));
      at = end;
    }
    if (at < text.length && text.charAt(at) === separator) continue;
    const lineEnd = lineEndLength(text, at);
    return lineEnd > 0 || at === text.length ? { cells, end: at + lineEnd } : null;
  }
}

/** The line at a position as a record without quotes. */
function readLine(text: string, start: number, separator: string) {
  const end = plainEnd(text, start, '\n');
  return { cells: text.slice(start, end).split(separator), end: end + lineEndLength(text, end) };
}

/** Whether each line of a record would be a record of its own, as after a quote that was left open. */
function swallowsRecords(record: string, separator: string, width: number): boolean {
  const lines = record.replace(/\r?\n$|\r$/, '').split(/\r\n?|\n/);
  return (
    lines.length > 1 &&
    width > 1 &&
    lines.every((line) => {
      const cells = line.split(separator);
      // In two columns a text with one comma is likelier than two cells, unless the first is a number.
      return cells.length === width && (width > 2 || /^\s*\d+\s*$/.test(cells[0] ?? ''));
    })
  );
}

/** The position after the blanks at a position, of which a tab may be the separator. */
function skipBlanks(text: string, start: number, separator: string): number {
  const isBlank = (character: string) =>
    character === ' ' || (character === '\t' && separator !== '\t');
  let at = start;
  while (isBlank(text.charAt(at))) at += 1;
  return at;
}

/** End of the characters that are neither the separator nor a line end. */
function plainEnd(text: string, start: number, separator: string): number {
  const code = separator.charCodeAt(0);
  let at = start;
  for (; at < text.length; at++) {
    const one = text.charCodeAt(at);
    if (one === code || one === LINE_FEED || one === CARRIAGE_RETURN) break;
  }
  return at;
}

/** The field whose opening quote is at `start`, and the position after its closing one. */
function readQuoted(text: string, start: number): { value: string; end: number } | null {
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return null;
    value += text.slice(at, quote);
    if (text.charAt(quote + 1) !== '"') return { value, end: quote + 1 };
    value += '"';
    at = quote + 2;
  }
}

function csvField(cell: string | number | boolean): string {
  const text = String(cell);
  return /[",;\t\r\n]/.test(text) || text.trim() !== text
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

/** A row as a line of a CSV: comma-separated, with a line end. */
export const csvLine = (row: readonly (string | number | boolean)[]): string =>
  `${row.map(csvField).join(',')}\n`;

/** The CSV text of rows. */
export function toCsv(rows: readonly (readonly (string | number | boolean)[])[]): string {
  return rows.map(csvLine).join('');
}
