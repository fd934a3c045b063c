// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';

import { cellText } from '~/domain/products/import/cells';
import type { PlainCell } from '~/domain/products/import/models';
import { RowReader } from '~/domain/products/import/rowReader';
import { columnsOf } from '~/domain/products/import/titles';
import { openFile } from '~/testSupport/productFiles/openFile';
import { type FileCase, shop } from '~/testSupport/productFiles/table/cases';
import { doubtCases } from '~/testSupport/productFiles/table/doubtCases';
import { fieldCases } from '~/testSupport/productFiles/table/fieldCases';
import { listCases } from '~/testSupport/productFiles/table/listCases';
import { mishapCases } from '~/testSupport/productFiles/table/mishapCases';
import { priceCases } from '~/testSupport/productFiles/table/priceCases';
import { sheetCases } from '~/testSupport/productFiles/table/sheetCases';
import { updateCases } from '~/testSupport/productFiles/table/updateCases';

import { FileProblem } from './errors';
import type { Preview, PreviewRow } from './productFile';

const ALL_ROWS = 1_000;

async function open({ file, kind, numbers }: FileCase) {
  try {
    const opened = await openFile(file(), kind, shop, { numbers: numbers ?? null });
    return { ...opened, rows: opened.page('all', 1, ALL_ROWS), refusal: null };
  } catch (error) {
    if (error instanceof FileProblem) return { refusal: error.message };
    throw error;
  }
}

const countsText = (counts: Preview['counts']) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');

const reasonsOf = ({ confirmationReason, problems }: PreviewRow) =>
  [
    confirmationReason ?? '',
    ...problems.map(({ value, expected }) => `«${value}» ${expected}`),
  ].join(' ');

/** The rows of a file as another program reads them. */
async function strictRows(file: File): Promise<PlainCell[][]> {
  const content = new Uint8Array(await file.arrayBuffer());
  const book = file.name.endsWith('.csv')
    ? read(new TextDecoder().decode(content), { type: 'string', raw: true })
    : read(content, { type: 'array' });
  const first = book.Sheets[book.SheetNames[0] ?? ''];
  return first ? utils.sheet_to_json<PlainCell[]>(first, { header: 1, defval: '' }) : [];
}

/** What a backend does that applies every row of the file, whatever the preview said. */
async function effectsOf({ kind }: FileCase, file: File) {
  const [titles = [], ...data] = await strictRows(file);
  const products = new Map(shop.map((product) => [product.id, product]));
  const rows = data
    .map((cells, index) => ({ number: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cellText(cell) !== ''));
  const reader = new RowReader(
    { columns: columnsOf(titles), rows },
    { operation: kind, products, numbers: null },
  );
  return rows
    .map((row) => reader.read(row))
    .filter((row) => row.effect !== 'same')
    .map(({ id, patch, problems }) => ({ id, patch, problems }));
}

const cases = [
  ...priceCases,
  ...listCases,
  ...updateCases,
  ...sheetCases,
  ...mishapCases,
  ...doubtCases,
  ...fieldCases,
];

describe('the table of product files', () => {
  it('has a name of its own for each file', () => {
    const names = cases.map(({ kind, name }) => `${kind}: ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(cases.map((one) => [one.kind, one.name, one] as const))(
    '%s: %s',
    async (_kind, _name, one) => {
      const { says } = one;
      const opened = await open(one);
      expect(opened.refusal ?? '').toMatch(says.refusal ?? /^$/);
      if (opened.refusal !== null) return;
      const { outgoing, preview, rows } = opened;
      const { interpretation } = preview;
      expect(preview.failure ?? '').toMatch(says.failure ?? /^$/);
      expect(countsText(preview.counts)).toBe(one.counts);
      expect({
        suggested: preview.suggestedKind,
        otherColumns: preview.hasOtherColumns,
        choices: preview.sheetChoices,
        others: interpretation.otherSheets.map(({ name, hidden }) => (hidden ? `[${name}]` : name)),
        hidden: interpretation.hiddenRows,
        malformed: interpretation.malformed,
        foreignId: preview.foreignId?.id ?? null,
        hiddenColumns: interpretation.hiddenColumns,
        ambiguous: interpretation.ambiguous,
        repaired: interpretation.repair === null ? 0 : 1,
        warnings: preview.warnings,
      }).toEqual({
        suggested: says.suggested ?? null,
        otherColumns: says.otherColumns ?? false,
        choices: says.choices ?? [],
        others: says.others ?? [],
        hidden: says.hidden ?? [],
        malformed: says.malformed ?? [],
        foreignId: says.foreignId ?? null,
        hiddenColumns: says.hiddenColumns ?? [],
        ambiguous: says.ambiguous ?? null,
        repaired: says.repaired === undefined ? 0 : 1,
        warnings: { noPrice: 0, zero: 0, factor: 0, hidden: 0, page: 0, ...says.warnings },
      });
      expect(interpretation).toMatchObject({
        ...(says.sheet !== undefined && { sheet: says.sheet }),
        ...(says.ignored && { ignored: says.ignored }),
      });
      for (const [number, reason] of Object.entries(says.rows ?? {})) {
        const row = rows.find((each) => each.number === Number(number));
        expect(row && reasonsOf(row), `row ${number}`).toMatch(reason);
      }

      // What is sent does what the preview shows, and nothing else.
      const said = rows
        .filter(({ effect }) => effect === 'new' || effect === 'changed' || effect === 'removed')
        .map(({ id, patch }) => ({ id, patch, problems: [] }));
      const sent = said.length > 0 ? await effectsOf(one, outgoing().file) : [];
      expect(sent).toEqual(said);
    },
  );
});
