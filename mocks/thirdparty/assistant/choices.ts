import { addLines, lineOf, oneOfEach } from './adding';
import { offers } from './amounts';
import { changeTold, replaceTold } from './changing';
import { speaksOf, type Topic } from './lexicon';
import { answersTo } from './match';
import { amountOf, type Quantity } from './quantity';
import { answer, intents, openAbout, type AssistantAnswer, type Talk } from './talk';
import {
  countsThings,
  meant,
  productsAbout,
  wishesOf,
  wishOf,
  type Sold,
  type Wish,
} from './wishes';

/** What speaks of any of these is no choice among products. */
const ELSEWHERE: readonly Topic[] = [
  'remove',
  'cancel',
  'finish',
  'pay',
  'pickUp',
  'send',
  'order',
];
/** Words that stand for the product that was spoken of. */
const THIS_ONE =
  /\b(lo|la|los|las|ese|esa|eso|este|esta|otr[oa]|outr[oa]|another|agregal[oa]|sumal[oa]|esse|essa|isso|it|that|this)\b/;

/** "otra cosa", which is none of them. */
const ELSE = /\b(otra|outra|another) (cosa|coisa|thing)\b/;

/** What was said to "¿Cuál querés?": the choice with its amount, "las de carne, 2 docenas" included. */
function choiceOf(talk: Talk, among: readonly Sold[]): Wish {
  const [wish = wishOf(talk, talk.text)] = wishesOf(talk, among);
  return wish;
}

/** A product was chosen: it is added, or takes the place or the amount that the question was about. */
function take(talk: Talk, product: Sold, wish: Wish): AssistantAnswer {
  const { words } = talk;
  const { quantity } = wish;
  const { change = false, instead = null } = talk.about ?? {};
  if (quantity === null && product.quantity_unit !== 'unid') {
    return answer(intents.itemQuestion, [words.howMuch(product.name)], {
      chips: offers(talk, product),
      notes: openAbout([product], { change, instead }),
    });
  }
  const inOwnUnit = wish.inOwnUnit || !countsThings(talk);
  const told = quantity === null ? null : tellTaken(talk, product, quantity, inOwnUnit);
  if (told !== null) return told;
  const line = lineOf(talk, { ...wish, inOwnUnit }, [product]);
  return line.kind === 'answer' ? line.answer : addLines(talk, [line]);
}

/** The choice as the new amount of an item, or as what takes its place; null when it is neither. */
function tellTaken(
  talk: Talk,
  product: Sold,
  quantity: Quantity,
  inOwnUnit: boolean,
): AssistantAnswer | null {
  const { change = false, instead = null } = talk.about ?? {};
  if (change) return changeTold(talk, product.id, quantity, inOwnUnit);
  return instead === null ? null : replaceTold(talk, instead, product, quantity, inOwnUnit);
}

/** Several products are still meant: asks which, in the amount that was said. */
function askAgain(talk: Talk, products: readonly Sold[], quantity: Quantity | null) {
  return answer(intents.itemQuestion, [talk.words.which], {
    chips: oneOfEach(talk, products, quantity, true),
    notes: openAbout(products, {
      said: quantity && { value: quantity.value, unit: quantity.unit },
    }),
  });
}

/** Those of some products that can be had in an amount; all of them when none can. */
function fitting(products: readonly Sold[], quantity: Quantity | null): readonly Sold[] {
  if (quantity === null) return products;
  const fits = products.filter((product) => typeof amountOf(quantity, product, true) === 'number');
  return fits.length > 0 ? fits : products;
}

/**
 * "la de carne", "200 gramos", "quiero uno", said to "¿Cuál querés?", to "¿Qué cantidad querés?" or to a price; null when
 * nothing was asked, or something else is said.
 */
export function answerChoice(talk: Talk): AssistantAnswer | null {
  const { about, tokens, asks } = talk;
  if (about?.open !== true || asks) return null;
  if (ELSEWHERE.some((topic) => speaksOf(tokens, topic))) return null;
  const among = productsAbout(talk);
  const wish = choiceOf(talk, among);
  const picks = speaksOf(tokens, 'add') && THIS_ONE.test(tokens.join(' ').replace(ELSE, ''));
  if (wish.words.length === 0 && wish.quantity === null && !picks) return null;
  const chosen =
    wish.words.length === 0 ? among : among.filter((product) => answersTo(product, wish.words));
  const { products, quantity: now } = meant(talk, wish, chosen);
  const quantity = now ?? (about.said && { ...about.said, start: 0, end: 0 });
  const [product, ...others] = fitting(wish.words.length === 0 ? chosen : products, quantity);
  if (product === undefined) return null;
  const all = others.length === 0 || wish.words.length > 0 ? [product] : [product, ...others];
  return all.length === 1
    ? take(talk, product, { ...wish, quantity })
    : askAgain(talk, all, quantity);
}
