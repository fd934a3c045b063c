const BYTE_ORDER_MARK = '\uFEFF';

/** How long the line end at a place is, as editors of every system write it; 0: there is none. */
function lineEndLength(text: string, at: number): number {
  const character = text.charAt(at);
  if (character === '\n') return 1;
  if (character !== '\r') return 0;
  return text.charAt(at + 1) === '\n' ? 2 : 1;
}

/**
 * The records of a CSV text: comma separated, fields with commas, quotes or line ends in double
 * quotes, a quote inside them doubled. An empty line is a record with one empty field, so that the
 * n-th record is the n-th row of a spreadsheet. null: a quote is never closed.
 */
export function parseCsv(text: string): string[][] | null {
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
    } else if (character === ',') {
      endField();
      at += 1;
    } else if (lineEnd > 0) {
      endField();
      rows.push(row);
      row = [];
      at += lineEnd;
    } else {
      field += character;
      at += 1;
    }
  }
  if (field !== '' || row.length > 0) {
    endField();
    rows.push(row);
  }
  return rows;
}

/** The field whose opening quote stands at `start`, and where the text goes on after the closing one. */
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
  return /[",\r\n]/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The CSV text of rows: comma separated, one line each, the last one ended too. */
export function toCsv(rows: readonly (readonly (string | number | boolean)[])[]): string {
  return rows.map((row) => `${row.map(csvField).join(',')}\n`).join('');
}
