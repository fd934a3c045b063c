/** What the title of a column says about its use. */
import { foldText, splitWords } from '~/lib/text';

import { columnOfTitle, foldTitle } from '../titles';
import { fillerWords, titlesOfUses, unwantedWords } from './dictionary';
import type { ColumnUse } from './mapping';

/** How sure a title is of its use: the lower, the surer. */
export interface Guess {
  readonly use: ColumnUse;
  readonly rank: number;
}

/** Ranks of the ways in which a title is known; within one, the order of the dictionary counts. */
export const RANKS = {
  plain: 0,
  exact: 1_000,
  reduced: 2_000,
  word: 3_000,
  values: 4_000,
} as const;

/** The words of a title that say what it holds. */
const reduced = (title: string) =>
  splitWords(title)
    .filter((word) => !fillerWords.has(word))
    .join('');

/** A dictionary by a key of its titles; the first title with a key counts. */
function indexed(keyOf: (title: string) => string): ReadonlyMap<string, Guess> {
  const found = new Map<string, Guess>();
  for (const [use, titles] of titlesOfUses) {
    for (const [rank, title] of titles.entries()) {
      const key = keyOf(title);
      if (key !== '' && !found.has(key)) found.set(key, { use, rank });
    }
  }
  return found;
}

const byTitle = indexed(foldTitle);
const byReduced = indexed(reduced);
const byWord = indexed((title) => {
  const words = splitWords(title);
  return words.length === 1 ? foldText(title) : '';
});

/** What a title says about its column; null: nothing. */
export function guessOf(title: string): Guess | null {
  const plain = columnOfTitle(title);
  const ranked = (guess: Guess | undefined, base: number) =>
    guess && { use: guess.use, rank: base + guess.rank };
  const exact = byTitle.get(foldTitle(title));
  if (plain !== null) return { use: plain, rank: RANKS.plain + (exact?.rank ?? 0) };
  if (exact) return { use: exact.use, rank: RANKS.exact + exact.rank };
  const words = splitWords(title.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  if (words.some((word) => unwantedWords.has(word))) return null;
  return (
    ranked(byReduced.get(reduced(words.join(' '))), RANKS.reduced) ??
    ranked(
      words.map((word) => byWord.get(word)).find((guess) => guess !== undefined),
      RANKS.word,
    ) ??
    null
  );
}

/** The use that a title alone suggests; `none` for a title of no use. */
export const meaningOf = (title: string): ColumnUse => guessOf(title)?.use ?? 'none';

/** No title of the lists is as long: long texts, of megabytes at times, are not compared with them. */
const TITLE_MAX_LENGTH = 500;

/** The use of a title that is in the lists; null for any other text. */
export const titleUse = (title: string): ColumnUse | null =>
  title.length > TITLE_MAX_LENGTH
    ? null
    : (columnOfTitle(title) ?? byTitle.get(foldTitle(title))?.use ?? null);

/** Whether a title has a word of columns that are none of the product's fields. */
export const isUnwanted = (title: string) =>
  splitWords(title).some((word) => unwantedWords.has(word));
