/** The rows of a file that are variants of one product: a product each, or the first one alone. */
import { type FileCell, isBlank, shownText } from '../cells';
import { type ColumnUse, isField, type MappingRules } from './mapping';

/** A row of a file, its cells by the columns of the file. */
export interface RawRow {
  readonly number: number;
  readonly cells: readonly FileCell[];
}

/** The rows of one product. */
interface Group {
  /** The row that describes it. */
  readonly head: RawRow;
  readonly others: RawRow[];
}

export interface Variants {
  readonly rows: readonly RawRow[];
  /** Numbers of the rows that became part of another row's product. */
  readonly absorbed: readonly number[];
  /** Number of rows of products with several of them, and what becomes of one; null: there is none. */
  readonly example: {
    readonly count: number;
    readonly before: string;
    readonly after: string;
  } | null;
}

/** The value of an option that says that there is none. */
const NO_OPTION = /^(?:default title|default|-)$/i;

function textsOf({ cells }: RawRow, uses: readonly ColumnUse[], use: ColumnUse): string[] {
  return uses.flatMap((one, at) => {
    const text = one === use ? shownText(cells[at] ?? '') : '';
    return text === '' ? [] : [text];
  });
}

/** The rows by product: variants repeat its key, name its code or id (`id:12`), or follow it without a name. */
function groupsOf(rows: readonly RawRow[], uses: readonly ColumnUse[]): Group[] {
  const groups = new Map<RawRow, Group>();
  const heads = new Map<string, RawRow>();
  const keyOf = (row: RawRow) => textsOf(row, uses, 'group')[0];
  for (const row of rows) {
    if (keyOf(row) !== undefined) continue;
    const ids = textsOf(row, uses, 'otherId').flatMap((id) => [id, `id:${id}`]);
    for (const key of [...textsOf(row, uses, 'code'), ...ids]) {
      if (!heads.has(key)) heads.set(key, row);
    }
  }
  let last: RawRow | null = null;
  for (const row of rows) {
    const key = keyOf(row);
    const isNameless = textsOf(row, uses, 'name').length === 0;
    const head: RawRow = (key === undefined ? isNameless && last : heads.get(key)) || row;
    if (key !== undefined) heads.set(key, head);
    const group = groups.get(head) ?? { head, others: [] };
    groups.set(head, group);
    if (head !== row) group.others.push(row);
    last = head;
  }
  return [...groups.values()];
}

/** Makes products of the rows of a file that has columns for variants. */
export function withVariants(
  rows: readonly RawRow[],
  uses: readonly ColumnUse[],
  choice: MappingRules['variants'],
): Variants {
  if (!uses.includes('group') && !uses.includes('option')) {
    return { rows, absorbed: [], example: null };
  }
  const nameAt = uses.indexOf('name');
  const text = (row: RawRow, use: ColumnUse) => textsOf(row, uses, use)[0] ?? '';
  const optionsOf = (row: RawRow) =>
    textsOf(row, uses, 'option')
      .filter((option) => !NO_OPTION.test(option))
      .join(' ');
  const isSold = (row: RawRow) =>
    (['price_per_unit', 'option', 'code'] as const).some((use) => text(row, use) !== '');

  /** A variant with what it leaves to its product's row. */
  function variantOf(head: RawRow, row: RawRow): RawRow {
    const own = text(row, 'name');
    const name = text(head, 'name');
    const isNamed = own !== '' && own !== name;
    const options = optionsOf(row);
    const cells = uses.map((use, at) => {
      const cell = row.cells[at] ?? '';
      // Further pictures of a product are in rows without a name of their own.
      const isInherited = isBlank(cell) || (use === 'image_url' && own === '');
      return isInherited && isField(use) ? (head.cells[at] ?? '') : cell;
    });
    if (!isNamed && nameAt !== -1 && options !== '') cells[nameAt] = `${name} – ${options}`;
    return { number: row.number, cells };
  }

  /** The product's row with the price of its first variant that has one. */
  function firstOf({ head, others }: Group): RawRow {
    const priced = [head, ...others].find((row) => text(row, 'price_per_unit') !== '');
    if (priced === undefined || priced === head) return head;
    const cells = uses.map((use, at) => (use === 'price_per_unit' ? priced : head).cells[at] ?? '');
    return { number: head.number, cells };
  }

  const found: RawRow[] = [];
  const absorbed: number[] = [];
  let example: { count: number; before: string; after: string } | null = null;
  for (const group of groupsOf(rows, uses)) {
    const { head, others } = group;
    const variants = others.filter(isSold);
    const isParent =
      variants.length > 0 && text(head, 'price_per_unit') === '' && optionsOf(head) === '';
    const sold = isParent ? variants : [head, ...variants];
    const products =
      choice === 'off'
        ? [head, ...others]
        : choice === 'first'
          ? [firstOf(group)]
          : sold.map((row) => variantOf(head, row));
    const kept = new Set(products.map(({ number }) => number));
    found.push(...products);
    absorbed.push(...[head, ...others].flatMap(({ number }) => (kept.has(number) ? [] : [number])));
    if (variants.length > 0) {
      example ??= {
        count: 0,
        before: text(head, 'name'),
        after: products
          .map((row) => text(row, 'name'))
          .slice(0, 2)
          .join(', '),
      };
      example.count += sold.length;
    }
  }
  return {
    rows: found.toSorted((one, other) => one.number - other.number),
    absorbed: absorbed.toSorted((one, other) => one - other),
    example,
  };
}
