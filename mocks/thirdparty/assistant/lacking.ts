import { foldText } from '~/lib/text';

import { isProductWord, speaksOf, type Topic } from './lexicon';
import type { Named } from './match';
import { tokensOf, wordSet } from './tokens';

export const WITHOUT = wordSet('sin sem without');
/** What an order can be without, and no product is. */
const OF_ORDER: readonly Topic[] = [
  'finish',
  'pay',
  'send',
  'shipping',
  'pickUp',
  'order',
  'promo',
];
/** "sin falta", "sem pressa". */
const PHRASES = wordSet('falta problema problemas apuro embargo duda pressa rush problem');
/** Words for the same thing that a product is without. */
const SAME = wordSet('gluten tacc');

/** What a text wants a product to be without: "pan sin gluten" gives `gluten`. */
export function lackedIn(tokens: readonly string[]): string[] {
  return tokens.filter((token, at) => {
    const names = WITHOUT.has(tokens[at - 1] ?? '') && isProductWord(token);
    return names && !PHRASES.has(token) && !OF_ORDER.some((topic) => speaksOf([token], topic));
  });
}

/** Tokens without "sin" and what follows it; as they are when they name nothing else. */
export function withoutLacked(tokens: readonly string[]): readonly string[] {
  const lacked = new Set(lackedIn(tokens));
  if (lacked.size === 0) return tokens;
  const rest = tokens.filter(
    (token, at) => !lacked.has(token) && !(WITHOUT.has(token) && lacked.has(tokens[at + 1] ?? '')),
  );
  return rest.some(isProductWord) ? rest : tokens;
}

/** Whether a product says of itself, in its name or a tag, that it is without something. */
export function lacks({ name, tags }: Named, words: readonly string[]): boolean {
  const told = [name, ...tags].map((text) => ` ${tokensOf(foldText(text)).join(' ')} `);
  return words.every((word) => {
    const same = SAME.has(word) ? [...SAME] : [word];
    return told.some((text) =>
      same.some((one) => [...WITHOUT].some((without) => text.includes(` ${without} ${one} `))),
    );
  });
}
