import { foldText } from '~/lib/text';

import { tokensOf } from './quantity';

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
const BEST_SELLERS = new Set(['mas vendido', 'mais vendido', 'recomendado', 'best seller']);

/** A word without its plural: empanadas → empanada, limones → limon, limões → limao. */
function stem(word: string): string {
  if (/[ao]es$/.test(word) && word.length > 4) return word.replace(/[ao]es$/, 'ao');
  if (/[^aeiou]es$/.test(word) && word.length > 4) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Names are looked through at every turn: their words are taken apart once. */
const known = new Map<string, readonly string[]>();

/** The words of a name, folded and without plurals. */
function stemsOf(text: string): readonly string[] {
  let stems = known.get(text);
  if (stems === undefined) {
    stems = tokensOf(text).map(stem);
    known.set(text, stems);
  }
  return stems;
}

/** How alike two stems are, 0 to 1. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const shorter = Math.min(one.length, other.length);
  return shorter >= PREFIX_LENGTH && (one.startsWith(other) || other.startsWith(one)) ? 0.7 : 0;
}

function best(said: string, written: readonly string[]): number {
  return written.reduce((most, word) => Math.max(most, likeness(said, word)), 0);
}

interface Score {
  /** Share of the said words that the product answers to, 0 to 1. */
  share: number;
  /** Whether its name begins with the first of them. */
  leads: boolean;
  unitFits: boolean;
  bestSeller: boolean;
  /** Share of the name that was said. */
  coverage: number;
}

function scoreOf(product: Named, words: readonly string[], unitFits: boolean): Score | null {
  const name = stemsOf(product.name);
  const beside = stemsOf(`${product.brand} ${product.kind}`);
  const inName = words.map((word) => best(word, name));
  if (inName.every((likeness) => likeness === 0)) return null;
  const sum = words.reduce(
    (total, word, index) => total + Math.max(inName[index] ?? 0, best(word, beside) * 0.6),
    0,
  );
  const share = sum / words.length;
  if (share < LEAST_SHARE) return null;
  return {
    share,
    leads: likeness(words[0] ?? '', name[0] ?? '') > 0,
    unitFits,
    bestSeller: product.tags.some((tag) => BEST_SELLERS.has(foldText(tag))),
    coverage: inName.filter((likeness) => likeness > 0).length / name.length,
  };
}

function compare(one: Score, other: Score): number {
  return (
    other.share - one.share ||
    Number(other.unitFits) - Number(one.unitFits) ||
    Number(other.leads) - Number(one.leads) ||
    other.coverage - one.coverage ||
    Number(other.bestSeller) - Number(one.bestSeller)
  );
}

/**
 * The products that words name, the best first; case, accents and plurals do not matter.
 * @param fits whether what was asked can be had of a product (its unit)
 */
export function rankProducts<Product extends Named>(
  products: readonly Product[],
  words: readonly string[],
  fits: (product: Product) => boolean,
): Product[] {
  if (words.length === 0) return [];
  const said = words.map(stem);
  return products
    .flatMap((product) => {
      const score = scoreOf(product, said, fits(product));
      return score === null ? [] : [{ product, score }];
    })
    .sort((one, other) => compare(one.score, other.score))
    .map(({ product }) => product);
}

/** The product whose whole name stands in the text, the longest if there are several. */
export function namedInFull<Product extends Named>(
  products: readonly Product[],
  tokens: readonly string[],
): { product: Product; rest: string[] } | null {
  const text = ` ${tokens.join(' ')} `;
  const said = new Set(tokens.map(stem));
  let found: { product: Product; name: string } | null = null;
  for (const product of products) {
    if (!stemsOf(product.name).every((word) => said.has(word))) continue;
    const name = ` ${tokensOf(product.name).join(' ')} `;
    if (text.includes(name) && name.length > (found?.name.length ?? 2)) found = { product, name };
  }
  if (found === null) return null;
  const rest = text.replace(found.name, ' ').split(' ').filter(Boolean);
  return { product: found.product, rest };
}
