import { CHOICES } from './adding';
import { offers, soldBy } from './amounts';
import { lackedIn, lacks, WITHOUT, withoutLacked } from './lacking';
import { productWords, speaksOf } from './lexicon';
import { answersTo } from './match';
import { answer, intents, money, openAbout, type AssistantAnswer, type Talk } from './talk';
import { meant, soldProducts, wishOf, type Sold } from './wishes';

/** "¿cuánto sale la yerba?", "la yerba es orgánica": what the products cost; null when none is named. */
export function quote(talk: Talk): AssistantAnswer | null {
  const { tokens } = talk;
  const sold = soldProducts(talk);
  const wish = wishOf(talk, talk.text);
  const known = wish.words.filter((word) => sold.some((product) => answersTo(product, [word])));
  // Only who asks for a price may have mistyped the name.
  const names = known.length > 0 || !speaksOf(tokens, 'price') ? known : wish.words;
  const { products } = meant(talk, { ...wish, words: names }, sold);
  if (products.length === 0) return null;
  return quoteOf(talk, products);
}

/** What some products cost, and an offer of each. */
function quoteOf(talk: Talk, products: readonly Sold[]): AssistantAnswer {
  const { words } = talk;
  const shown = products.slice(0, CHOICES);
  const texts = shown.map((product) =>
    product.price_per_unit === null
      ? words.noPrice(product.name)
      : words.price(product.name, money(talk, product.price_per_unit), soldBy(talk, product)),
  );
  return answer(intents.price, texts, {
    chips: shown.flatMap((product) => offers(talk, product).slice(0, 1)),
    notes: openAbout(shown),
  });
}

/** "pan sin gluten": only what says so of itself answers to it; null when the text wants nothing to be left out. */
export function quoteLacking(talk: Talk): AssistantAnswer | null {
  const lacked = lackedIn(talk.tokens);
  if (lacked.length === 0 || speaksOf(talk.tokens, 'remove')) return null;
  const named = productWords(withoutLacked(talk.tokens)).filter((word) => !lacked.includes(word));
  const things = named.filter((word) => !WITHOUT.has(word));
  const fits = soldProducts(talk).filter(
    (product) =>
      lacks(product, lacked) &&
      (things.length === 0 || things.some((word) => answersTo(product, [word]))),
  );
  if (fits.length === 0) {
    return answer(intents.itemNotFound, [talk.words.notKnown(lacked.join(', '))], {
      chips: [talk.words.chip.catalogue],
    });
  }
  return things.length === 0 ? quoteOf(talk, fits) : null;
}

/** What was said that nothing sold is called; null when nothing was named. */
export function unknownItem(talk: Talk): AssistantAnswer | null {
  const { words } = wishOf(talk, talk.text);
  if (words.length === 0) return null;
  return answer(intents.itemNotFound, [talk.words.notFound(words.join(' '))], {
    chips: [talk.words.chip.catalogue],
  });
}
