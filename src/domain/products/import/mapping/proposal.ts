/** Proposes how the columns of a file are used, by their titles and then by their values. */
import {
  cellText,
  type FileCell,
  isBlank,
  isForeign,
  readActive,
  readImageUrl,
  readPrice,
  readUnit,
} from '../cells';
import { foldTitle } from '../titles';
import { type KnownSystem, knownSystems } from './dictionary';
import { type ColumnUse, isShared, type Mapping, type MappingRules } from './mapping';
import { type Guess, guessOf, isUnwanted, RANKS, meaningOf } from './titleUses';

type Row = readonly FileCell[];

function systemOf(titles: readonly string[]): KnownSystem | null {
  const known = new Set(titles.map(foldTitle));
  return (
    knownSystems.find(({ signatures }) =>
      signatures.some((signature) => signature.every((title) => known.has(foldTitle(title)))),
    ) ?? null
  );
}

/** Rows that show what a column holds. */
const SAMPLE_ROWS = 200;

/** The share of values that a column must have of a kind to be taken for one. */
const MOST = 0.9;

function mostAre(cells: readonly FileCell[], isOne: (cell: FileCell) => boolean): boolean {
  const filled = cells.filter((cell) => !isBlank(cell));
  return filled.length > 0 && filled.filter(isOne).length >= filled.length * MOST;
}

/** A whole or decimal number that can be a quantity. */
const QUANTITY = /^-?\d{1,7}(?:[.,]\d{1,3})?$/;

export const isQuantity = (cell: FileCell) => QUANTITY.test(cellText(cell));
const isFlag = (cell: FileCell) => /^-?[01]$/.test(cellText(cell));
const isPrice = (cell: FileCell) => readPrice(cell, 'decimals').ok;
const isUnit = (cell: FileCell) => readUnit(cell).ok;
const isPicture = (cell: FileCell) => /^https?:\/\//i.test(cellText(cell)) && readImageUrl(cell).ok;
const isActive = (cell: FileCell) => readActive(cell).ok;
const isOffered = (cell: FileCell) => isActive(cell) || isQuantity(cell);

/** Types of products inside a shop system, which tell shoppers nothing. */
const SYSTEM_TYPES =
  /^(?:simple|variable|variation|variación|grouped|agrupado|external|configurable|virtual|downloadable|bundle|consu|consumible|almacenable|servicio|bienes|goods|storable product|consumable|service|product)\b/i;

/** Whether the values of a column contradict what its title says. */
function contradicts(use: ColumnUse, cells: readonly FileCell[]): boolean {
  const none = (isOne: (cell: FileCell) => boolean) =>
    cells.some((cell) => !isBlank(cell)) && !cells.some((cell) => !isBlank(cell) && isOne(cell));
  if (use === 'kind') return mostAre(cells, (cell) => SYSTEM_TYPES.test(cellText(cell)));
  if (use === 'active') return none(isOffered);
  if (use === 'quantity_unit') return none((cell) => isUnit(cell) && !isQuantity(cell));
  return use === 'price_per_unit' && none((cell) => /\d/.test(cellText(cell)));
}

/** The longest text that a column of names has on average. */
const NAME_LENGTH = 80;

/** What the values of a column without a known title look like. */
function likeness(cells: readonly FileCell[]): ColumnUse | null {
  if (mostAre(cells, isPicture)) return 'image_url';
  if (mostAre(cells, (cell) => isUnit(cell) && !isQuantity(cell))) return 'quantity_unit';
  if (mostAre(cells, (cell) => isActive(cell) && !isFlag(cell))) return 'active';
  if (mostAre(cells, (cell) => !isFlag(cell) && isPrice(cell))) return 'price_per_unit';
  const texts = cells.map(cellText).filter((text) => text !== '');
  const isText = texts.every((text) => /\p{L}{2}/u.test(text));
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const isName =
    texts.length === cells.length &&
    isText &&
    new Set(texts).size === texts.length &&
    length < NAME_LENGTH * texts.length;
  return isName && texts.length > 1 ? 'name' : null;
}

/** The separator of the tags in a column; commas inside numbers are decimal. */
function tagSeparatorOf(cells: readonly FileCell[]): MappingRules['tagSeparator'] {
  const texts = cells.map(cellText);
  const has = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  if (has(/\|/)) return '|';
  if (has(/;/)) return has(/,(?!\d)|(?<!\d),/) ? 'any' : ';';
  return has(/\S\s*\n\s*\S/) ? '\n' : ',';
}

/** What is proposed for a file. */
interface Proposal {
  readonly mapping: Mapping;
  readonly system: KnownSystem | null;
  /** A person should look at the columns: some compete, or one that is not used looks like a field. */
  readonly isDoubtful: boolean;
}

/** The type of products whose file has none. */
const SOME_KIND = 'General';

/**
 * @param titles the row of titles
 * @param rows the rows below it
 * @param symbol the store's currency: of several prices the one in it is proposed
 */
export function propose(titles: Row, rows: readonly Row[], symbol: string): Proposal {
  const texts = titles.map(cellText);
  const system = systemOf(texts);
  const ofSystem = new Map(system?.uses.map(([title, use]) => [foldTitle(title), use]));
  const sample = rows.slice(0, SAMPLE_ROWS);
  const columnCells = texts.map((_, at) => sample.map((row) => row[at] ?? ''));
  let isDoubtful = false;

  const guesses = texts.map((title, at): Guess => {
    const cells = columnCells[at] ?? [];
    const known = ofSystem.get(foldTitle(title));
    if (known !== undefined) return { use: known, rank: RANKS.exact };
    const guess = title === '' ? null : guessOf(title);
    if (guess === null) return { use: 'none', rank: RANKS.values };
    if (guess.rank >= RANKS.exact || system !== null) {
      if (contradicts(guess.use, cells)) return { use: 'none', rank: RANKS.values };
    }
    const isOtherCurrency = guess.use === 'price_per_unit' && isForeign(title, symbol);
    return isOtherCurrency ? { ...guess, rank: guess.rank + RANKS.word } : guess;
  });

  const chosen: ColumnUse[] = guesses.map(() => 'none');
  for (const use of new Set(guesses.map((guess) => guess.use))) {
    const columns = guesses.flatMap((guess, at) => (guess.use === use ? [{ at, ...guess }] : []));
    const plain = columns.filter(({ rank }) => rank < RANKS.exact);
    if (isShared(use)) for (const { at } of columns) chosen[at] = use;
    // Titles that repeat a field by its own name are not chosen between: the person does.
    else if (plain.length > 1 && system === null) for (const { at } of plain) chosen[at] = use;
    else {
      const best = columns.toSorted((one, other) => one.rank - other.rank);
      const [first, second] = best;
      const isTie =
        use === 'price_per_unit' &&
        system === null &&
        second !== undefined &&
        plain.length === 0 &&
        first !== undefined &&
        !isForeign(texts[second.at] ?? '', symbol);
      if (second !== undefined && use !== 'otherId' && use !== 'group')
        isDoubtful ||= system === null;
      if (first !== undefined && !isTie) chosen[first.at] = use;
    }
  }

  // Lists without ids often call the name a description; a file with ids changes the description.
  if (!chosen.includes('name') && !chosen.includes('id')) {
    const described = chosen.indexOf('description');
    if (described !== -1) chosen[described] = 'name';
  }
  // A second column of types, such as a subfamily's, is the category.
  if (!chosen.includes('category') && system === null) {
    const second = guesses.findIndex(({ use }, at) => use === 'kind' && chosen[at] === 'none');
    if (second !== -1) chosen[second] = 'category';
  }
  for (const [at, title] of texts.entries()) {
    if (chosen[at] !== 'none' || title === '' || system !== null) continue;
    const looksLike = likeness(columnCells[at] ?? []);
    if (looksLike === null || meaningOf(title) !== 'none') continue;
    if (
      !isUnwanted(title) &&
      !chosen.includes(looksLike) &&
      looksLike !== 'active' &&
      looksLike !== 'price_per_unit'
    ) {
      chosen[at] = looksLike;
    }
    isDoubtful = true;
  }

  const tags = chosen.indexOf('tags');
  // The cells of the model's own columns, as downloads have them, are what the shop stores.
  const isModel = texts.every((title, at) => title === '' || title === chosen[at]);
  return {
    system,
    isDoubtful,
    mapping: {
      uses: chosen,
      values: chosen.includes('kind') && system === null ? {} : { kind: SOME_KIND },
      kindFromCategory: !chosen.includes('kind') || system !== null,
      rules: {
        variants: 'each',
        tagSeparator:
          tags === -1 || isModel ? 'any' : tagSeparatorOf(rows.map((row) => row[tags] ?? '')),
        plainText: !isModel,
        firstPicture: !isModel,
        quantity: !isModel,
        published: true,
        lastCategory: !isModel,
        round: !isModel,
      },
    },
  };
}
