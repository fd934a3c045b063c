import type { OrderItem } from '~/contract/types';
import { quantityProblem } from '~/domain/quantities';

import type { OrderRow } from '../../db';
import { addToOrder, removeItem, setItemAmount } from '../../shopperOrders';
import { findSession, heldOrder, releaseFinished } from '../../shoppers';
import { speaksOf } from './lexicon';
import type { Named } from './match';
import { amountOf, quantityAt, tokensOf } from './quantity';
import { amountText, answer, intents, money, type AssistantAnswer, type Talk } from './talk';
import {
  countsThings,
  meant,
  offers,
  problemText,
  soldBy,
  soldProducts,
  wishesOf,
  wishOf,
  type Sold,
  type Wish,
} from './wishes';

/** Products offered for a choice. */
const CHOICES = 4;
const MORE = /\b(mas|mais|more)\b/;
const ANOTHER = /\b(otr[oa]|outr[oa]|another)\b/;
const ONE = { value: 1, unit: null };

type Understood =
  | { kind: 'answer'; answer: AssistantAnswer }
  | { kind: 'line'; product: Sold; amount: number; wish: Wish; others: Sold[] };

function ask(texts: string[], chips: string[]): Understood {
  return { kind: 'answer', answer: answer(intents.itemQuestion, texts, { chips }) };
}

function understand(talk: Talk, wish: Wish, sold: readonly Sold[]): Understood | null {
  const { words } = talk;
  const { products, quantity, mistyped } = meant(talk, wish, sold);
  const [product, ...others] = products;
  if (product === undefined) return null;
  const choices = products.slice(0, CHOICES);
  if (mistyped) {
    const chips = choices.flatMap((choice) => {
      const amount = quantity === null ? null : amountOf(quantity, choice);
      return typeof amount === 'number'
        ? [amountText(talk, amount, choice)]
        : offers(talk, choice).slice(0, 1);
    });
    return ask([words.didYouMean(wish.words.join(' '))], chips);
  }
  // "queso" is any of ten: without an amount nobody can tell which.
  if (quantity === null && others.length > 0) {
    return ask(
      [words.which],
      choices.flatMap((choice) => offers(talk, choice).slice(0, 1)),
    );
  }
  const amount = amountOf(quantity, product);
  const known = heldItem(talk, product);
  const problem =
    typeof amount === 'string'
      ? amount
      : quantityProblem((known?.amount ?? 0) + amount, product.quantity_unit);
  if (typeof amount === 'string' || problem !== null) {
    return ask([problemText(talk, problem ?? 'ask', product)], offers(talk, product));
  }
  return { kind: 'line', product, amount, wish, others };
}

function heldItem({ db, session }: Talk, product: Named): OrderItem | undefined {
  return heldOrder(db, session)?.items.find(({ product_id }) => product_id === product.id);
}

/** The order's sum and, as long as it is not confirmed, what the store wants to say before that. */
function orderLines({ store, words }: Talk, order: Readonly<OrderRow>, preOrder: boolean) {
  const total = words.total(money({ store }, order.total_price));
  return [total, preOrder ? store.dialog_messages.pre_order : null];
}

/** "quiero 2 docenas de empanadas y 1 kg de pan"; null when no product is named. */
export function addItems(talk: Talk): AssistantAnswer | null {
  const { db, session, words, now } = talk;
  const sold = soldProducts(talk);
  const wishes = wishesOf(talk);
  const understood = wishes.map((wish) => understand(talk, wish, sold));
  if (understood.every((one) => one === null)) return null;

  const lines = understood.filter((one) => one?.kind === 'line');
  const questions = understood.flatMap((one) => (one?.kind === 'answer' ? [one.answer] : []));
  const missing = wishes.filter((wish, at) => understood[at] === null && wish.words.length > 0);
  const texts = missing.map((wish) => words.notFound(wish.words.join(' ')));
  const chips = questions.flatMap((question) => question.chips);
  if (lines.length === 0) {
    const asked = questions.flatMap((question) => question.texts);
    return answer(intents.itemQuestion, [...texts, ...asked], { chips });
  }

  const first = heldOrder(db, session) === null;
  const order = addToOrder(
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
  const others = choice?.others.slice(0, 2) ?? [];
  const also =
    others.length === 0 ? null : words.alsoHave(others.map(({ name }) => name).join(', '));
  return answer(
    intents.itemConfirmed,
    [
      ...said,
      also,
      ...texts,
      ...questions.flatMap((question) => question.texts),
      ...orderLines(talk, order, first),
    ],
    {
      chips: [
        ...chips,
        ...(choice ? [words.chip.remove(choice.product.name)] : []),
        words.chip.finish,
      ],
    },
  );
}

/** "200 gramos", said to "¿Qué cantidad de salame querés?"; null when nothing was asked, or more is said. */
export function answerHowMuch(talk: Talk): AssistantAnswer | null {
  const { previous, text } = talk;
  if (previous?.intent !== intents.itemQuestion) return null;
  const wish = wishOf(talk, text);
  if (wish.quantity === null || wish.words.length > 0) return null;
  const before = tokensOf(previous.text);
  const named = wishOf(talk, previous.text).words.join(' ');
  const whole = `${text.trim()} ${named}`;
  const again: Talk = { ...talk, text: whole, tokens: tokensOf(whole), previous: null };
  return speaksOf(before, 'change') ? changeItem(again) : addItems(again);
}

function namedItem(item: OrderItem): Named & { item: OrderItem } {
  const { id, name, brand, kind, quantity_unit } = item.product_denormalized;
  return { id, name, brand, kind, quantity_unit, tags: [], item };
}

/** What the session's order holds, for a turn that changes it; or why there is nothing to change. */
function held(talk: Talk): Readonly<OrderRow> | AssistantAnswer {
  const { db, words } = talk;
  const order = heldOrder(db, findSession(db, talk.session.id));
  if (order === null)
    return answer(intents.noOrder, [words.noOrder], { chips: [words.chip.catalogue] });
  if (order.items.length > 0) return order;
  return answer(intents.noOrder, [words.emptyOrder], { chips: [words.chip.catalogue] });
}

function isAnswer(value: Readonly<OrderRow> | AssistantAnswer): value is AssistantAnswer {
  return 'texts' in value;
}

function notInOrder(talk: Talk, order: Readonly<OrderRow>, removing: boolean): AssistantAnswer {
  const { words } = talk;
  const names = order.items.map((item) => item.product_denormalized.name);
  return answer(intents.itemNotFound, [words.notInOrder(names.join(', '))], {
    chips: removing ? names.slice(0, CHOICES).map(words.chip.remove) : [words.chip.order],
  });
}

/** "agregale 1 más": more of the last item; null when something else is meant. */
export function addMore(talk: Talk): AssistantAnswer | null {
  const { db, words, tokens } = talk;
  const { quantity, words: named } = wishOf(talk, talk.text);
  const text = tokens.join(' ');
  const another = ANOTHER.test(text);
  const said = quantity ?? (another ? ONE : null);
  if (named.length > 0 || said === null || !(another || MORE.test(text))) return null;
  const order = held(talk);
  if (isAnswer(order)) return order;
  const last = order.items.at(-1);
  if (last === undefined) return null;
  const item = namedItem(last);
  const amount = amountOf(said, item, true);
  if (typeof amount === 'string') {
    return answer(intents.itemQuestion, [problemText(talk, amount, item)]);
  }
  const problem = quantityProblem(last.amount + amount, item.quantity_unit);
  if (problem !== null) return answer(intents.itemQuestion, [problemText(talk, problem, item)]);
  const saved = setItemAmount(db, order, last, last.amount + amount);
  return answer(
    intents.itemConfirmed,
    [words.added(amountText(talk, amount, item)), ...orderLines(talk, saved, false)],
    { chips: [words.chip.remove(item.name), words.chip.finish] },
  );
}

/** "mejor 3", "cambiar la yerba a 3": the item named, or else the last one. */
export function changeItem(talk: Talk): AssistantAnswer {
  const { db, words } = talk;
  const order = held(talk);
  if (isAnswer(order)) return order;
  const wish = wishOf(talk, talk.text);
  const items = order.items.map(namedItem);
  const { products, quantity } = meant(talk, wish, items);
  const chosen = products[0] ?? (wish.words.length === 0 ? items.at(-1) : undefined);
  if (chosen === undefined) return notInOrder(talk, order, false);

  const amount = quantity === null ? 'ask' : amountOf(quantity, chosen, !countsThings(talk));
  if (typeof amount === 'string') {
    const chips = amount === 'notPositive' ? [words.chip.remove(chosen.name)] : [];
    return answer(intents.itemQuestion, [problemText(talk, amount, chosen)], { chips });
  }
  const saved = setItemAmount(db, order, chosen.item, amount);
  return answer(
    intents.itemConfirmed,
    [words.changed(amountText(talk, amount, chosen)), ...orderLines(talk, saved, false)],
    { chips: [words.chip.finish] },
  );
}

/** "quitar empanadas", "sacá 1 yerba": the whole item, or as much of it as was said. */
export function takeOut(talk: Talk): AssistantAnswer {
  const { db, words } = talk;
  const order = held(talk);
  if (isAnswer(order)) return order;
  const wish = wishOf(talk, talk.text);
  const { products, quantity } = meant(talk, wish, order.items.map(namedItem));
  const [chosen] = products;
  if (chosen === undefined) return notInOrder(talk, order, true);

  const amount = quantity === null ? null : amountOf(quantity, chosen, !countsThings(talk));
  if (typeof amount === 'string' && amount !== 'tooMuch') {
    return answer(intents.itemQuestion, [problemText(talk, amount, chosen)], {
      chips: [words.chip.remove(chosen.name)],
    });
  }
  const left = typeof amount === 'number' ? chosen.item.amount - amount : 0;
  if (left > 0) {
    const saved = setItemAmount(db, order, chosen.item, left);
    const rest = saved.items.find(({ id }) => id === chosen.item.id)?.amount ?? left;
    return answer(
      intents.itemConfirmed,
      [words.changed(amountText(talk, rest, chosen)), ...orderLines(talk, saved, false)],
      { chips: [words.chip.finish] },
    );
  }
  const saved = removeItem(db, order, chosen.item);
  return answer(
    intents.itemDiscarded,
    [words.removed(chosen.name), ...orderLines(talk, saved, false)],
    { chips: saved.items.length > 0 ? [words.chip.finish] : [words.chip.catalogue] },
  );
}

/** "¿cuánto sale la yerba?", "¿tienen empanadas?"; null when no product is named. */
export function quote(talk: Talk): AssistantAnswer | null {
  const { words } = talk;
  const { products } = meant(talk, wishOf(talk, talk.text), soldProducts(talk));
  if (products.length === 0) return null;
  const shown = products.slice(0, CHOICES);
  const texts = shown.map((product) =>
    product.price_per_unit === null
      ? words.noPrice(product.name)
      : words.price(product.name, money(talk, product.price_per_unit), soldBy(talk, product)),
  );
  return answer(intents.price, texts, {
    chips: shown.flatMap((product) => offers(talk, product).slice(0, 1)),
  });
}

/** Whether a text asks for a product: by a verb, or by beginning with a quantity. */
export function asksForItems({ tokens, store }: Talk): boolean {
  return speaksOf(tokens, 'add') || quantityAt(tokens, 0, store.prefered_language) !== null;
}

/** What was said that nothing sold is called. */
export function unknownItem(talk: Talk): AssistantAnswer | null {
  const { words } = wishOf(talk, talk.text);
  if (words.length === 0) return null;
  return answer(intents.itemNotFound, [talk.words.notFound(words.join(' '))], {
    chips: [talk.words.chip.catalogue],
  });
}
