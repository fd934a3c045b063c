/** What an ODS hides, which the spreadsheet library does not read. */
import { strFromU8, unzipSync } from 'fflate';
import { CFB } from 'xlsx';

import { READ_ROWS } from '~/domain/products/import/fileTable';

/** Maximum number of columns that are looked at. */
const READ_COLUMNS = 200;

interface Hidden {
  hidden: boolean;
  /** Numbers of the rows. */
  hiddenRows: number[];
  /** Positions of the columns. */
  hiddenColumns: number[];
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** The names of the styles of tables that are not shown. */
function hiddenStyles(xml: string): ReadonlySet<string | undefined> {
  const styles = xml.matchAll(
    /<style:style (?=[^>]*style:family="table")[^>]*>\s*<style:table-properties [^>]*table:display="false"/g,
  );
  return new Set(Array.from(styles, ([tag]) => attribute(tag, 'style:name')));
}

/** Whether an ODS has a password, which its manifest says. */
export function isLockedOds(bytes: Uint8Array): boolean {
  try {
    const name = 'META-INF/manifest.xml';
    const { [name]: manifest } = unzipSync(bytes, { filter: (file) => file.name === name });
    return manifest !== undefined && strFromU8(manifest).includes('encryption-data');
  } catch {
    return false;
  }
}

/** What is hidden of each sheet, in their order. */
export function hiddenOfOds(bytes: Uint8Array): readonly Hidden[] {
  const content = CFB.find(CFB.read(bytes, { type: 'array' }), 'content.xml')?.content;
  const found: Hidden[] = [];
  if (content === undefined) return found;
  const xml = new TextDecoder().decode(Uint8Array.from(content));
  const styles = hiddenStyles(xml);
  let sheet: Hidden = { hidden: false, hiddenRows: [], hiddenColumns: [] };
  let row = 0;
  let column = 0;
  for (const [tag, element] of xml.matchAll(/<table:(table|table-row|table-column)[ />][^>]*>?/g)) {
    if (element === 'table') {
      const style = attribute(tag, 'table:style-name');
      sheet = {
        hidden: style !== undefined && styles.has(style),
        hiddenRows: [],
        hiddenColumns: [],
      };
      row = 0;
      column = 0;
      found.push(sheet);
      continue;
    }
    const isHidden = (attribute(tag, 'table:visibility') ?? 'visible') !== 'visible';
    if (element === 'table-column') {
      const columns = Number(attribute(tag, 'table:number-columns-repeated') ?? 1);
      const last = Math.min(column + columns, READ_COLUMNS);
      if (isHidden) for (let at = column; at < last; at++) sheet.hiddenColumns.push(at);
      column = last;
      continue;
    }
    const repeated = Number(attribute(tag, 'table:number-rows-repeated') ?? 1);
    const end = Math.min(row + repeated, READ_ROWS);
    if (isHidden) {
      for (let number = row + 1; number <= end; number++) sheet.hiddenRows.push(number);
    }
    row += repeated;
  }
  return found;
}
