import type { OrderItem } from '~/contract/types';

import type { OrderRow, ProductRow } from '../../db';
import { addToOrder, removeItem, setItemAmount } from '../../shopperOrders';
import { findSession, heldOrder } from '../../shoppers';
import { productWords, speaksOf } from './lexicon';
import { namedInFull, rankProducts, type Named } from './match';
import { amountOf, findQuantity, quantityAt, tokensOf, type Quantity } from './quantity';
import {
  amountText,
  answer,
  intents,
  money,
  unitCodeOf,
  type AssistantAnswer,
  type Talk,
} from './talk';

/** Products offered for a choice. */
const CHOICES = 4;
/** What is offered of a product whose amount must be asked. */
const OFFERED_AMOUNTS = { gr: [100, 200, 500], other: [1, 2] };

type Sold = Named & Pick<ProductRow, 'price_per_unit'>;

function tagsOf({ tags }: Readonly<ProductRow>): string[] {
  return typeof tags === 'string' ? tags.split(',') : tags;
}

/** The active products of the store. */
export function soldProducts({ db, store }: Talk): Sold[] {
  return db.products
    .where((row) => row.store_id === store.id && row.active)
    .map((row) => ({ ...row, brand: row.brand.name, kind: row.kind.name, tags: tagsOf(row) }));
}

/** A part of a text: how much of what. */
interface Wish {
  text: string;
  quantity: Quantity | null;
  words: string[];
}

function wishOf({ store }: Talk, text: string, tokens = tokensOf(text)): Wish {
  const quantity = findQuantity(tokens, store.prefered_language);
  const rest =
    quantity === null
      ? tokens
      : [...tokens.slice(0, quantity.start), ...tokens.slice(quantity.end)];
  return { text: text.trim(), quantity, words: productWords(rest) };
}

/** A list of things as its parts: it is cut where the next part begins with a quantity. */
function partsOf(talk: Talk): string[] {
  const parts: string[] = [];
  const joints: string[] = [];
  for (const [index, piece] of talk.text
    .split(/(\s*[,;+]\s+|\s+(?:y|e|and|más|mais)\s+)/i)
    .entries()) {
    if (index % 2 === 1) joints.push(piece);
    else if (parts.length === 0 || startsPart(talk, piece, parts.at(-1) ?? '')) parts.push(piece);
    else parts.push(`${parts.pop() ?? ''}${joints.at(-1) ?? ' '}${piece}`);
  }
  return parts;
}

function startsPart(talk: Talk, piece: string, before: string): boolean {
  const begins = quantityAt(tokensOf(piece), 0, talk.store.prefered_language) !== null;
  return begins && wishOf(talk, before).words.length > 0;
}

/** The products that a wish may mean, the best first. */
function meant<Product extends Named>(
  talk: Talk,
  wish: Wish,
  products: readonly Product[],
): { products: Product[]; quantity: Quantity | null } {
  const full = namedInFull(products, tokensOf(wish.text));
  if (full !== null) {
    const { quantity } = wishOf(talk, wish.text, full.rest);
    return { products: [full.product], quantity };
  }
  const fits = (product: Product) => typeof amountOf(wish.quantity, product) === 'number';
  return { products: rankProducts(products, wish.words, fits), quantity: wish.quantity };
}

function offers(talk: Talk, product: Sold): string[] {
  const amounts = OFFERED_AMOUNTS[unitCodeOf(product.quantity_unit) === 'gr' ? 'gr' : 'other'];
  return amounts.map((amount) => amountText(talk, amount, product));
}

function soldBy({ words }: Talk, product: Named): string {
  const unit = unitCodeOf(product.quantity_unit);
  return unit === null ? product.quantity_unit : words.soldBy[unit];
}

type Understood =
  | { kind: 'answer'; answer: AssistantAnswer }
  | { kind: 'line'; product: Sold; amount: number; wish: Wish; others: Sold[] };

function ask(texts: string[], chips: string[]): Understood {
  return { kind: 'answer', answer: answer(intents.itemQuestion, texts, { chips }) };
}

function understand(talk: Talk, wish: Wish, sold: readonly Sold[]): Understood | null {
  const { words } = talk;
  const { products, quantity } = meant(talk, wish, sold);
  const [product, ...others] = products;
  if (product === undefined) return null;
  // "queso" is any of ten: without an amount nobody can tell which.
  if (quantity === null && others.length > 0) {
    const choices = products.slice(0, CHOICES);
    return ask(
      [words.which],
      choices.flatMap((choice) => offers(talk, choice).slice(0, 1)),
    );
  }
  const amount = amountOf(quantity, product);
  if (amount === 'ask') return ask([words.howMuch(product.name)], offers(talk, product));
  if (amount === 'unit') {
    return ask([words.wrongUnit(product.name, soldBy(talk, product))], offers(talk, product));
  }
  return { kind: 'line', product, amount, wish, others };
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
  const wishes = partsOf(talk).map((part) => wishOf(talk, part));
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
    session,
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

  const amount = quantity === null ? 'ask' : amountOf(quantity, chosen);
  if (amount === 'ask') return answer(intents.itemQuestion, [words.howMuch(chosen.name)]);
  if (amount === 'unit') {
    const how = words.wrongUnit(chosen.name, soldBy(talk, chosen));
    return answer(intents.itemQuestion, [how]);
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

  const amount = quantity === null ? null : amountOf(quantity, chosen);
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
