import type { LanguageCode, UnitCode } from '~/contract/types';
import { quantityProblem, type QuantityProblem } from '~/domain/orders/quantities';
import { isGramUnit } from '~/domain/products/units';
import { parseTypedNumber } from '~/lib/money';
import { foldText } from '~/lib/text';

import { LITRE_PARTS, NUMBERS, PARTS, UNITS, type NumberWords } from './numberWords';
import { isNumeral, tokensOf, wordSet } from './tokens';

/** How much somebody asked for, and which of the text's tokens said it. */
export interface Quantity {
  value: number;
  /** null: no unit was named. */
  unit: UnitCode | null;
  /** Tokens `start` (included) to `end` (excluded). */
  start: number;
  end: number;
  /** The other end of "2 o 3"; nobody can tell which of the two is meant. */
  upTo?: number;
}

const AND = wordSet('y e and');
const OR = wordSet('o u ou or');
const BETWEEN = wordSet('entre between');
const OF = wordSet('de of a do da');
const MINUS = wordSet('menos minus');
/** "un poco": no number at all. */
const VAGUE = wordSet('poco poquito pouco pouquinho bit little few');

function numeral(text: string, unit: UnitCode | null): number | null {
  const token = text.replace('−', '-');
  const fraction = /^(-?\d+)\/([1-9]\d*)$/.exec(token);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  if (token.includes('e')) return Number(token.replace(',', '.'));
  const typed = parseTypedNumber(token);
  if (typed.ok) return typed.value;
  // 1.200 grams are a thousand and two hundred, 1.200 kg are one and a bit.
  if (typed.reason === 'ambiguous') {
    return Number(token.replace(/[.,]/, unit === 'gr' ? '' : '.'));
  }
  return null;
}

/** "treinta y cinco", "cento e vinte": whether a number word goes on behind an "and". */
function goesOn(before: number, next: number | undefined): boolean {
  if (next === undefined || next === 0 || before < 20) return false;
  return next < (before >= 1000 ? 1000 : before >= 100 ? 100 : 10);
}

/** The number that words say from a token on; null when they say none. */
function spoken(
  tokens: readonly string[],
  start: number,
  numbers: NumberWords,
): { value: number; end: number } | null {
  let at = start;
  let thousands = 0;
  let value: number | null = null;
  for (let word = numbers[tokens[at] ?? '']; word !== undefined; word = numbers[tokens[at] ?? '']) {
    at += 1;
    if (word === 1000) {
      thousands += 1000 * (value ?? 1);
      value = 0;
    } else value = (value ?? 0) + word;
    if (tokens[at] === 'hundred') {
      value *= 100;
      at += 1;
    }
    if (AND.has(tokens[at] ?? '') && goesOn(word, numbers[tokens[at + 1] ?? ''])) at += 1;
  }
  return value === null ? null : { value: thousands + value, end: at };
}

/** The unit that a word names; parts of a litre are litres. */
function unitOf(word: string): UnitCode | null {
  return LITRE_PARTS[word] === undefined ? (UNITS.get(word) ?? null) : 'lit';
}

/** The quantity that begins at a token, if one does; "x2" and "menos 3" begin before their number. */
export function quantityAt(
  tokens: readonly string[],
  start: number,
  language: LanguageCode,
): Quantity | null {
  const numbers = NUMBERS[language];
  const unitAt = (at: number) => unitOf(tokens[at] ?? '');
  let at = start;
  let value: number | null = null;

  const numberFollows = isNumeral(tokens[at + 1]) || numbers[tokens[at + 1] ?? ''] !== undefined;
  const negative = numberFollows && MINUS.has(tokens[at] ?? '');
  if (negative || (tokens[at] === 'x' && isNumeral(tokens[at + 1]))) at += 1;
  if (isNumeral(tokens[at])) {
    const small = LITRE_PARTS[tokens[at + 1] ?? ''] !== undefined;
    value = numeral(tokens[at] ?? '', small ? 'gr' : unitAt(at + 1));
    if (value === null) return null;
    at += 1;
  } else {
    const said = spoken(tokens, at, numbers);
    value = said?.value ?? null;
    at = said?.end ?? at;
  }
  if (negative && value !== null) value = -value;

  const part = PARTS[tokens[at] ?? ''];
  if (part !== undefined) {
    // "tres cuartos", "1 ½"; "half a kilo".
    const times = value !== null && part === 0.25 ? value * part : (value ?? 0) + part;
    value = times;
    at += 1;
    if (OF.has(tokens[at] ?? '') && unitAt(at + 1) !== null) at += 1;
  }

  const unit = unitAt(at);
  if (VAGUE.has(tokens[at] ?? '')) return null;
  if (value === null && (unit === null || (tokens[at] ?? '').length < 4)) return null;
  const litres = LITRE_PARTS[tokens[at] ?? ''];
  if (litres !== undefined && value !== null) value = Number((value * litres).toFixed(6));
  if (unit !== null) at += 1;
  // "un kilo y medio", "2 y media".
  const more = PARTS[tokens[at + 1] ?? ''];
  if (AND.has(tokens[at] ?? '') && more !== undefined) {
    value = (value ?? 1) + more;
    at += 2;
    const late = unit === null ? unitAt(at) : null;
    if (late !== null) return { value, unit: late, start, end: at + 1 };
  }
  const quantity = { value: value ?? 1, unit, start, end: at };
  return unit === null ? (rangeFrom(tokens, quantity, language) ?? quantity) : quantity;
}

/** "2 o 3", "entre 2 y 4": the range that a quantity begins; null when it is one by itself. */
function rangeFrom(
  tokens: readonly string[],
  { value, start, end }: Quantity,
  language: LanguageCode,
): Quantity | null {
  const between = BETWEEN.has(tokens[start - 1] ?? '');
  if (!(between ? AND : OR).has(tokens[end] ?? '')) return null;
  const other = quantityAt(tokens, end + 1, language);
  if (other === null) return null;
  const upTo = other.upTo ?? other.value;
  return { value, upTo, unit: other.unit, start: between ? start - 1 : start, end: other.end };
}

/** The quantities of a text, from the left. */
function quantitiesOf(tokens: readonly string[], language: LanguageCode): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const quantity = quantityAt(tokens, at, language);
    if (quantity === null) continue;
    found.push(quantity);
    at = quantity.end - 1;
  }
  return found;
}

/** The first quantity of a text. */
export function findQuantity(tokens: readonly string[], language: LanguageCode): Quantity | null {
  return quantitiesOf(tokens, language)[0] ?? null;
}

const TO = wordSet('a por para to');

/** The amount to which something is changed: the one after "a", "por", "para" or "to", or else the first. */
export function newAmount(tokens: readonly string[], language: LanguageCode): Quantity | null {
  const quantities = quantitiesOf(tokens, language);
  return quantities.find(({ start }) => TO.has(tokens[start - 1] ?? '')) ?? quantities[0] ?? null;
}

/** What stands before an hour, a day or a number of guests; the English "a" is a number. */
const BEFORE_CIRCUMSTANCE: Record<LanguageCode, ReadonlySet<string>> = {
  es: wordSet('a para por hasta desde el'),
  po: wordSet('a as para por ate desde'),
  en: wordSet('at for by on until from to'),
};
const ARTICLES = wordSet('el la las los o os as the');
const isNumber = (token: string, language: LanguageCode) =>
  isNumeral(token) || (NUMBERS[language][token] ?? 0) > 1;

/** Where "a las 20 hs", "para 10 personas", "para el 25 de mayo" ends that begins at a token; null when none does. */
function circumstanceEnd(
  tokens: readonly string[],
  start: number,
  language: LanguageCode,
): number | null {
  if (!BEFORE_CIRCUMSTANCE[language].has(tokens[start] ?? '')) return null;
  const at = ARTICLES.has(tokens[start + 1] ?? '') ? start + 2 : start + 1;
  if (!isNumber(tokens[at] ?? '', language)) return null;
  return tokens[at + 1] === 'de' ? at + 3 : at + 2;
}

/** The tokens of a wish without its circumstances: "para 10 personas" says no amount. */
export function withoutCircumstances(tokens: readonly string[], language: LanguageCode): string[] {
  const kept: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const end = circumstanceEnd(tokens, at, language);
    if (end === null) kept.push(tokens[at] ?? '');
    else at = end - 1;
  }
  return kept;
}

/** What a product sold by the unit holds, from its name ("… 1,5 l"); null when the name does not say. */
function packageOf(name: string): Quantity | null {
  const tokens = tokensOf(name);
  const at = tokens.findIndex(
    (token, index) => isNumeral(token) && unitOf(tokens[index + 1] ?? '') !== null,
  );
  return at < 0 ? null : quantityAt(tokens, at, 'es');
}

const SCALE: Partial<Record<UnitCode, { base: string; factor: number }>> = {
  kg: { base: 'weight', factor: 1000 },
  gr: { base: 'weight', factor: 1 },
  doc: { base: 'count', factor: 12 },
  unid: { base: 'count', factor: 1 },
  lit: { base: 'volume', factor: 1 },
  met: { base: 'length', factor: 1 },
};

function converted(value: number, from: UnitCode, to: UnitCode): number | null {
  const [source, target] = [SCALE[from], SCALE[to]];
  if (source === undefined || target === undefined || source.base !== target.base) return null;
  return Number(((value * source.factor) / target.factor).toFixed(6));
}

/** Below this a bare number of a product sold in grams is no weight. */
const LEAST_BARE_GRAMS = 20;

/** Why no amount follows from what was said: nobody could tell, it is not sold like that, or not so much. */
export type AmountProblem = 'ask' | 'unit' | QuantityProblem;

/** A quantity apart from the tokens that said it. */
type Said = Pick<Quantity, 'value' | 'unit' | 'upTo'>;

function meantAmount(
  { value, unit }: Said,
  product: { name: string; quantity_unit: string },
  inOwnUnit: boolean,
): number | AmountProblem {
  const sold = UNITS.get(foldText(product.quantity_unit)) ?? null;
  const bare = unit === null && isGramUnit(product.quantity_unit);
  if (bare && value < LEAST_BARE_GRAMS) return 'ask';
  // Whoever says "6 huevos" or "3 chorizos" counts things, not dozens or kilos.
  const said = unit ?? (inOwnUnit || bare ? sold : 'unid');
  if (said === null || sold === null || said === sold) return value;
  const same = converted(value, said, sold);
  if (same !== null) return sold === 'doc' && !Number.isInteger(same) ? 'unit' : same;
  const pack = sold === 'unid' ? packageOf(product.name) : null;
  const inPacks = pack?.unit ? converted(value, said, pack.unit) : null;
  if (pack === null || inPacks === null) return 'unit';
  const packs = inPacks / pack.value;
  return Number.isInteger(packs) ? packs : 'unit';
}

/**
 * The amount of a product, in its own unit, that somebody meant.
 * @param inOwnUnit a number without a unit is one of the product's own ("cambiar los huevos a 2")
 */
export function amountOf(
  quantity: Said | null,
  product: { name: string; quantity_unit: string },
  inOwnUnit = false,
): number | AmountProblem {
  if (quantity === null) return isGramUnit(product.quantity_unit) ? 'ask' : 1;
  if (!(quantity.value > 0)) return 'notPositive';
  if (quantity.upTo !== undefined) return 'ask';
  const amount = meantAmount(quantity, product, inOwnUnit);
  if (typeof amount === 'string') return amount;
  return quantityProblem(amount, product.quantity_unit) ?? amount;
}
