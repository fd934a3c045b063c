/** Applies a mapping to the rows of a file: clean cells in the columns of the model, and what was understood. */
import type { ImportKind, Product } from '~/contract/types';

import {
  cellText,
  type FileCell,
  isBlank,
  type NumberReading,
  readActive,
  shownText,
} from '../cells';
import type { FileTable, RowNote } from '../fileTable';
import { type ImportColumn, importModels } from '../models';
import { TEXT_COLUMNS } from '../rowReader';
import { columnOfTitle, foldTitle } from '../titles';
import {
  firstPicture,
  hasAddress,
  isOneAddress,
  lastCategory,
  offeredBy,
  plainText,
  roundedPrice,
  tagsOf,
  withoutGroups,
} from './cellRules';
import type { KnownSystem } from './dictionary';
import { canMatch, type ColumnUse, type Mapping, type RuleName } from './mapping';
import { ProductMatcher } from './productMatch';
import { isQuantity } from './proposal';
import { guessOf, RANKS } from './titleUses';
import { type RawRow, withVariants } from './variants';

/** A rule for which a file has cells: how many, and one of them before and after; applied where the mapping says so. */
export interface RuleExample {
  readonly rule: RuleName;
  readonly count: number;
  readonly before: string;
  readonly after: string;
}

interface MappingContext {
  readonly kind: ImportKind;
  readonly numbers: NumberReading | null;
  readonly system: KnownSystem | null;
  readonly products: ReadonlyMap<number, Product> | null;
}

interface MappedTable extends FileTable {
  readonly rules: readonly RuleExample[];
  /** Numbers of the rows that became part of another row's product. */
  readonly absorbed: readonly number[];
  /** The share of rows without an id that found their product. */
  readonly foundShare: number;
}

/** Applies the rules of a mapping to single cells, and counts what they change. */
class Cleaner {
  readonly #mapping: Mapping;
  readonly #titles: readonly string[];
  readonly #context: MappingContext;
  readonly #found = new Map<
    RuleName,
    { rule: RuleName; count: number; before: string; after: string }
  >();
  readonly #positions = new Map<ColumnUse, readonly number[]>();
  /** Columns of quantities. */
  readonly #quantities: ReadonlySet<number>;
  readonly #hasAddresses: boolean;

  constructor(
    mapping: Mapping,
    titles: readonly string[],
    rows: readonly RawRow[],
    context: MappingContext,
  ) {
    this.#mapping = mapping;
    this.#titles = titles;
    this.#context = context;
    const filled = (at: number) =>
      rows.map(({ cells }) => cells[at] ?? '').filter((cell) => !isBlank(cell));
    const columns = this.positions('active');
    this.#quantities = new Set(
      columns.filter((at) => {
        if (this.#isOffColumn(at)) return false;
        const cells = filled(at);
        return cells.every(isQuantity) && cells.some((cell) => !/^-?[01]$/.test(cellText(cell)));
      }),
    );
    this.#hasAddresses =
      context.system === null &&
      this.positions('image_url').some((at) => filled(at).some(hasAddress));
  }

  get found(): readonly RuleExample[] {
    return [...this.#found.values()];
  }

  /** The columns of a use, those of the likeliest titles first: "Descripción" before "Descripción corta". */
  positions(use: ColumnUse): readonly number[] {
    const known = this.#positions.get(use);
    if (known) return known;
    const rank = (at: number) => guessOf(this.#titles[at] ?? '')?.rank ?? RANKS.values;
    const found = this.#mapping.uses
      .flatMap((one, at) => (one === use ? [at] : []))
      .toSorted((one, other) => rank(one) - rank(other));
    this.#positions.set(use, found);
    return found;
  }

  /** Counts a change by a rule; the changed cell if the rule is on. */
  #apply(rule: RuleName, before: FileCell, after: FileCell): FileCell {
    if (before === after) return before;
    const known = this.#found.get(rule);
    if (known) known.count += 1;
    else
      this.#found.set(rule, { rule, count: 1, before: cellText(before), after: cellText(after) });
    const choice = this.#mapping.rules[rule];
    return choice === false ? before : after;
  }

  /** The cell of a field in a row: of several columns the first one with a value. */
  cell(field: ImportColumn, cells: readonly FileCell[]): FileCell {
    const positions = this.positions(field);
    if (field === 'active') return this.#active(positions, cells);
    const at = positions.find((position) => !isBlank(cells[position] ?? '')) ?? positions[0] ?? -1;
    const cell = cells[at] ?? '';
    if (isBlank(cell) || field === 'id' || field === 'quantity_unit') return cell;
    if (field === 'price_per_unit') {
      const rounded = roundedPrice(cell, this.#context.numbers);
      return rounded === null ? cell : this.#apply('round', cell, rounded);
    }
    if (field === 'image_url') return this.#picture(cell);
    return TEXT_COLUMNS.has(field) && typeof cell === 'string' ? this.#text(field, cell) : cell;
  }

  #text(field: ImportColumn, cell: string): FileCell {
    const { system } = this.#context;
    const text = cellText(cell);
    const plain = plainText(text, field === 'description' && system !== null);
    const clean = plain === text ? cell : this.#apply('plainText', cell, plain);
    if (field === 'category') {
      const last = lastCategory(cellText(clean), system);
      return last === cellText(clean) ? clean : this.#apply('lastCategory', clean, last);
    }
    const { tagSeparator } = this.#mapping.rules;
    if (field !== 'tags' || tagSeparator === 'any') return clean;
    const tags = tagsOf(cellText(clean), tagSeparator);
    const named = system === null ? tags : withoutGroups(tags);
    // The model separates tags by commas: one with a comma is refused where it is read.
    if (named.some((tag) => tag.includes(',')))
      return { special: 'commaTag', text: cellText(clean) };
    const joined = named.join(',');
    const isCommaList = tagSeparator === ',' && named === tags && !cellText(clean).startsWith('[');
    return isCommaList ? clean : this.#apply('tagSeparator', clean, joined);
  }

  #picture(cell: FileCell): FileCell {
    if (isOneAddress(cell)) return cell;
    const first = firstPicture(cellText(cell));
    // A file of local pictures has none that shoppers could see; a single wrong address is an error to correct.
    return first === '' && this.#hasAddresses ? cell : this.#apply('firstPicture', cell, first);
  }

  #isOffColumn(at: number): boolean {
    const off = this.#context.system?.off?.title;
    return off !== undefined && foldTitle(off) === foldTitle(this.#titles[at] ?? '');
  }

  /** Offered where every column says so. */
  #active(positions: readonly number[], cells: readonly FileCell[]): FileCell {
    const { rules } = this.#mapping;
    let offered: boolean | null = null;
    let single: FileCell = '';
    for (const at of positions) {
      const cell = cells[at] ?? '';
      const isQuantityColumn = this.#quantities.has(at);
      const value = this.#isOffColumn(at)
        ? cellText(cell) !== this.#context.system?.off?.value
        : offeredBy(cell, isQuantityColumn);
      if (value === undefined) return cell;
      if (value === null) continue;
      const isWord = !isQuantityColumn && (this.#isOffColumn(at) || readActive(cell).ok);
      if (isWord && columnOfTitle(this.#titles[at] ?? '') !== null) single = cell;
      else {
        const rule = isWord ? 'published' : 'quantity';
        this.#apply(rule, cell, value);
        // A number that is no quantity is an error of the row; a column that does not count is left out.
        if (!rules[rule] && rule === 'quantity') return cell;
        if (!rules[rule]) continue;
      }
      offered = (offered ?? true) && value;
    }
    return positions.length === 1 && !isBlank(single) ? single : (offered ?? '');
  }
}

/**
 * @param titles of the file, by position
 * @param rows below the titles
 */
export function mapTable(
  titles: readonly string[],
  rows: readonly RawRow[],
  mapping: Mapping,
  context: MappingContext,
): MappedTable {
  const { uses, values, kindFromCategory, rules } = mapping;
  const { kind, products } = context;
  // Elsewhere every row is about a product that is there.
  const variants =
    kind === 'products'
      ? withVariants(rows, uses, rules.variants)
      : { rows, absorbed: [], example: null };
  const cleaner = new Cleaner(mapping, titles, rows, context);
  const filled = kind === 'products' ? values : {};
  const takesCategory = kind === 'products' && kindFromCategory;
  const matcher =
    canMatch(kind, uses) && products !== null ? new ProductMatcher([...products.values()]) : null;
  const columns = importModels.products.columns.filter(
    (column) =>
      uses.includes(column) ||
      (column !== 'id' && filled[column] !== undefined) ||
      (column === 'kind' && takesCategory) ||
      (column === 'id' && matcher !== null),
  );
  const idAt = uses.indexOf('id');
  const ownIdAt = columns.indexOf('id');
  const categoryAt = columns.indexOf('category');
  /** The columns that new products without a value in them get one for, with their positions. */
  const fills = [...columns.entries()].flatMap(([at, column]) =>
    column !== 'id' && (filled[column] !== undefined || (column === 'kind' && takesCategory))
      ? [{ at, column }]
      : [],
  );

  let foundRows = 0;
  const mapped = variants.rows.map((row) => {
    const { number, cells } = row;
    const own = columns.map((column) => cleaner.cell(column, cells));
    for (const { at, column } of isBlank(cells[idAt] ?? '') ? fills : []) {
      if (!isBlank(own[at] ?? '')) continue;
      const category = column === 'kind' && takesCategory ? (own[categoryAt] ?? '') : '';
      const value = isBlank(category) ? filled[column] : category;
      if (value !== undefined) own[at] = value;
    }
    let note: RowNote | undefined;
    if (matcher) {
      const texts = (use: ColumnUse) =>
        cleaner
          .positions(use)
          .map((at) => shownText(cells[at] ?? ''))
          .filter((text) => text !== '');
      const match = matcher.find(texts('code'), texts('name')[0] ?? '', texts('brand')[0] ?? '');
      if ('expected' in match) note = { idExpected: match.expected };
      else {
        own[ownIdAt] = match.id;
        foundRows += 1;
        note = { matchedBy: match.by, doubt: match.doubt };
      }
    }
    // Cells beyond the titles are an error of the row.
    const extra =
      cells.length > titles.length
        ? cells.slice(titles.length).find((cell) => !isBlank(cell))
        : undefined;
    if (extra !== undefined) own.push(extra);
    return note === undefined ? { number, cells: own } : { number, cells: own, note };
  });

  const found = cleaner.found;
  return {
    columns,
    rows: mapped,
    absorbed: variants.absorbed,
    foundShare: rows.length === 0 ? 0 : foundRows / rows.length,
    rules: variants.example ? [{ rule: 'variants', ...variants.example }, ...found] : found,
  };
}
