import type { LanguageCode, UnitCode } from '~/contract/types';
import { quantityProblem, type QuantityProblem } from '~/domain/quantities';
import { isGramUnit } from '~/domain/units';
import { parseTypedNumber } from '~/lib/money';
import { foldText } from '~/lib/text';

/** How much somebody asked for, and which of the text's tokens said it. */
export interface Quantity {
  value: number;
  /** null: no unit was named. */
  unit: UnitCode | null;
  /** Tokens `start` (included) to `end` (excluded). */
  start: number;
  end: number;
}

type NumberWords = Readonly<Record<string, number>>;

/** `word=number` pairs as a table. */
function table(...pairs: string[]): NumberWords {
  const entries = pairs.join(' ').split(' ');
  return Object.fromEntries(
    entries.map((pair) => {
      const [word = '', number] = pair.split('=');
      return [word, Number(number)];
    }),
  );
}

const ES = table(
  'cero=0 un=1 una=1 uno=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10',
  'once=11 doce=12 trece=13 catorce=14 quince=15 dieciseis=16 diecisiete=17 dieciocho=18',
  'diecinueve=19 veinte=20 veintiun=21 veintiuno=21 veintiuna=21 veintidos=22 veintitres=23',
  'veinticuatro=24 veinticinco=25 veintiseis=26 veintisiete=27 veintiocho=28 veintinueve=29',
  'treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100',
  'ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400',
  'cuatrocientas=400 quinientos=500 quinientas=500 seiscientos=600 seiscientas=600',
  'setecientos=700 ochocientos=800 novecientos=900 mil=1000',
);
const PO = table(
  'zero=0 um=1 uma=1 dois=2 duas=2 tres=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10',
  'onze=11 doze=12 treze=13 quatorze=14 catorze=14 quinze=15 dezesseis=16 dezessete=17 dezoito=18',
  'dezenove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80',
  'noventa=90 cem=100 cento=100 duzentos=200 duzentas=200 trezentos=300 trezentas=300',
  'quatrocentos=400 quatrocentas=400 quinhentos=500 quinhentas=500 seiscentos=600 setecentos=700',
  'oitocentos=800 novecentos=900 mil=1000',
);
const EN = table(
  'zero=0 a=1 an=1 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11',
  'twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19',
  'twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 thousand=1000',
);
/** What is a number in one language and a preposition or an article in another. */
const AMBIGUOUS = new Set(['a', 'an', 'dos', 'once']);

/** Numbers of all languages; where two disagree, those of the store's own. */
const NUMBERS: Record<LanguageCode, NumberWords> = {
  es: { ...plain(EN), ...PO, ...ES },
  po: { ...plain(EN), ...plain(ES), ...PO },
  en: { ...PO, ...plain(ES), ...EN },
};

function plain(words: NumberWords): NumberWords {
  return Object.fromEntries(Object.entries(words).filter(([word]) => !AMBIGUOUS.has(word)));
}

const PARTS = table(
  'medio=0.5 media=0.5 meio=0.5 meia=0.5 half=0.5 ½=0.5',
  'cuarto=0.25 cuartos=0.25 quarto=0.25 quarter=0.25 ¼=0.25 ¾=0.75',
);
const AND = new Set(['y', 'e', 'and']);
const OF = new Set(['de', 'of', 'a', 'do', 'da']);
const MINUS = new Set(['menos', 'minus']);

const UNIT_WORDS: readonly (readonly [UnitCode, string])[] = [
  ['kg', 'kg kgs k kilo kilos kilogramo kilogramos quilo quilos kilogram kilograms'],
  ['gr', 'g gr grs gramo gramos grama gramas gram grams'],
  ['doc', 'doc docena docenas duzia duzias dozen dozens'],
  ['lit', 'l lt lts lit litro litros liter liters litre litres'],
  ['met', 'm mt mts met metro metros meter meters metre metres'],
  ['unid', 'u un unid unidad unidades unidade unit units x paquete paquetes pacote pacotes bolsa'],
  [
    'unid',
    'bolsas botella botellas garrafa garrafas lata latas caja cajas caixa caixas bottle pack',
  ],
];
const UNITS = new Map(
  UNIT_WORDS.flatMap(([unit, words]) =>
    words.split(' ').map((word): [string, UnitCode] => [word, unit]),
  ),
);

/** A tag of markup, closed or not: no word of what somebody wants. */
const MARKUP = /<[a-z/!][^<>]*>?/gi;

/** The words and numbers of a text, folded and without markup; `300g` gives two, `1,5` and `-3` stay one. */
export function tokensOf(text: string): string[] {
  const words = foldText(text.replace(MARKUP, ' '));
  return words.match(/(?:(?<!\S)[-−])?\d+(?:[.,/]\d+)*|[½¼¾]|\p{L}+/gu) ?? [];
}

const isNumeral = (token: string | undefined) => /^[-−]?\d/.test(token ?? '');

function numeral(text: string, unit: UnitCode | null): number | null {
  const token = text.replace('−', '-');
  const fraction = /^(-?\d+)\/([1-9]\d*)$/.exec(token);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
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

/** The quantity that begins at a token, if one does; "x2" and "menos 3" begin before their number. */
export function quantityAt(
  tokens: readonly string[],
  start: number,
  language: LanguageCode,
): Quantity | null {
  const numbers = NUMBERS[language];
  const unitAt = (at: number) => UNITS.get(tokens[at] ?? '') ?? null;
  let at = start;
  let value: number | null = null;

  const numberFollows = isNumeral(tokens[at + 1]) || numbers[tokens[at + 1] ?? ''] !== undefined;
  const negative = numberFollows && MINUS.has(tokens[at] ?? '');
  if (negative || (tokens[at] === 'x' && isNumeral(tokens[at + 1]))) at += 1;
  if (isNumeral(tokens[at])) {
    value = numeral(tokens[at] ?? '', unitAt(at + 1));
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
  if (value === null && (unit === null || (tokens[at] ?? '').length < 4)) return null;
  if (unit !== null) at += 1;
  // "un kilo y medio", "2 y media".
  const more = PARTS[tokens[at + 1] ?? ''];
  if (AND.has(tokens[at] ?? '') && more !== undefined) {
    value = (value ?? 1) + more;
    at += 2;
    const late = unit === null ? unitAt(at) : null;
    if (late !== null) return { value, unit: late, start, end: at + 1 };
  }
  return { value: value ?? 1, unit, start, end: at };
}

/** The first quantity of a text; after "a", "por", "para" or "to" if one stands there ("cambiar la yerba a 3"). */
export function findQuantity(tokens: readonly string[], language: LanguageCode): Quantity | null {
  let first: Quantity | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const quantity = quantityAt(tokens, at, language);
    if (quantity === null) continue;
    if (at > 0 && ['a', 'por', 'para', 'to'].includes(tokens[at - 1] ?? '')) return quantity;
    first ??= quantity;
    at = quantity.end - 1;
  }
  return first;
}

/** What a product sold by the unit holds, from its name ("… 1,5 l"); null when the name does not say. */
function packageOf(name: string): Quantity | null {
  const tokens = tokensOf(name);
  const at = tokens.findIndex(
    (token, index) => /^\d/.test(token) && UNITS.has(tokens[index + 1] ?? ''),
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

function meantAmount(
  { value, unit }: Pick<Quantity, 'value' | 'unit'>,
  product: { name: string; quantity_unit: string },
  inOwnUnit: boolean,
): number | AmountProblem {
  const sold = UNITS.get(foldText(product.quantity_unit)) ?? null;
  const bare = unit === null && isGramUnit(product.quantity_unit);
  if (bare && value < LEAST_BARE_GRAMS) return 'ask';
  // Whoever says "6 huevos" means eggs, not dozens.
  const said = unit ?? (sold === 'doc' && !inOwnUnit ? 'unid' : sold);
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
  quantity: Pick<Quantity, 'value' | 'unit'> | null,
  product: { name: string; quantity_unit: string },
  inOwnUnit = false,
): number | AmountProblem {
  if (quantity === null) return isGramUnit(product.quantity_unit) ? 'ask' : 1;
  if (!(quantity.value > 0)) return 'notPositive';
  const amount = meantAmount(quantity, product, inOwnUnit);
  if (typeof amount === 'string') return amount;
  return quantityProblem(amount, product.quantity_unit) ?? amount;
}
