import { foldText } from '~/lib/text';

import { editDistance } from './editDistance';
import { isProductWord } from './lexicon';
import { UNITS } from './numberWords';
import { tokensOf } from './tokens';

/** What a product is found by: those of the catalogue and those of an order's items both fit. */
export interface Named {
  id: number;
  name: string;
  brand: string;
  kind: string;
  quantity_unit: string;
  tags: readonly string[];
}

/** Below this share of the words that were said, it is another product. */
const LEAST_SHARE = 0.5;
const PREFIX_LENGTH = 4;
/** Shorter words are too easily another. */
const LEAST_MISTYPED = 5;
/** From this length on two letters may be wrong, below it one. */
const LONG_WORD = 7;
const BEST_SELLERS = new Set(['mas vendido', 'mais vendido', 'recomendado', 'best seller']);

/** How alike two words are, 0 to 1. */
const LIKENESS = { same: 1, prefix: 0.7, mistyped: 0.6, none: 0 } as const;
type Likeness = (typeof LIKENESS)[keyof typeof LIKENESS];

interface Word {
  /** Without a plural's s. */
  base: string;
  /** The word and what it may be the plural of: leches → leche, limones → limon, limões → limao. */
  forms: ReadonlySet<string>;
}

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/([^aeiou])es$/, '$1'],
  [/ces$/, 'z'],
  [/[ao]es$/, 'ao'],
  [/([aeou])is$/, '$1l'],
  [/ns$/, 'm'],
  [/ies$/, 'y'],
];

function wordOf(text: string): Word {
  const singulars = PLURALS.filter(([end]) => text.length > 3 && end.test(text)).map(
    ([end, singular]) => text.replace(end, singular),
  );
  const base = text.length > 3 ? text.replace(/s$/, '') : text;
  return { base, forms: new Set([text, ...singulars]) };
}

/** Names are looked through at every turn: they are taken apart once. */
const known = new Map<string, { text: string; words: readonly Word[] }>();

/** The words of a name, folded and without markup. */
function wordsOf(name: string): { text: string; words: readonly Word[] } {
  let parts = known.get(name);
  if (parts === undefined) {
    const tokens = tokensOf(name);
    parts = { text: tokens.join(' '), words: tokens.map(wordOf) };
    known.set(name, parts);
  }
  return parts;
}

function likeness(said: Word, written: Word): Likeness {
  for (const form of said.forms) if (written.forms.has(form)) return LIKENESS.same;
  const [one, other] = [said.base, written.base];
  const shorter = Math.min(one.length, other.length);
  if (shorter >= PREFIX_LENGTH && (one.startsWith(other) || other.startsWith(one))) {
    return LIKENESS.prefix;
  }
  const allowed = shorter < LEAST_MISTYPED ? 0 : shorter < LONG_WORD ? 1 : 2;
  const near = Math.abs(one.length - other.length) <= allowed;
  return allowed > 0 && near && editDistance(one, other) <= allowed
    ? LIKENESS.mistyped
    : LIKENESS.none;
}

function best(said: Word, written: readonly Word[]): number {
  return written.reduce((most, word) => Math.max(most, likeness(said, word)), 0);
}

interface Score {
  /** Share of the said words that the product answers to, 0 to 1. */
  share: number;
  /** A word only answers to it if it was mistyped. */
  mistyped: boolean;
  /** Whether its name begins with the first of them. */
  leads: boolean;
  unitFits: boolean;
  bestSeller: boolean;
  /** Share of the name that was said. */
  coverage: number;
}

function scoreOf(product: Named, said: readonly Word[], unitFits: boolean): Score | null {
  const name = wordsOf(product.name).words;
  const beside = wordsOf(`${product.brand} ${product.kind}`).words;
  const inName = said.map((word) => best(word, name));
  if (inName.every((alike) => alike === 0)) return null;
  const sum = said.reduce(
    (total, word, index) => total + Math.max(inName[index] ?? 0, best(word, beside) * 0.6),
    0,
  );
  const share = sum / said.length;
  const [first, leading] = [said[0], name[0]];
  if (share < LEAST_SHARE || first === undefined || leading === undefined) return null;
  return {
    share,
    mistyped: inName.includes(LIKENESS.mistyped),
    leads: likeness(first, leading) > 0,
    unitFits,
    bestSeller: product.tags.some((tag) => BEST_SELLERS.has(foldText(tag))),
    coverage: inName.filter((alike) => alike > 0).length / name.length,
  };
}

function compare(one: Score, other: Score): number {
  return (
    other.share - one.share ||
    Number(other.leads) - Number(one.leads) ||
    Number(other.unitFits) - Number(one.unitFits) ||
    other.coverage - one.coverage ||
    Number(other.bestSeller) - Number(one.bestSeller)
  );
}

/** The products that words may name, the best first. */
export interface Ranking<Product> {
  products: Product[];
  /** The best was only found by taking a word for mistyped. */
  mistyped: boolean;
}

/**
 * The products that words name; case, accents and plurals do not matter.
 * @param fits whether what was asked can be had of a product (its unit)
 */
export function rankProducts<Product extends Named>(
  products: readonly Product[],
  words: readonly string[],
  fits: (product: Product) => boolean,
): Ranking<Product> {
  const said = words.map(wordOf);
  const ranked = products
    .flatMap((product) => {
      const score = scoreOf(product, said, fits(product));
      return score === null ? [] : [{ product, score }];
    })
    .sort((one, other) => compare(one.score, other.score));
  const mistyped = ranked[0]?.score.mistyped === true;
  const alike = ranked.filter(({ score }) => mistyped || !score.mistyped);
  return { products: alike.map(({ product }) => product), mistyped };
}

/** Whether every word is one of the product's name, as it stands or begun. */
export function answersTo({ name }: Named, words: readonly string[]): boolean {
  const written = wordsOf(name).words;
  return words.every((word) => best(wordOf(word), written) >= LIKENESS.prefix);
}

/** Whether a product's name begins with a word. */
export function isLedBy({ name }: Named, word: string): boolean {
  const [leading] = wordsOf(name).words;
  return leading !== undefined && likeness(wordOf(word), leading) >= LIKENESS.prefix;
}

/** Units of packages that nothing is sold by. */
const SIZES = new Set(['ml', 'cc', 'cl']);

/** Whether words are the whole name of a product, but for the size of its package. */
export function isWholeName(product: Named, words: readonly string[]): boolean {
  const said = words.map(wordOf);
  const written = tokensOf(product.name).filter(
    (token) => isProductWord(token) && !UNITS.has(token) && !SIZES.has(token),
  );
  return (
    answersTo(product, words) &&
    written.every((token) => best(wordOf(token), said) >= LIKENESS.prefix)
  );
}

/** The product whose whole name stands in the text, the longest if there are several. */
export function namedInFull<Product extends Named>(
  products: readonly Product[],
  tokens: readonly string[],
): { product: Product; rest: string[] } | null {
  const said = ` ${tokens.join(' ')} `;
  let found: { product: Product; text: string } | null = null;
  for (const product of products) {
    const { text } = wordsOf(product.name);
    const longer = text.length > (found?.text.length ?? 0);
    if (longer && said.includes(` ${text} `)) found = { product, text };
  }
  if (found === null) return null;
  const rest = said.replace(` ${found.text} `, ' ').split(' ').filter(Boolean);
  return { product: found.product, rest };
}
