import { maxQuantity } from '~/domain/quantities';

import type { ProductRow } from '../../db';
import { productWords } from './lexicon';
import { namedInFull, rankProducts, type Named, type Ranking } from './match';
import {
  amountOf,
  findQuantity,
  quantityAt,
  tokensOf,
  type AmountProblem,
  type Quantity,
} from './quantity';
import { amountText, unitCodeOf, type Talk } from './talk';

/** What is offered of a product whose amount must be asked. */
const OFFERED_AMOUNTS = { gr: [100, 200, 500], other: [1, 2] };

/** A product that the store sells. */
export type Sold = Named & Pick<ProductRow, 'price_per_unit'>;

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
export interface Wish {
  text: string;
  quantity: Quantity | null;
  words: string[];
}

export function wishOf({ store }: Talk, text: string, tokens = tokensOf(text)): Wish {
  const quantity = findQuantity(tokens, store.prefered_language);
  const rest =
    quantity === null
      ? tokens
      : [...tokens.slice(0, quantity.start), ...tokens.slice(quantity.end)];
  return { text: text.trim(), quantity, words: productWords(rest) };
}

/** A list of things as its wishes: it is cut where the next part begins with a quantity. */
export function wishesOf(talk: Talk): Wish[] {
  const parts: string[] = [];
  const joints: string[] = [];
  for (const [index, piece] of talk.text
    .split(/(\s*[,;+]\s+|\s+(?:y|e|and|más|mais)\s+)/i)
    .entries()) {
    if (index % 2 === 1) joints.push(piece);
    else if (parts.length === 0 || startsPart(talk, piece, parts.at(-1) ?? '')) parts.push(piece);
    else parts.push(`${parts.pop() ?? ''}${joints.at(-1) ?? ' '}${piece}`);
  }
  return parts.map((part) => wishOf(talk, part));
}

function startsPart(talk: Talk, piece: string, before: string): boolean {
  const begins = quantityAt(tokensOf(piece), 0, talk.store.prefered_language) !== null;
  return begins && wishOf(talk, before).words.length > 0;
}

/** The products that a wish may mean, the best first, with the quantity that is said beside their names. */
export function meant<Product extends Named>(
  talk: Talk,
  wish: Wish,
  products: readonly Product[],
): Ranking<Product> & { quantity: Quantity | null } {
  const full = namedInFull(products, tokensOf(wish.text));
  if (full !== null) {
    const { quantity } = wishOf(talk, wish.text, full.rest);
    return { products: [full.product], mistyped: false, quantity };
  }
  const fits = (product: Product) => typeof amountOf(wish.quantity, product) === 'number';
  return { ...rankProducts(products, wish.words, fits), quantity: wish.quantity };
}

/** Whether a number stands before what it counts ("mejor 6 huevos"), not behind it ("cambiar los huevos a 6"). */
export function countsThings({ store, tokens }: Talk): boolean {
  const quantity = findQuantity(tokens, store.prefered_language);
  return quantity !== null && productWords(tokens.slice(quantity.end).slice(0, 1)).length > 0;
}

/** Amounts of a product to choose from, as chips. */
export function offers(talk: Talk, product: Named): string[] {
  const amounts = OFFERED_AMOUNTS[unitCodeOf(product.quantity_unit) === 'gr' ? 'gr' : 'other'];
  return amounts.map((amount) => amountText(talk, amount, product));
}

/** How a product is sold: `por kilo`. */
export function soldBy({ words }: Talk, product: Named): string {
  const unit = unitCodeOf(product.quantity_unit);
  return unit === null ? product.quantity_unit : words.soldBy[unit];
}

/** What the assistant says of an amount that cannot be. */
export function problemText(talk: Talk, problem: AmountProblem, product: Named): string {
  const { words } = talk;
  switch (problem) {
    case 'ask':
      return words.howMuch(product.name);
    case 'unit':
      return words.wrongUnit(product.name, soldBy(talk, product));
    case 'notPositive':
      return words.notPositive;
    case 'partOfGram':
      return words.wholeGrams;
    case 'tooMuch':
      return words.tooMuch(amountText(talk, maxQuantity(product.quantity_unit), product));
  }
}
