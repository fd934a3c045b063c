import type { ProductRow } from '../../db';
import { lackedIn, lacks, withoutLacked } from './lacking';
import { isProductWord, productWords, speaksOf } from './lexicon';
import { answersTo, isLedBy, namedInFull, rankProducts, type Named, type Ranking } from './match';
import { PARTS, UNITS } from './numberWords';
import {
  amountOf,
  findQuantity,
  newAmount,
  quantityAt,
  withoutCircumstances,
  type Quantity,
} from './quantity';
import type { Talk } from './talk';
import { isNumeral, tokensOf, wordSet } from './tokens';

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

/** The products that the talk is about, the likeliest first. */
export function productsAbout(talk: Talk): Sold[] {
  const sold = new Map(soldProducts(talk).map((product) => [product.id, product]));
  return (talk.about?.products ?? []).flatMap((id) => sold.get(id) ?? []);
}

/** A part of a text: how much of what. */
export interface Wish {
  text: string;
  quantity: Quantity | null;
  words: string[];
  /** Its noun is left out: "una de carne". */
  elliptical: boolean;
  /** A number without a unit is one of the product's own unit. */
  inOwnUnit: boolean;
}

const OF = wordSet('de do da of');
const UNCOUNTED = wordSet('poco poquito pouco pouquinho bit');

/** "las de carne", "2 de jamón": whether "of" stands where the noun should be. */
function leavesNounOut(tokens: readonly string[], quantity: Quantity | null): boolean {
  const { start, end } = quantity ?? { start: 0, end: 0 };
  const first = tokens.findIndex((token, at) => isProductWord(token) && (at < start || at >= end));
  const before = tokens[first - 2] ?? '';
  if (!OF.has(tokens[first - 1] ?? '') || UNCOUNTED.has(before)) return false;
  return !UNITS.has(before) || PARTS[before] !== undefined || before === 'un';
}

export function wishOf({ store }: Talk, text: string, tokens = tokensOf(text)): Wish {
  const language = store.prefered_language;
  const change = speaksOf(tokens, 'change');
  const said = change ? tokens : withoutCircumstances(tokens, language);
  const quantity = change ? newAmount(said, language) : findQuantity(said, language);
  const rest =
    quantity === null ? said : [...said.slice(0, quantity.start), ...said.slice(quantity.end)];
  const words = namingWords(withoutLacked(rest));
  const elliptical = leavesNounOut(said, quantity);
  return { text: text.trim(), quantity, words, elliptical, inOwnUnit: false };
}

/** "2 arroz en oferta": what is said of a product's price names none, unless nothing else does. */
function namingWords(tokens: readonly string[]): string[] {
  const words = productWords(tokens);
  const names = words.filter((word) => !speaksOf([word], 'promo'));
  return names.length > 0 ? names : words;
}

/** The wish with the noun that it leaves out; as it is when nothing sold is called so. */
export function withNoun(wish: Wish, noun: string | undefined, sold: readonly Named[]): Wish {
  if (!wish.elliptical || noun === undefined) return wish;
  const words = [noun, ...wish.words];
  if (!sold.some((product) => isLedBy(product, noun) && answersTo(product, words))) return wish;
  return { ...wish, words, inOwnUnit: true };
}

/** The noun that the talk is about: the first word of the product last spoken of. */
export function nounOf(product: Named | undefined): string | undefined {
  return product === undefined ? undefined : productWords(tokensOf(product.name))[0];
}

const JOINTS = /(\s*[,;:+.!]\s+|\s+(?:y|e|and|más|mais)\s+)/i;

/** Whether a quantity that begins another thing stands at a word: "3 fernet | 2 sodas". */
function beginsThing(talk: Talk, before: readonly string[], rest: readonly string[]): boolean {
  const last = before.at(-1) ?? '';
  const quantity = quantityAt(rest, 0, talk.store.prefered_language);
  if (quantity === null || (quantity.value === 1 && !isNumeral(rest[0]))) return false;
  const own = wishOf(talk, before.join(' '));
  if (own.quantity === null || own.words.length === 0) return false;
  if (!isProductWord(last) && !UNITS.has(last)) return false;
  const next = OF.has(rest[quantity.end] ?? '') ? quantity.end + 1 : quantity.end;
  return isProductWord(rest[next] ?? '') && !isNumeral(last);
}

/** A text cut at its joints, and before each quantity that follows another thing; every second piece is a joint. */
function piecesOf(talk: Talk): string[] {
  return talk.text.split(JOINTS).flatMap((piece, index) => {
    if (index % 2 === 1) return [piece];
    const parts: string[] = [];
    let part: string[] = [];
    const words = piece.split(/\s+/).filter(Boolean);
    for (const [at, word] of words.entries()) {
      const rest = tokensOf(words.slice(at).join(' '));
      if (beginsThing(talk, tokensOf(part.join(' ')), rest)) {
        parts.push(part.join(' '), ' ');
        part = [];
      }
      part.push(word);
    }
    return parts.length === 0 ? [piece] : [...parts, part.join(' ')];
  });
}

/** A list of things as its wishes, each with its noun: it is cut where the next part is another thing. */
export function wishesOf(talk: Talk, sold: readonly Named[]): Wish[] {
  const noun = nounOf(productsAbout(talk)[0]);
  const parts: string[] = [];
  const joints: string[] = [];
  for (const [index, piece] of piecesOf(talk).entries()) {
    if (index % 2 === 1) joints.push(piece);
    else if (startsPart(talk, piece, parts, { noun, sold })) parts.push(piece);
    else parts.push(`${parts.pop() ?? ''}${joints.at(-1) ?? ' '}${piece}`);
  }
  const wishes = parts.map((part) => wishOf(talk, part));
  const said = wishes[0]?.elliptical === false ? wishes[0].words[0] : undefined;
  return wishes.map((wish) => withNoun(wish, said ?? noun, sold));
}

function startsPart(
  talk: Talk,
  piece: string,
  parts: readonly string[],
  { noun, sold }: { noun: string | undefined; sold: readonly Named[] },
): boolean {
  const last = parts.at(-1);
  if (last === undefined) return true;
  const [before, next] = [wishOf(talk, last), wishOf(talk, piece)];
  if (before.words.length === 0) return false;
  if (quantityAt(tokensOf(piece), 0, talk.store.prefered_language) !== null) {
    // "las de carne, 2 docenas"
    return next.words.length > 0 || before.quantity !== null;
  }
  if (next.words.length === 0 || !sold.some((product) => answersTo(product, next.words))) {
    return false;
  }
  // "empanadas de jamón y queso" is one thing, "queso y jamón" are two.
  const first = parts.length > 1 ? wishOf(talk, parts[0] ?? '').words[0] : noun;
  const [leading = ''] = before.elliptical && first !== undefined ? [first] : before.words;
  const whole = [leading, ...before.words, ...next.words];
  return !sold.some((product) => isLedBy(product, leading) && answersTo(product, whole));
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
  const fits = (product: Product) =>
    typeof amountOf(wish.quantity, product, wish.inOwnUnit) === 'number';
  const ranking = rankProducts(products, wish.words, fits);
  const exact = ranking.products.filter((product) => answersTo(product, wish.words));
  const lacked = lackedIn(tokensOf(wish.text));
  const likely = exact.length > 0 ? exact : ranking.products;
  const lacking = likely.filter((product) => lacks(product, lacked));
  const found = lacking.length > 0 ? lacking : likely;
  return { ...ranking, products: found, quantity: wish.quantity };
}

/** Whether a number stands before what it counts ("mejor 6 huevos"), not behind it ("cambiar los huevos a 6"). */
export function countsThings({ store, tokens }: Talk): boolean {
  const quantity = newAmount(tokens, store.prefered_language);
  return quantity !== null && productWords(tokens.slice(quantity.end).slice(0, 1)).length > 0;
}
