/** How the columns of a file are used: the person's choice, else a proposal. */
import type { ImportKind } from '~/contract/types';

import { cellText, type FileCell, isBlank, shownText } from '../cells';
import { columnsOf } from '../titles';
import type { KnownSystem } from './dictionary';
import type { RuleExample } from './mappedTable';
import { type ColumnUse, type Mapping, titlesKey } from './mapping';
import { propose } from './proposal';
import type { RawRow } from './variants';

type Row = readonly FileCell[];

/** A column of a file, for the person who says what it is. */
interface ColumnSample {
  readonly title: string;
  /** Its first values. */
  readonly values: readonly string[];
  readonly use: ColumnUse;
}

/** The columns of a file and what became of their cells. */
export interface Columns {
  /** See {@link titlesKey}. */
  readonly key: string;
  readonly mapping: Mapping;
  /** A person chose the mapping. */
  readonly isChosen: boolean;
  /** Name of the system that wrote the file; null: an own list. */
  readonly system: string | null;
  /** A person should look at them. */
  readonly isDoubtful: boolean;
  readonly samples: readonly ColumnSample[];
  readonly rules: readonly RuleExample[];
  /** Numbers of the rows that became part of another row's product. */
  readonly absorbed: readonly number[];
}

interface ChosenMapping {
  readonly key: string;
  readonly mapping: Mapping;
  readonly isChosen: boolean;
  readonly system: KnownSystem | null;
  readonly isDoubtful: boolean;
}

/** Values shown of each column. */
const SAMPLE_VALUES = 3;

/** The rules of files whose cells are read as they are. */
const PLAIN_RULES = {
  variants: 'off',
  tagSeparator: 'any',
  plainText: false,
  firstPicture: false,
  quantity: false,
  published: false,
  lastCategory: false,
  round: false,
} as const;

/** @param rows of the file, its titles first */
export function chooseMapping(
  [first = [], ...rows]: readonly Row[],
  {
    kind,
    symbol,
    mappings,
  }: {
    readonly kind: ImportKind;
    readonly symbol: string;
    readonly mappings?: Readonly<Record<string, Mapping>>;
  },
): ChosenMapping {
  const titles = first.slice(0, first.findLastIndex((title) => !isBlank(title)) + 1);
  const key = titlesKey(titles.map(cellText));
  // Removals go by ids alone, whatever else the file may have.
  if (kind === 'products-delete') {
    const uses = columnsOf(titles).map((column) => column ?? 'none');
    const mapping = { uses, values: {}, kindFromCategory: false, rules: PLAIN_RULES };
    return { key, mapping, isChosen: false, system: null, isDoubtful: false };
  }
  const proposal = propose(titles, rows, symbol);
  const own = mappings?.[key];
  return { ...proposal, key, mapping: own ?? proposal.mapping, isChosen: own !== undefined };
}

export function columnsOfFile(
  { key, mapping, isChosen, system, isDoubtful }: ChosenMapping,
  { titles, rows }: { readonly titles: readonly string[]; readonly rows: readonly RawRow[] },
  { rules, absorbed }: Pick<Columns, 'rules' | 'absorbed'>,
  isMissing: boolean,
): Columns {
  const isKindless = system === null && !mapping.uses.includes('kind') && 'kind' in mapping.values;
  const samples = titles.map((title, at) => {
    const values = rows.slice(0, SAMPLE_VALUES).map(({ cells }) => shownText(cells[at] ?? ''));
    return { title, values, use: mapping.uses[at] ?? 'none' };
  });
  return {
    key,
    mapping,
    isChosen,
    system: system?.name ?? null,
    isDoubtful: isDoubtful || isMissing || isKindless,
    samples,
    rules,
    absorbed,
  };
}
