import { quantityProblem } from '~/domain/orders/quantities';

import { addToOrder } from '../../shopperOrders';
import { findSession, heldOrder, releaseFinished } from '../../shoppers';
import { offers, problemText } from './amounts';
import { isProductWord, onlyNames, speaksOf } from './lexicon';
import { answersTo, isLedBy, isWholeName, namedInFull } from './match';
import { amountOf } from './quantity';
import {
  amountText,
  answer,
  intents,
  openAbout,
  settledAbout,
  type AssistantAnswer,
  type Talk,
} from './talk';
import { tokensOf } from './tokens';
import { meant, soldProducts, wishesOf, type Sold, type Wish } from './wishes';

/** Products offered for a choice. */
export const CHOICES = 4;

/** A product and how much of it is to be ordered. */
export interface Line {
  product: Sold;
  amount: number;
  wish: Wish;
  others: Sold[];
}

type Understood = { kind: 'answer'; answer: AssistantAnswer } | ({ kind: 'line' } & Line);

/** A question about products, as what was understood of a wish. */
function ask(
  texts: string[],
  chips: string[],
  products: readonly { id: number }[],
): Extract<Understood, { kind: 'answer' }> {
  const notes = openAbout(products);
  return { kind: 'answer', answer: answer(intents.itemQuestion, texts, { chips, notes }) };
}

/** One offer of each of some products; in the amount that was said, where it can be. */
export function oneOfEach(
  talk: Talk,
  products: readonly Sold[],
  quantity: Wish['quantity'] = null,
  inOwnUnit = false,
): string[] {
  return products.slice(0, CHOICES).flatMap((product) => {
    const amount = quantity === null ? null : amountOf(quantity, product, inOwnUnit);
    return typeof amount === 'number'
      ? [amountText(talk, amount, product)]
      : offers(talk, product).slice(0, 1);
  });
}

/** A line of the order, or the question that must be answered before it can be one. */
export function lineOf(
  talk: Talk,
  wish: Wish,
  [product, ...others]: readonly [Sold, ...Sold[]],
): Understood {
  const amount = amountOf(wish.quantity, product, wish.inOwnUnit);
  const held = heldOrder(talk.db, findSession(talk.db, talk.session.id))?.items;
  const known = held?.find(({ product_id }) => product_id === product.id)?.amount ?? 0;
  const problem =
    typeof amount === 'string' ? amount : quantityProblem(known + amount, product.quantity_unit);
  if (typeof amount === 'number' && problem === null) {
    return { kind: 'line', product, amount, wish, others };
  }
  const chips = offers(talk, product, wish.quantity);
  return ask([problemText(talk, problem ?? 'ask', product)], chips, [product]);
}

/** Whether a wish without a verb asks for a product: it begins with its amount, or names nothing else. */
function isPlain(wish: Wish, product: Sold): boolean {
  const first = tokensOf(wish.text).findIndex(isProductWord);
  const counted = wish.quantity !== null && wish.quantity.start < first;
  return counted || (onlyNames(tokensOf(wish.text)) && answersTo(product, wish.words));
}

function understand(talk: Talk, wish: Wish, sold: readonly Sold[]): Understood | null {
  const { words, tokens } = talk;
  const { products, quantity, mistyped } = meant(talk, wish, sold);
  const [product] = products;
  if (product === undefined) return null;
  const asked = speaksOf(tokens, 'add');
  if (!asked && !mistyped && !isPlain(wish, product)) return null;
  if (mistyped) {
    const query = wish.words.join(' ');
    return ask([words.didYouMean(query)], oneOfEach(talk, products, quantity), products);
  }
  // "queso" is any of ten: without an amount nobody can tell which. Sugar is no yogurt without sugar.
  const called = products.filter((one) => isLedBy(one, wish.words[0] ?? ''));
  const choices = called.length > 0 ? called : products;
  if (quantity === null && choices.length > 1) {
    return ask([words.which], oneOfEach(talk, choices), choices);
  }
  const whole =
    namedInFull([product], tokensOf(wish.text)) !== null || isWholeName(product, wish.words);
  if (quantity === null && !asked && !whole) {
    return ask([words.howMuch(product.name)], offers(talk, product), [product]);
  }
  const alike = called.includes(product) ? called : products;
  const others = alike.filter(({ id }) => id !== product.id);
  return lineOf(talk, { ...wish, quantity }, [product, ...others]);
}

/** "2 docenas de empanadas, una de carne y una de jamón": a sum and its parts are the parts. */
function withoutSum(wishes: Wish[]): Wish[] {
  const [sum, ...parts] = wishes;
  if (sum === undefined || sum.quantity === null || parts.length === 0) return wishes;
  const { value, unit } = sum.quantity;
  const counted = parts.map(({ quantity }) => quantity?.value ?? 0);
  const adds = counted.reduce((total, part) => total + part, 0) === value;
  if (!adds || !parts.every(({ elliptical, inOwnUnit }) => elliptical && inOwnUnit)) return wishes;
  return parts.map((part) => ({
    ...part,
    quantity: part.quantity && { ...part.quantity, unit: part.quantity.unit ?? unit },
  }));
}

/** Puts lines into the session's order, and begins one where there is none. */
export function addLines(talk: Talk, lines: readonly Line[]): AssistantAnswer {
  const { db, words, now } = talk;
  const session = findSession(db, talk.session.id);
  const first = heldOrder(db, session) === null;
  addToOrder(
    db,
    releaseFinished(db, session),
    lines.map(({ product, amount, wish }) => ({
      productId: product.id,
      amount,
      rawProduct: wish.text,
    })),
    now,
  );
  const said = lines.map(({ product, amount }) => words.added(amountText(talk, amount, product)));
  // Whoever asked for one of several can still have another.
  const choice = lines.find(({ others }) => others.length > 0);
  const taken = new Set(lines.map(({ product }) => product.id));
  const others = choice?.others.filter(({ id }) => !taken.has(id)).slice(0, 2) ?? [];
  const also =
    others.length === 0 ? null : words.alsoHave(others.map(({ name }) => name).join(', '));
  return answer(intents.itemConfirmed, [...said, also], {
    chips: [...(choice ? [words.chip.remove(choice.product.name)] : []), words.chip.finish],
    notes: {
      items: first ? 'first' : 'again',
      ...settledAbout(lines.map(({ product }) => product).slice(-1)),
    },
  });
}

/** Several questions at once: each choice says of what, and gives fewer products. */
function joinedQuestions(
  talk: Talk,
  asked: readonly { wish: Wish; answer: AssistantAnswer }[],
): Pick<AssistantAnswer, 'texts' | 'chips' | 'notes'> {
  const { words } = talk;
  const [only, ...more] = asked;
  if (only === undefined) return { texts: [], chips: [], notes: {} };
  if (more.length === 0) return only.answer;
  const texts = asked.flatMap(({ wish, answer: { texts } }) =>
    texts.map((text) => (text === words.which ? words.whichOf(wish.words.join(' ')) : text)),
  );
  const groups = asked.map(({ answer: { notes } }) => notes.about?.products ?? []);
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  const products = Array.from({ length: longest }, (_one, at) =>
    groups.flatMap((group) => group.slice(at, at + 1)),
  ).flat();
  return {
    texts: [...new Set(texts)],
    chips: asked.flatMap(({ answer: { chips } }) => chips.slice(0, CHOICES / 2)),
    notes: openAbout(products.map((id) => ({ id }))),
  };
}

/** "quiero 2 docenas de empanadas y 1 kg de pan"; null when no product is asked for. */
export function addItems(talk: Talk): AssistantAnswer | null {
  const { words } = talk;
  const sold = soldProducts(talk);
  const understood = withoutSum(wishesOf(talk, sold)).map((wish) => ({
    wish,
    found: understand(talk, wish, sold),
  }));
  if (understood.every(({ found }) => found === null)) return null;

  const lines = understood.flatMap(({ found }) => (found?.kind === 'line' ? [found] : []));
  const asked = understood.flatMap(({ wish, found }) =>
    found?.kind === 'answer' ? [{ wish, answer: found.answer }] : [],
  );
  const missing = understood
    .filter(({ wish, found }) => found === null && wish.words.length > 0)
    .map(({ wish }) => words.notFound(wish.words.join(' ')));
  // A question only adds what it names with its amount.
  const settled = asked.length === 0 && missing.length === 0;
  if (talk.asks && !(settled && lines.every(({ wish }) => wish.quantity !== null))) return null;

  const questions = joinedQuestions(talk, asked);
  if (lines.length === 0) {
    return answer(intents.itemQuestion, [...missing, ...questions.texts], questions);
  }
  const added = addLines(talk, lines);
  const notes = { ...added.notes, ...questions.notes, unsettled: !settled };
  return {
    ...added,
    texts: [...added.texts, ...missing, ...questions.texts],
    chips: [...questions.chips, ...added.chips],
    notes,
  };
}
