import type { LanguageCode, UnitCode } from '~/contract/types';
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
  'un=1 una=1 uno=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11',
  'doce=12 trece=13 catorce=14 quince=15 veinte=20 treinta=30 cuarenta=40 cincuenta=50 sesenta=60',
  'setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 doscientos=200 doscientas=200',
  'trescientos=300 trescientas=300 cuatrocientos=400 cuatrocientas=400 quinientos=500',
  'quinientas=500 seiscientos=600 setecientos=700 ochocientos=800 novecientos=900 mil=1000',
);
const PO = table(
  'um=1 uma=1 dois=2 duas=2 tres=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11',
  'doze=12 treze=13 quatorze=14 quinze=15 vinte=20 trinta=30 quarenta=40 cinquenta=50 cem=100',
  'cento=100 duzentos=200 duzentas=200 trezentos=300 trezentas=300 quatrocentos=400',
  'quatrocentas=400 quinhentos=500 quinhentas=500 mil=1000',
);
const EN = table(
  'a=1 an=1 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11',
  'twelve=12 fifteen=15 twenty=20 thirty=30 forty=40 fifty=50',
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

/** The words and numbers of a text, folded; `300g` gives two, `1,5` stays one. */
export function tokensOf(text: string): string[] {
  return foldText(text).match(/\d+(?:[.,/]\d+)*|[½¼¾]|\p{L}+/gu) ?? [];
}

function numeral(token: string, unit: UnitCode | null): number | null {
  const fraction = /^(\d+)\/([1-9]\d*)$/.exec(token);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  if (!/^\d/.test(token)) return null;
  const typed = parseTypedNumber(token);
  if (typed.ok) return typed.value;
  // 1.200 grams are a thousand and two hundred, 1.200 kg are one and a bit.
  if (typed.reason === 'ambiguous') {
    return Number(token.replace(/[.,]/, unit === 'gr' ? '' : '.'));
  }
  return null;
}

/** The quantity that begins at a token, if one does. */
export function quantityAt(
  tokens: readonly string[],
  start: number,
  language: LanguageCode,
): Quantity | null {
  const numbers = NUMBERS[language];
  const unitAt = (at: number) => UNITS.get(tokens[at] ?? '') ?? null;
  let at = start;
  let value: number | null = null;

  const first = tokens[at] ?? '';
  if (/^\d/.test(first)) {
    value = numeral(first, unitAt(at + 1));
    if (value === null) return null;
    at += 1;
  } else {
    for (let word = numbers[first]; word !== undefined; word = numbers[tokens[at] ?? '']) {
      value = (value ?? 0) + word;
      at += 1;
      if (tokens[at] === 'hundred') {
        value *= 100;
        at += 1;
      }
    }
  }

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

/**
 * The amount of a product, in its own unit, that somebody meant.
 * @returns `ask` when nobody could tell, `unit` when it is not sold like that
 */
export function amountOf(
  quantity: Pick<Quantity, 'value' | 'unit'> | null,
  product: { name: string; quantity_unit: string },
): number | 'ask' | 'unit' {
  const sold = UNITS.get(foldText(product.quantity_unit)) ?? null;
  const grams = isGramUnit(product.quantity_unit);
  if (quantity === null) return grams ? 'ask' : 1;
  const { value, unit } = quantity;
  if (!(value > 0)) return 'ask';
  if (unit === null || sold === null || unit === sold) {
    return grams && unit === null && value < LEAST_BARE_GRAMS ? 'ask' : value;
  }
  const same = converted(value, unit, sold);
  if (same !== null) return same;
  const pack = sold === 'unid' ? packageOf(product.name) : null;
  const inPacks = pack?.unit ? converted(value, unit, pack.unit) : null;
  if (pack === null || inPacks === null) return 'unit';
  const packs = inPacks / pack.value;
  return Number.isInteger(packs) ? packs : 'unit';
}
