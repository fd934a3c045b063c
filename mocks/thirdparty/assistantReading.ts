import type { LanguageCode, UnitCode } from '~/contract/types';
import { parseQuantity, quantityProblem } from '~/domain/orders/quantities';
import { foldText } from '~/lib/text';

import { AMOUNT_FORMS, LANGUAGE_WORDS, NUMBERS, UNIT_WORDS, verbs, words } from './assistantWords';

/** What a message asks for: amount and words of a product, after a verb, without one `add`. */
export interface Instruction {
  kind: 'add' | 'change' | 'remove' | 'unclear';
  amount: { typed: string; unit: UnitCode; hasUnit: boolean } | null;
  words: string[];
}

interface Product {
  name: string;
  quantity_unit: string;
}

/** How many of the second unit make one of the first. */
const FACTORS: Partial<Record<string, number>> = { 'kg gr': 1000, 'gr kg': 0.001, 'doc unid': 12 };
/** From here on a count without a unit may be a price. */
const LARGE_COUNT = 100;
/** Weight of the first word of a product's name. */
const FIRST_WORD = 100;
/** A message without accents, capitals and punctuation; numbers keep their separators and sign. */
export function plainText(text: string): string {
  const spelt = text.replace(/½|\b1\/2\b/g, ' medio ').replace(/¼|\b1\/4\b/g, ' cuarto ');
  return (foldText(spelt).match(/(?:(?<!\S)[-−])?\d+(?:[.,]\d+)*|\p{L}+/gu) ?? []).join(' ');
}

/** Whether a plain message contains one of the phrases, which are separated by `|`. */
export function names(plain: string, phrases: string): boolean {
  return phrases.split('|').some((phrase) => ` ${plain} `.includes(` ${phrase} `));
}

/** Whether a plain message consists of these phrases. */
export function isOnly(plain: string, phrases: string): boolean {
  return new RegExp(`^(?:(?:${phrases})(?: |$))+$`).test(plain);
}

/** Removes the phrases at the start of a plain message. */
export function without(plain: string, phrases: string): string {
  return plain.replace(new RegExp(`^(?:(?:${phrases})(?: |$))+`), '');
}

/** A message without the polite words, the wish and the name of the order around it. */
export function coreOf(plain: string): string {
  const end = new RegExp(`(?:(?:^| )(?:${words.polite}|${words.orderEnds}))+$`);
  return without(plain, `${words.polite}|${verbs.wish}`).replace(end, '');
}

/** The language that most words of a message are of; null for none. */
export function languageOf(text: string): LanguageCode | null {
  const codes = Object.keys(LANGUAGE_WORDS) as LanguageCode[];
  const count = (code: LanguageCode) =>
    plainText(text)
      .split(' ')
      .filter((word) => names(word, LANGUAGE_WORDS[code])).length;
  const [best, second] = codes.sort((a, b) => count(b) - count(a));
  return best && second && count(best) > count(second) ? best : null;
}

/** The unit of a word; without a word or for an unknown one, pieces. */
export function unitOf(word = ''): UnitCode {
  const codes = Object.keys(UNIT_WORDS) as UnitCode[];
  return codes.find((code) => names(foldText(word), UNIT_WORDS[code])) ?? 'unid';
}

/** The value of a word in a list of `words=value`. */
function valueIn(list: string, word: string): string | undefined {
  const entries = list.split(',').map((entry) => entry.split('='));
  return entries.find(([spelt = '']) => names(word, spelt))?.[1];
}

const wordsOf = (plain: string) =>
  plain.split(' ').filter((word) => word !== '' && !names(word, words.connectives));

/**
 * Reads "quiero 2 docenas de empanadas", "mejor 3 yerbas" and "sacame la yerba". What is neither polite word, verb nor
 * amount is taken for a word of the product, so that a message with anything else names no product.
 */
export function readInstruction(plain: string, language: LanguageCode): Instruction {
  const spoken = AMOUNT_FORMS.reduce((text, [form, amount]) => text.replace(form, amount), plain);
  const rest = without(spoken, `${words.polite}|${Object.values(verbs).join('|')}`);
  const lead = spoken.slice(0, spoken.length - rest.length).trim();
  const said = (['add', 'change', 'remove', 'unclear'] as const).filter((kind) =>
    names(lead, verbs[kind]),
  );
  const kind = said.length > 1 ? 'unclear' : (said[0] ?? 'add');
  const core = coreOf(rest);
  const counts = NUMBERS[language].replaceAll(/=[^,]+/g, '').replaceAll(',', '|');
  const units = Object.values(UNIT_WORDS).join('|');
  const start = new RegExp(`^(-?\\d\\S*|${counts})(?: (${units}))?(?: (.*))?$`).exec(core);
  const [, typed, unit, product = ''] = start ?? [];
  if (typed === undefined) return { kind, amount: null, words: wordsOf(core) };
  const digits = valueIn(NUMBERS[language], typed) ?? typed;
  const amount = { typed: digits, unit: unitOf(unit), hasUnit: unit !== undefined };
  return { kind, amount, words: wordsOf(product) };
}

/** The amount in the product's unit; null when it is missing, unclear, in a unit that does not fit, or perhaps a price. */
export function amountOf({ amount }: Instruction, { quantity_unit }: Product): number | null {
  if (amount === null) return null;
  const sold = unitOf(quantity_unit);
  const typed = parseQuantity(amount.typed, amount.unit);
  const factor = amount.unit === sold ? 1 : FACTORS[`${amount.unit} ${sold}`];
  if (!typed.ok || factor === undefined) return null;
  const value = Number((typed.value * factor).toFixed(6));
  const isPrice = !amount.hasUnit && value >= LARGE_COUNT;
  const isPart = sold === 'unid' && !Number.isInteger(value);
  return isPrice || isPart || quantityProblem(value, quantity_unit) !== null ? null : value;
}

/** A word without its plural ending. */
const stem = (word: string) => word.replace(/[oa]es$/, 'ao').replace(/e?s?$/, '');

const isTypo = (a: string, b: string) =>
  Math.min(a.length, b.length) > 4 &&
  Math.abs(a.length - b.length) < 2 &&
  a.slice(0, 3) === b.slice(0, 3) &&
  a.at(-1) === b.at(-1);

/** The products whose name begins with the first word and has all others; if some match in full, only those. */
export function namedProducts<Row extends Product>(
  products: readonly Row[],
  said: string[],
): Row[] {
  const wanted = said.map(stem);
  const isFull = (name: string[]) => name.length === wanted.length;
  const all = products.map((product) => ({
    product,
    name: wordsOf(plainText(product.name)).map(stem),
  }));
  const found = all.filter(({ name }) => {
    const named = name[0] === wanted[0] && wanted.every((word) => name.includes(word));
    return named && (isFull(name) || !/^\d/.test(wanted[0] ?? ''));
  });
  const full = found.filter(({ name }) => isFull(name));
  return (full.length > 0 ? full : found).map(({ product }) => product);
}

/** The products that a message may be about, by the first word of the name or else by any; for answers only. */
export function mentioned<Row extends Product>(products: readonly Row[], plain: string) {
  const noProduct = [words.noProduct, ...Object.values(verbs)].join('|');
  const said = wordsOf(plain)
    .map((word) => valueIn(words.synonyms, word) ?? word)
    .filter((word) => /\p{L}{3}/u.test(word) && !names(word, noProduct));
  const hits = (name: string[]) =>
    said.filter((word) => name.some((part) => stem(part) === stem(word) || isTypo(part, word)))
      .length;
  const scored = products.map((product) => {
    const name = wordsOf(plainText(product.name));
    return { product, score: hits(name) + (hits(name.slice(0, 1)) > 0 ? FIRST_WORD : 0) };
  });
  const best = Math.max(1, ...scored.map(({ score }) => score));
  const found = scored.filter(({ score }) => score === best).map(({ product }) => product);
  return { found, sure: best > FIRST_WORD };
}

/** The address in a message, without the words before it; null without street and number. */
export function addressIn(text: string): string | null {
  const typed = text.normalize('NFC').trim();
  const lead = new RegExp(`^(?:(?:${words.addressLeads})[ ,:]+)*`).exec(foldText(typed));
  const address = typed.slice(lead?.[0].length ?? 0);
  const plain = plainText(address);
  const streets = plain.matchAll(/(\p{L}{3,}) (?:(?:al|n|nro|no|numero) )?\d{1,5}(?= |$)/gu);
  const english = /^\d{1,5} (?:\p{L}+ ){1,3}(?:street|st|avenue|ave|road|rd|lane)\b/u.test(plain);
  const other = [words.noStreet, ...Object.values(verbs)].join('|');
  const named = english || [...streets].some(([, street = '']) => !names(street, other));
  return named && !names(plain, words.noAddress) ? address : null;
}
