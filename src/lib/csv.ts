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

/**
 * The records of a CSV text. Fields with the separator, quotes or line ends are in double quotes; quotes inside them
 * are doubled. An empty line is a record with one empty field, so that the n-th record is the n-th row of a
 * spreadsheet.
 * @param limit maximum number of records
 * @returns null for an unclosed quote
 */
export function parseCsv(text: string, separator = ',', limit = Infinity): string[][] | null {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let at = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  const endField = () => {
    row.push(field);
    field = '';
  };
  while (at < text.length) {
    const character = text.charAt(at);
    const lineEnd = lineEndLength(text, at);
    if (character === '"' && field === '') {
      const quoted = readQuoted(text, at);
      if (quoted === null) return null;
      field = quoted.value;
      at = quoted.end;
    } else if (character === separator) {
      endField();
      at += 1;
    } else if (lineEnd > 0) {
      endField();
      rows.push(row);
      if (rows.length >= limit) return rows;
      row = [];
      at += lineEnd;
    } else {
      const end = plainEnd(text, at, separator);
      field += text.slice(at, end);
      at = end;
    }
  }
  if (field !== '' || row.length > 0) {
    endField();
    rows.push(row);
  }
  return rows;
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

/** The CSV text of rows: comma-separated, with a line end after each row. */
export function toCsv(rows: readonly (readonly (string | number | boolean)[])[]): string {
  return rows.map((row) => `${row.map(csvField).join(',')}\n`).join('');
}
