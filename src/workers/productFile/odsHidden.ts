/** What an ODS hides, which the spreadsheet library does not read. */
import { CFB } from 'xlsx';

import { READ_ROWS } from '~/domain/products/import/preview';

interface Hidden {
  hidden: boolean;
  /** Numbers of the rows. */
  hiddenRows: number[];
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** The names of the styles of tables that are not shown. */
function hiddenStyles(xml: string): ReadonlySet<string | undefined> {
  const styles = xml.matchAll(
    /<style:style (?=[^>]*style:family="table")[^>]*>\s*<style:table-properties [^>]*table:display="false"/g,
  );
  return new Set(Array.from(styles, ([tag]) => attribute(tag, 'style:name')));
}

/** What is hidden of each sheet, in their order. */
export function hiddenOfOds(bytes: Uint8Array): readonly Hidden[] {
  const content = CFB.find(CFB.read(bytes, { type: 'array' }), 'content.xml')?.content;
  const found: Hidden[] = [];
  if (content === undefined) return found;
  const xml = new TextDecoder().decode(Uint8Array.from(content));
  const styles = hiddenStyles(xml);
  let sheet: Hidden = { hidden: false, hiddenRows: [] };
  let row = 0;
  for (const [tag, element] of xml.matchAll(/<table:(table|table-row)[ >][^>]*>?/g)) {
    if (element === 'table') {
      const style = attribute(tag, 'table:style-name');
      sheet = { hidden: style !== undefined && styles.has(style), hiddenRows: [] };
      row = 0;
      found.push(sheet);
      continue;
    }
    const repeated = Number(attribute(tag, 'table:number-rows-repeated') ?? 1);
    const end = Math.min(row + repeated, READ_ROWS);
    const visibility = attribute(tag, 'table:visibility') ?? 'visible';
    if (visibility !== 'visible') {
      for (let number = row + 1; number <= end; number++) sheet.hiddenRows.push(number);
    }
    row += repeated;
  }
  return found;
}
