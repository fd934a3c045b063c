import type { LanguageCode, UnitCode } from '~/contract/types';
import { parseQuantity, quantityProblem } from '~/domain/orders/quantities';
import { memoized } from '~/lib/memoized';
import { foldText } from '~/lib/text';

import * as table from './words';
import { type WordKey, words } from './words';

const KINDS = ['wish', 'add', 'change', 'remove', 'unclear'] as const;
type Kind = (typeof KINDS)[number] | 'none';
const POLITE = words(['please', 'greeting', 'thanks']);
/** Words around an instruction, which neither make nor spoil one. */
export const SOFT = `${POLITE}|${words(['certain', 'yes', 'done'])}`;
const DONE = new RegExp(`(?<!\\S)(?:${words(['done'])})(?!\\S)`, 'g');
const VERBS = words(KINDS);
const MORE = words(['more']);
/** The end of an instruction that names the order: "del pedido". */
const ORDER_END =
  '(?:(?:al?|del?|ao|no|do|to|from) )?(?:(?:el|mi|o|meu|the|my) )?(?:pedido|carrito|compra|order)';
/** What may stand after an instruction. */
const PART_END = `(?:(?:y|e|and) )?(?:${SOFT}|${words(['total'])}|${MORE})|${ORDER_END}`;
const UNITS = Object.values(table.UNIT_WORDS).join('|');
const COUNTS = table.NUMBERS.map(([, pattern]) => pattern).join('|');
/** A number in English only. */
const ARTICLE = 'an?';
const AND_A_HALF = '(?:[ye] (?:medi[oa]|mei[oa])|and a half)';
/** How many of the second unit make one of the first. */
const FACTORS: Partial<Record<string, number>> = { 'kg gr': 1000, 'gr kg': 0.001, 'doc unid': 12 };

export type Product = Record<'name' | 'quantity_unit', string>;

/** What one part of a message says: a verb (or that of the part before), an amount and other words. */
export interface Part {
  kind: Kind;
  /** "2 más": on top of what the order holds. */
  more: boolean;
  typed: string;
  unit: string;
  half: boolean;
  product: string[];
  /** All words of "rollo de cocina x 3", whose amount may be a part of the name. */
  whole: string[];
}

const TOKENS = /(?:(?<!\S)[-−])?\d+(?:[.,]\d+)*|\p{L}+|[,;.!\n&+]+/gu;
/** Like {@link plainText}, with a comma where a part of the message ends. */
const marked = (text: string) =>
  (
    foldText(text)
      .replaceAll(/(\p{L})\1{2,}/gu, '$1')
      .match(TOKENS) ?? []
  )
    .map((token) => (/[\p{L}\d]/u.test(token) ? token : ','))
    .join(' ');

/** A message without accents, capitals, drawn-out letters and punctuation; numbers keep separators and sign. */
export const plainText = (text: string) =>
  marked(text)
    .replaceAll(/(^| ),(?= |$)/g, '')
    .trim();

const whole = memoized((pattern) => new RegExp(`(?<!\\S)(?:${pattern})(?!\\S)`));
const exactly = memoized((pattern) => new RegExp(`^(?:${pattern})$`));
const LONGEST_PHRASE = 5;

/** How many words at the start, or at the end, are phrases of a pattern. Linear, unlike a repeated alternation. */
function countPhrases(said: readonly string[], pattern: string, atEnd = false): number {
  const reached = new Set([0]);
  for (const from of reached) {
    for (let to = from + 1; to <= Math.min(from + LONGEST_PHRASE, said.length); to += 1) {
      const phrase = atEnd
        ? said.slice(said.length - to, said.length - from)
        : said.slice(from, to);
      if (exactly(pattern).test(phrase.join(' '))) reached.add(to);
    }
  }
  return Math.max(...reached);
}

/** Whether a plain message consists of phrases of a pattern. */
function consistsOf(plain: string, pattern: string) {
  const said = plain.split(' ');
  return countPhrases(said, pattern) === said.length;
}

const spoken = memoized((word) =>
  table.LANGUAGES.filter((code) => exactly(`${table.wordsIn(code)}|${COUNTS}`).test(word)),
);

/** Whether a plain message contains a phrase of these rows. */
export const names = (plain: string, ...keys: WordKey[]) => whole(words(keys)).test(plain);

/** Whether a message consists of phrases of these rows, polite words and a wish around them aside. */
export const isOnly = (text: string, ...keys: WordKey[]) =>
  consistsOf(coreOf(plainText(text)), words(keys));

export function without(plain: string, pattern: string) {
  const said = plain.split(' ');
  return said.slice(countPhrases(said, pattern)).join(' ');
}

export function withoutEnd(plain: string, pattern: string) {
  const said = plain.split(' ');
  return said.slice(0, said.length - countPhrases(said, pattern, true)).join(' ');
}

/** A message without the polite words, the wish and the name of the order around it. */
export const coreOf = (plain: string) =>
  withoutEnd(without(plain, `${POLITE}|${words(['wish'])}`), `${POLITE}|${ORDER_END}`);

/** The language that leads by two words which no other one has; null for none. */
export function languageOf(text: string): LanguageCode | null {
  const own = plainText(text)
    .split(' ')
    .map(spoken)
    .filter(({ length }) => length === 1);
  const count = (language: LanguageCode) => own.filter(([code]) => code === language).length;
  const [best, second] = table.LANGUAGES.toSorted((one, other) => count(other) - count(one));
  return best && second && count(best) >= count(second) + 2 ? best : null;
}

/** The unit of a word; without a word or for an unknown one, pieces. */
export function unitOf(word = ''): UnitCode {
  const codes = Object.keys(table.UNIT_WORDS) as UnitCode[];
  return codes.find((code) => exactly(table.UNIT_WORDS[code]).test(foldText(word))) ?? 'unid';
}

const wordsOf = (plain: string) =>
  plain.split(' ').filter((word) => word !== '' && !exactly(words(['connective'])).test(word));

/** The kind of the verbs around a part; two that contradict each other are unclear. */
function kindOf(edges: string, more: boolean): Kind {
  const [kind, other] = KINDS.filter(
    (key) =>
      (key !== 'wish' && names(edges, key)) ||
      (key === 'add' && more) ||
      (key === 'change' && names(edges, 'total')),
  );
  const wish = names(edges, 'wish') ? 'wish' : 'none';
  return other === undefined ? (kind ?? wish) : 'unclear';
}

/** Patterns that depend on the words for numbers. */
const patternsFor = memoized((counts) => {
  const amount = `(?<typed>-?\\d\\S*|${counts})(?: (?<unit>${UNITS}))?(?: (?<half>${AND_A_HALF}))?`;
  const next = `(?=(?:(?:${SOFT}) ){0,2}(?:-?\\d|(?:${VERBS}|${counts})(?!\\S)))`;
  const isHalf = `(?!(?:medi[oa]|mei[oa]|a half)(?! (?:${UNITS})(?!\\S)))`;
  return {
    another: new RegExp(`^(?:otr[oa]|outr[oa]|another) (?!${counts}|\\d)`),
    oneAndAHalf: new RegExp(`^(?=(?:kilo|quilo|litro|docena|duzia) ${AND_A_HALF})`),
    first: new RegExp(
      `^(?:(?<before>${MORE}) )?${amount}(?: (?<after>${MORE}))?(?: (?<name>.*))?$`,
    ),
    last: new RegExp(`^(?<name>.+?) (?:x (?<times>\\d+)|(?<typed>\\d\\S*) (?<unit>${UNITS}))$`),
    /** Between two parts: a comma, or "y" before an amount or a verb. */
    cut: new RegExp(
      `(?:(?:^| ),(?= |$))+(?: (?:y|e|and)(?= ))? ?| (?:y|e|and) ${next}${isHalf}`,
      'g',
    ),
  };
});

/** Reads "quiero 2 docenas más de empanadas" or "empanadas x 2"; any word besides becomes one of the product. */
function readPart(plain: string, counts: string): Part {
  const patterns = patternsFor(counts);
  const rest = without(plain, `${SOFT}|${VERBS}|${words(['correction'])}`);
  const inner = withoutEnd(rest, PART_END);
  const around = plain.slice(0, plain.length - rest.length) + rest.slice(inner.length);
  // "no más" ends a list, it asks for nothing more.
  const edges = around.replaceAll(DONE, '');
  const core = inner.replace(patterns.another, '1 mas ').replace(patterns.oneAndAHalf, '1 ');
  const read = (patterns.first.exec(core) ?? patterns.last.exec(core))?.groups;
  const { before, after, half, times = '', typed = times, unit = '', name = '' } = read ?? {};
  const [value] = table.NUMBERS.find(([, pattern]) => exactly(pattern).test(typed)) ?? [
    typed.replace(/^an?$/, '1'),
  ];
  const more = Boolean(before ?? after) || (typed !== '' && names(edges, 'more'));
  return {
    kind: kindOf(edges, more),
    more,
    typed: `${value}`,
    unit,
    half: half !== undefined,
    product: wordsOf(read === undefined ? core : name),
    whole: wordsOf(core),
  };
}

/** The parts of a message that say more than polite words; one without a verb has that of the part before. */
function readParts(text: string, language: LanguageCode, products: readonly Product[]): Part[] {
  const counts = language === 'en' ? `${COUNTS}|${ARTICLE}` : COUNTS;
  const parts: Part[] = [];
  for (const piece of marked(text).replaceAll(patternsFor(counts).cut, '\n').split('\n')) {
    const leads = parts.length === 0 ? `${SOFT}|${words(['correction', 'waiting'])}|no|nao` : SOFT;
    if (piece === '' || consistsOf(piece, leads)) continue;
    const [part, before] = [readPart(piece, counts), parts.at(-1)];
    if (part.kind === 'none' && before) part.kind = before.kind;
    const isAmount = part.product.length === 0 && before?.typed === '';
    if (isAmount) parts[parts.length - 1] = { ...part, product: before.product };
    else parts.push(part);
  }
  return parts
    .filter(({ typed, product }) => typed !== '' || product.length > 0)
    .map((part) => {
      const { whole: product } = part;
      return productOf(products, product) ? { ...part, typed: '', unit: '', product } : part;
    });
}

/** What a message says. Only parts with a wish, an add, a change or a removal can change an order. */
export function readMessage(text: string, language: LanguageCode, products: readonly Product[]) {
  const plain = plainText(text);
  const parts = readParts(text, language, products);
  const firsts = new Set(products.map(({ name }) => nameOf(name)[0]));
  const named = products.map(({ name }) => plainText(name)).join(',');
  const left = [...plain.matchAll(/(?<!\S)(?:sin|sem|without) (?:l[ao]s? |el |the )?(\S+)/g)];
  const said = plain.replaceAll(DONE, '');
  const negated = names(said, 'negation') && !names(plain, 'asking');
  return {
    plain,
    parts,
    /** "exacto", "eso es todo": the message only confirms. */
    confirms: names(plain, 'certain', 'yes', 'done'),
    /** "no quiero yerba", "sin yerba", "yerba no". */
    refuses:
      names(plain, 'refusal', 'keep') ||
      left.some(([said, word = '']) => firsts.has(stem(word)) && !named.includes(said)) ||
      (negated &&
        parts.every(
          ({ kind, product }) => kind === 'none' && product.some((word) => !names(word, 'another')),
        )),
    /** A question, a sum of money or a fraction is never an instruction. */
    doubtful: /[?¿/\p{Sc}\p{No}]/u.test(text),
  };
}

/** The amount in the product's unit; null when it is missing, unclear, in another unit, or perhaps a price. */
export function amountOf(said: Part, { quantity_unit }: Product): number | null {
  const sold = unitOf(quantity_unit);
  const unit = unitOf(said.unit);
  const typed = parseQuantity(said.typed, unit);
  const factor = unit === sold ? 1 : FACTORS[`${unit} ${sold}`];
  if (!typed.ok || factor === undefined) return null;
  const value = Number(((typed.value + (said.half ? 0.5 : 0)) * factor).toFixed(6));
  const isPrice = said.unit === '' && value >= 100;
  return isPrice || quantityProblem(value, quantity_unit) !== null ? null : value;
}

const nameOf = memoized((name: string) => wordsOf(plainText(name)).map(stem));
/** A word without its plural ending. */
const stem = (word: string) => word.replace(/[oa]es$/, 'ao').replace(/e?s?$/, '');

/** The one product whose name begins with the first word and has all others, preferably no more; else null. */
export function productOf<Row extends Product>(products: readonly Row[], said: readonly string[]) {
  const wanted = said.map(stem);
  const found = products.filter((product) => {
    const name = nameOf(product.name);
    return name[0] === wanted[0] && wanted.every((word) => name.includes(word));
  });
  const full = found.filter((product) => nameOf(product.name).length === wanted.length);
  const [first, ...others] = full.length > 0 ? full : found;
  return others.length > 0 ? null : (first ?? null);
}

/** Whether two words are the same but for one letter, replaced, missing or swapped with its neighbour. */
function isNear(one: string, other: string) {
  if (Math.min(one.length, other.length) < 4) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [a, b] = [one.slice(at), other.slice(at)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || isSwapped;
}

/**
 * The products that words may be about, best first; for answers only. `sure`: a product's first word is among them.
 * @param near also finds words with a typing error
 */
export function mentioned<Row extends Product>(
  products: readonly Row[],
  said: string[],
  near = false,
) {
  const other = words(['noProduct', 'thanks', 'asking', ...KINDS]);
  const stems = said
    .filter((word) => /\p{L}{3}/u.test(word) && !exactly(other).test(word))
    .map(stem);
  const has = (name: string[], word: string) =>
    name.includes(word) || (near && name.some((each) => isNear(each, word)));
  const scored = products.map((product) => {
    const name = nameOf(product.name);
    const led = stems.some((word) => has(name.slice(0, 1), word));
    return { product, first: name[0], led, hits: stems.filter((word) => has(name, word)).length };
  });
  const led = scored.filter((each) => each.led);
  const pool = led.length > 0 ? led : scored.filter(({ hits }) => hits > 0);
  const most = Math.max(...pool.map(({ hits }) => hits));
  const best = pool.filter(({ first, hits }) =>
    most === stems.length || led.length === 0
      ? hits === most
      : pool.every((each) => each.hits <= hits || each.first !== first),
  );
  const found = best.toSorted((one, each) => each.hits - one.hits).map(({ product }) => product);
  return { found, sure: led.length > 0 };
}

/** The address in a message, without the words before it; null without street and number. */
export function addressIn(text: string, products: readonly Product[]): string | null {
  const typed = text.normalize('NFC').trim();
  const lead = new RegExp(`^(?:(?:${words(['addressLead'])})[ ,:]+)*`).exec(foldText(typed));
  const address = typed.slice(lead?.[0].length ?? 0);
  const plain = plainText(address);
  const hasStreet = /(?<=\p{L}{3}) (?:(?:al|n|nro|numero) )?\d{2,5}\b/u.test(plain);
  const isFirst = /^\d{2,5} (?:[a-z] )?\p{L}{3}/u.test(plain);
  const sold = isFirst && mentioned(products, plain.split(' ')).found.length > 0;
  const isOther = names(plain, ...KINDS, 'noAddress') || /[?¿\p{Sc}]/u.test(text);
  return (hasStreet || isFirst) && !sold && !isOther ? address : null;
}
