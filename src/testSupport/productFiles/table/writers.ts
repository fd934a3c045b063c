/** Writers of product files, as programs and people make them. */
import { type BookType, CFB, utils, type WorkBook, type WorkSheet, write } from 'xlsx';

type Cell = string | number | boolean | null;
type Rows = readonly (readonly Cell[])[];

interface CsvStyle {
  readonly separator?: string;
  readonly eol?: string;
  readonly encoding?: 'utf-8' | 'latin1' | 'utf-16le' | 'utf-16be' | 'cp850';
  readonly mark?: boolean;
  /** Quotes every field. */
  readonly quoted?: boolean;
  readonly start?: string;
  readonly end?: string;
  readonly name?: string;
}

const CP850: Readonly<Record<string, number>> = {
  é: 0x82,
  á: 0xa0,
  í: 0xa1,
  ó: 0xa2,
  ú: 0xa3,
  ñ: 0xa4,
};

function encode(text: string, encoding: NonNullable<CsvStyle['encoding']>) {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const codes = Array.from(text, (character) => character.charCodeAt(0));
  if (encoding === 'latin1') return Uint8Array.from(codes);
  if (encoding === 'cp850') {
    return Uint8Array.from(Array.from(text, (one) => CP850[one] ?? one.charCodeAt(0)));
  }
  return Uint8Array.from(
    codes.flatMap((code) =>
      encoding === 'utf-16be' ? [code >> 8, code & 255] : [code & 255, code >> 8],
    ),
  );
}

/** A text file of rows. */
export function csv(rows: Rows, style: CsvStyle = {}): File {
  const { separator = ',', eol = '\n', encoding = 'utf-8', mark = false, quoted = false } = style;
  const field = (cell: Cell) => {
    const text = String(cell ?? '');
    const needs = quoted || text.includes(separator) || /["\r\n]/.test(text);
    return needs ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = rows.map((row) => row.map(field).join(separator)).join(eol) + (style.end ?? eol);
  const text = (mark ? '\uFEFF' : '') + (style.start ?? '') + lines;
  return new File([encode(text, encoding)], style.name ?? 'archivo.csv');
}

/** A text that was written as UTF-8 and opened as Latin-1. */
export const misread = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');

export const text = (content: string, name = 'archivo.csv') => new File([content], name);

export const bytes = (content: readonly number[], name: string) =>
  new File([Uint8Array.from(content)], name);

/** A sheet of a workbook; `change` edits its cells. */
interface SheetPlan {
  readonly name?: string;
  readonly rows: Rows;
  readonly hidden?: 1 | 2;
  readonly change?: (sheet: WorkSheet) => void;
}

function bookOf(plans: readonly SheetPlan[]): WorkBook {
  const book = utils.book_new();
  for (const { name, rows, change } of plans) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.slice()));
    change?.(sheet);
    utils.book_append_sheet(book, sheet, name ?? `Hoja${book.SheetNames.length + 1}`);
  }
  book.Workbook = { Sheets: plans.map(({ hidden }) => ({ Hidden: hidden ?? 0 })) };
  return book;
}

/** A workbook in one of the formats of spreadsheet programs. */
export function workbook(
  plans: readonly SheetPlan[],
  bookType: BookType = 'xlsx',
  name = `archivo.${bookType === 'biff8' ? 'xls' : bookType}`,
): File {
  const content: ArrayBuffer = write(bookOf(plans), { type: 'array', bookType, cellStyles: true });
  return new File([content], name);
}

/** A file under another name. */
export const named = (file: File, name: string) => new File([file], name);

/** A workbook of one sheet. */
export const sheet = (
  rows: Rows,
  change?: SheetPlan['change'],
  bookType?: BookType,
  name = 'Products',
) => workbook([{ rows, name, ...(change && { change }) }], bookType);

function zip(files: Readonly<Record<string, string>>, name: string): File {
  const container = CFB.utils.cfb_new();
  for (const [path, content] of Object.entries(files)) {
    CFB.utils.cfb_add(container, `/${path}`, new TextEncoder().encode(content));
  }
  const content: unknown = CFB.write(container, { fileType: 'zip', type: 'array' });
  if (!Array.isArray(content) && !(content instanceof Uint8Array)) throw new Error('no zip');
  return new File([Uint8Array.from(content)], name);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** An XLSX of one sheet whose XML is given, as libraries that write XLSX make them. */
export function rawXlsx(sheetData: string, more = ''): File {
  return zip(
    {
      '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
      '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${sheetData}</sheetData>${more}</worksheet>`,
    },
    'archivo.xlsx',
  );
}

/** A row of {@link rawXlsx}: texts inline, numbers as values, `=…` as a formula without a stored value. */
export function rawRow(
  number: number,
  cells: readonly (string | number)[],
  attributes = '',
): string {
  const content = cells.map((cell, at) => {
    const place = `${String.fromCharCode(65 + at)}${number}`;
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    if (cell.startsWith('=')) return `<c r="${place}"><f>${cell.slice(1)}</f></c>`;
    return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  });
  return `<row r="${number}"${attributes}>${content.join('')}</row>`;
}

/** A table of {@link rawOds}: cells are texts, and numbers. */
interface OdsTable {
  readonly name: string;
  readonly rows: Rows;
  readonly hidden?: boolean;
  /** Visibility of rows by their number. */
  readonly visibility?: Readonly<Record<number, 'collapse' | 'filter'>>;
  /** Number of columns that are shown, before the one that is hidden. */
  readonly shownColumns?: number;
}

const odsCell = (cell: Cell) =>
  typeof cell === 'number'
    ? `<table:table-cell office:value-type="float" office:value="${cell}"><text:p>${cell}</text:p></table:table-cell>`
    : cell === null || cell === ''
      ? '<table:table-cell/>'
      : `<table:table-cell office:value-type="string"><text:p>${String(cell)}</text:p></table:table-cell>`;

const odsStyle = (name: string, display: boolean) =>
  `<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${display}"/></style:style>`;
/** An ODS as LibreOffice writes it. */
export function rawOds(tables: readonly OdsTable[]): File {
  const namespaces = ['office', 'table', 'text', 'style'].map(
    (prefix) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${prefix}:1.0"`,
  );
  const content = tables.map(({ name, rows, hidden, visibility, shownColumns }) => {
    const columns =
      shownColumns === undefined
        ? ''
        : `<table:table-column table:number-columns-repeated="${shownColumns}"/><table:table-column table:visibility="collapse"/>`;
    const lines = rows.map((row, index) => {
      const seen = visibility?.[index + 1];
      const attributes = seen ? ` table:visibility="${seen}"` : '';
      return `<table:table-row table:style-name="ro1"${attributes}>${row.map(odsCell).join('')}</table:table-row>`;
    });
    return `<table:table table:name="${name}" table:style-name="${hidden ? 'ta2' : 'ta1'}">${columns}${lines.join('')}<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row></table:table>`;
  });
  return zip(
    {
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${namespaces.join(' ')} office:version="1.3"><office:automatic-styles>${odsStyle('ta1', true)}${odsStyle('ta2', false)}</office:automatic-styles><office:body><office:spreadsheet>${content.join('')}</office:spreadsheet></office:body></office:document-content>`,
      'styles.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-styles ${namespaces.join(' ')} office:version="1.3"/>`,
      'META-INF/manifest.xml':
        '<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/></manifest:manifest>',
    },
    'archivo.ods',
  );
}

/** An ODS with a password: its content is not to be read. */
export const lockedOds = () =>
  zip(
    {
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml': '\u0003\u008b\u0011not XML',
      'META-INF/manifest.xml':
        '<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"><manifest:encryption-data manifest:checksum-type="SHA256/1K"/></manifest:file-entry></manifest:manifest>',
    },
    'precios.ods',
  );
