import type { LanguageCode, UnitCode } from '~/contract/types';
import { parseQuantity, quantityProblem } from '~/domain/orders/quantities';
import { memoized } from '~/lib/memoized';
import { foldText } from '~/lib/text';

import * as table from './assistantWords';
import { type WordKey, words } from './assistantWords';

const KINDS = ['add', 'change', 'remove', 'unclear'] as const;
const POLITE = words(['please', 'greeting', 'thanks']);
const VERBS = words(['wish', 'certain', 'yes', 'done', ...KINDS]);
/** The end of an instruction that names the order: "del pedido". */
const ORDER_END =
  '(?:(?:al?|del?|ao|no|do|to|from) )?(?:(?:el|mi|o|meu|the|my) )?(?:pedido|carrito|compra|order)';
/** How many of the second unit make one of the first. */
const FACTORS: Partial<Record<string, number>> = { 'kg gr': 1000, 'gr kg': 0.001, 'doc unid': 12 };

export type Product = Record<'name' | 'quantity_unit', string>;

/** What a message asks for: amount and words of a product, after a verb, without one `add`. */
export interface Instruction {
  kind: (typeof KINDS)[number];
  typed: string;
  unit: string;
  product: string[];
}

/** A message without accents, capitals and punctuation; numbers keep their separators and sign. */
export const plainText = (text: string) =>
  (foldText(text).match(/(?:(?<!\S)[-−])?\d+(?:[.,]\d+)*|\p{L}+/gu) ?? []).join(' ');

const contains = (text: string, row: string) => new RegExp(`(?<!\\S)(?:${row})(?!\\S)`).test(text);
const onlyOf = (pattern: string) => new RegExp(`^(?:(?:${pattern})(?: |$))+$`);
const consistsOf = (plain: string, pattern: string) => onlyOf(pattern).test(plain);
const spoken = memoized((language: LanguageCode) => onlyOf(table.wordsIn(language)));

/** Whether a plain message contains a phrase of these rows. */
export const names = (plain: string, ...keys: WordKey[]) => contains(plain, words(keys));

/** Whether a message consists of phrases of these rows, polite words and a wish around them aside. */
export const isOnly = (text: string, ...keys: WordKey[]) =>
  consistsOf(coreOf(plainText(text)), words(keys));

export const without = (plain: string, pattern: string) =>
  plain.replace(new RegExp(`^(?:(?:${pattern})(?: |$))+`), '');

/** A message without the polite words, the wish and the name of the order around it. */
export function coreOf(plain: string): string {
  const end = new RegExp(`(?:(?:^| )(?:${POLITE}|${ORDER_END}))+$`);
  return without(plain, `${POLITE}|${words(['wish'])}`).replace(end, '');
}

/** The language that most words of a message are of; null for none. */
export function languageOf(text: string): LanguageCode | null {
  const said = plainText(text).split(' ');
  const count = (language: LanguageCode) =>
    said.filter((word) => spoken(language).test(word)).length;
  const [best, second] = table.LANGUAGES.toSorted((one, other) => count(other) - count(one));
  return best && second && count(best) > count(second) ? best : null;
}

/** The unit of a word; without a word or for an unknown one, pieces. */
export function unitOf(word = ''): UnitCode {
  const codes = Object.keys(table.UNIT_WORDS) as UnitCode[];
  return codes.find((code) => consistsOf(foldText(word), table.UNIT_WORDS[code])) ?? 'unid';
}

const wordsOf = (plain: string) =>
  plain.split(' ').filter((word) => word !== '' && !consistsOf(word, words(['connective'])));

/** Reads an instruction such as "quiero 2 docenas de empanadas"; any word besides becomes one of the product. */
export function readInstruction(plain: string, language: LanguageCode): Instruction {
  const rest = without(plain, `${POLITE}|${VERBS}`);
  const lead = plain.slice(0, plain.length - rest.length).trim();
  const said = KINDS.filter((each) => names(lead, each));
  const kind = said.length > 1 ? 'unclear' : (said[0] ?? 'add');
  const core = coreOf(rest);
  const numbers = [table.HALF, ...table.NUMBERS[language].split(',')];
  const units = Object.values(table.UNIT_WORDS).join('|');
  const counts = numbers.toReversed().join('|');
  const start = `^(?<typed>-?\\d\\S*|${counts})(?: (?<unit>${units}))?(?: (?<name>.*))?$`;
  const { typed = '', unit = '', name = '' } = new RegExp(start).exec(core)?.groups ?? {};
  const value = numbers.findIndex((pattern) => consistsOf(typed, pattern));
  const product = wordsOf(typed === '' ? core : name);
  return { kind, typed: value < 0 ? typed : `${value || 0.5}`, unit, product };
}

/** The amount in the product's unit; null when it is missing, unclear, in another unit, or perhaps a price. */
export function amountOf(said: Instruction, { quantity_unit }: Product): number | null {
  const sold = unitOf(quantity_unit);
  const unit = unitOf(said.unit);
  const typed = parseQuantity(said.typed, unit);
  const factor = unit === sold ? 1 : FACTORS[`${unit} ${sold}`];
  if (!typed.ok || factor === undefined) return null;
  const value = Number((typed.value * factor).toFixed(6));
  const isPrice = said.unit === '' && value >= 100;
  return isPrice || quantityProblem(value, quantity_unit) !== null ? null : value;
}

const nameOf = memoized((name: string) => wordsOf(plainText(name)).map(stem));
/** A word without its plural ending. */
const stem = (word: string) => word.replace(/[oa]es$/, 'ao').replace(/e?s?$/, '');

/** The one product whose name begins with the first word and has all others, preferably no more; else null. */
export function productOf<Row extends Product>(products: readonly Row[], said: Instruction) {
  const wanted = said.product.map(stem);
  const found = products.filter((product) => {
    const name = nameOf(product.name);
    return name[0] === wanted[0] && wanted.every((word) => name.includes(word));
  });
  const full = found.filter((product) => nameOf(product.name).length === wanted.length);
  const [first, ...others] = full.length > 0 ? full : found;
  return others.length > 0 ? null : (first ?? null);
}

/** The products that a message may be about, by the first word of the name or else by any; for answers only. */
export function mentioned<Row extends Product>(products: readonly Row[], plain: string) {
  const other = `(?<!\\S)(?:${VERBS}|${words(['noProduct', 'thanks', 'asking'])})(?!\\S)`;
  const said = wordsOf(plain.replaceAll(new RegExp(other, 'g'), ''));
  const stems = said.filter((word) => /\p{L}{3}/u.test(word)).map(stem);
  const scored = products.map((product) => {
    const name = nameOf(product.name);
    return { product, name, hits: stems.filter((word) => name.includes(word)).length };
  });
  const led = scored.filter(({ name }) => stems.includes(name[0] ?? ''));
  const pool = led.length > 0 ? led : scored.filter(({ hits }) => hits > 0);
  const best = pool.filter(({ name, hits }) =>
    pool.every((other) => other.hits <= hits || (pool === led && other.name[0] !== name[0])),
  );
  return { found: best.map(({ product }) => product), sure: led.length > 0 };
}

/** The address in a message, without the words before it; null without street and number. */
export function addressIn(text: string): string | null {
  const typed = text.normalize('NFC').trim();
  const lead = new RegExp(`^(?:(?:${words(['addressLead'])})[ ,:]+)*`).exec(foldText(typed));
  const address = typed.slice(lead?.[0].length ?? 0);
  const plain = plainText(address);
  const hasStreet = /(?<=\p{L}{3}) (?:(?:al|n|nro|numero) )?\d{2,5}\b|^\d{2,5} \p{L}{3}/u;
  const isOther = contains(plain, `${VERBS}|${words(['noAddress'])}`) || /[?¿\p{Sc}]/u.test(text);
  return hasStreet.test(plain) && !isOther ? address : null;
}
