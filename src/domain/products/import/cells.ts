/** How the cells of a product file are read. */
import type { UnitCode } from '~/contract/types';
import { urlError } from '~/domain/fieldRules';
import { hasTwoDecimals, priceError } from '~/domain/orders/moneyLimits';
import { isGramUnit, units } from '~/domain/products/units';
import { type LoneSeparator, parseTypedNumber, roundMoney, splitCurrency } from '~/lib/money';
import { unguarded } from '~/lib/spreadsheetCells';
import { foldText } from '~/lib/text';

import type { PlainCell } from './models';

/** A spreadsheet cell that is neither text, number nor boolean; `text` is what the spreadsheet shows. */
interface SpecialCell {
  /**
   * A date or a time, a percentage, an error such as #DIV/0!, a formula without a stored value, a cell that a merged one
   * covers, tags of which one has a comma.
   */
  readonly special: 'date' | 'percent' | 'error' | 'formula' | 'merged' | 'commaTag';
  readonly text: string;
}

/** A number whose format adds zeros or signs, which count where the cell is read as a text: `000007` is 7. */
interface FormattedNumber {
  readonly number: number;
  readonly shown: string;
}

/** A cell as it comes out of a file; an empty one is ''. */
export type FileCell = PlainCell | SpecialCell | FormattedNumber;

/** What `1.234` means in a file: 1234, or one and 234 thousandths. */
export type NumberReading = LoneSeparator;

export type CellReading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly expected: string; readonly ambiguous?: true };

const failed = (expected: string): { ok: false; expected: string } => ({ ok: false, expected });
const readAs = <Value>(value: Value) => ({ ok: true as const, value });

const isSpecial = (cell: FileCell): cell is SpecialCell =>
  typeof cell === 'object' && 'special' in cell;

/** The value of a cell: of a number without what its format adds. */
const valueOf = (cell: FileCell): PlainCell | SpecialCell =>
  typeof cell === 'object' && 'number' in cell ? cell.number : cell;

/** Digits of a number that a spreadsheet shows. */
const SHOWN_DIGITS = 15;

/** The text of a cell, trimmed, without the guard of an export; of a number its digits, whatever its format. */
export function cellText(cell: FileCell): string {
  const value = valueOf(cell);
  if (typeof value === 'object') return value.text.trim();
  if (typeof value === 'string') return unguarded(value).trim();
  // 0.30000000000000004 is shown as 0.3 by spreadsheets.
  return String(typeof value === 'number' ? Number(value.toPrecision(SHOWN_DIGITS)) : value);
}

/** The text of a cell as the spreadsheet shows it, for columns of texts and codes. */
export const shownText = (cell: FileCell): string =>
  typeof cell === 'object' && 'shown' in cell ? cell.shown.trim() : cellText(cell);

/** A text with plain spaces in place of no-break and other ones, which nobody sees. */
const plainSpaces = (text: string) =>
  text.replaceAll(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' ');

/** A text as it is compared: without outer blanks, kinds of spaces and of line ends. */
export const comparedText = (text: string) => plainSpaces(text).replaceAll(/\r\n?/g, '\n').trim();

/** Whether nothing is in the cell. */
export function isBlank(cell: FileCell): boolean {
  const text = isSpecial(cell) ? cell.text : cell;
  return typeof text === 'string' && text.trim() === '';
}

/** What spreadsheets write into a CSV for a cell with an error, or for one that is too narrow for its number. */
const ERROR_TEXT =
  /^(?:#{3,}|#N\/?[AD]|#[¡¿]?(?:REF|DIV\/0|VAL(?:UE|OR)|N(?:AME|OMBRE|OME|ULL|ULO|UM)|SPILL|CALC)[!?]|Err:\d{3})$/;

const isError = (cell: FileCell) =>
  isSpecial(cell)
    ? cell.special === 'error'
    : typeof cell === 'string' && ERROR_TEXT.test(cell.trim());

/** The failure of a cell without a value; null for any other cell. */
function unreadable(cell: FileCell): { ok: false; expected: string } | null {
  if (isError(cell)) return failed('un valor: la celda tiene un error de la planilla');
  if (!isSpecial(cell)) return null;
  if (cell.special === 'formula') {
    return failed(
      'un valor: la fórmula no tiene resultado guardado; abra el archivo en la planilla, guárdelo y elíjalo de nuevo',
    );
  }
  return null;
}

/** A text column: numbers are read as they are shown. */
export function readText(cell: FileCell): CellReading<string> {
  const failure = unreadable(cell);
  if (failure) return failure;
  if (isSpecial(cell) && cell.special === 'date')
    return failed('un texto; la celda es una fecha o una hora');
  return readAs(plainSpaces(shownText(cell)));
}

/** A text column whose empty cell is null. */
export function readOptionalText(cell: FileCell): CellReading<string | null> {
  const text = readText(cell);
  return text.ok ? readAs(text.value || null) : text;
}

/** The id of a product; null: the cell is empty. */
export function readId(cell: FileCell): CellReading<number | null> {
  const failure = unreadable(cell);
  if (failure) return failure;
  const text = cellText(cell);
  if (text === '') return readAs(null);
  // Spreadsheets write a whole number with decimals when its column has them; three would be thousands.
  const digits = /^([1-9]\d{0,14})(?:[.,]0{1,2})?$/.exec(text)?.[1];
  if (digits === undefined || typeof cell === 'boolean' || isSpecial(cell)) {
    return failed('el número de un producto');
  }
  return readAs(Number(digits));
}

/** Signs and codes of currencies that are not written "$". */
const CURRENCIES: readonly (readonly [sign: string, others: RegExp])[] = [
  ['us$', /us\$|u\$[sd]|usd/],
  ['r$', /r\$|brl/],
  ['€', /€|eur/],
  ['£', /£|gbp/],
];

const currencyOf = (text: string) =>
  CURRENCIES.find(([, pattern]) => pattern.test(text.toLowerCase()))?.[0] ?? null;

/** Whether an amount is written in another currency than the store's. */
export function isForeign(cell: FileCell, symbol: string): boolean {
  const written = currencyOf(splitCurrency(cellText(cell)).currency);
  return written !== null && written !== currencyOf(symbol);
}

/** An amount as a price, rounded only where that is asked for. */
function toPrice(amount: number, rounds: boolean): CellReading<number> {
  if (amount < 0) return failed('un precio que no sea negativo');
  if (!rounds && !hasTwoDecimals(amount)) return failed('un precio con hasta dos decimales');
  const price = roundMoney(amount);
  return priceError(price) === null ? readAs(price) : failed('un precio menos alto');
}

/** What people write around a price: `+1500`, `1500,-`, `1500 pesos`. */
const PRICE_SIGNS = /^\+|[.,]-$|\s*pesos$/giu;

/** A number that can be read in one way. */
const PLAIN_PRICE = /^\d+(?:[.,]\d{1,2})?$/;

const PERCENTAGE = /[%٪％]/;

/** A price; null: the cell is empty. `ambiguous`: {@link NumberReading} must be given to read it. */
export function readPrice(
  cell: FileCell,
  numbers: NumberReading | null,
  rounds = false,
): CellReading<number | null> {
  const failure = unreadable(cell);
  if (failure) return failure;
  if (isSpecial(cell) && cell.special === 'date') {
    return failed('un precio; la celda es una fecha o una hora');
  }
  if (typeof cell === 'boolean') return failed('un precio, no verdadero o falso');
  const value = valueOf(cell);
  if (typeof value === 'number') return toPrice(value, rounds);
  const text = cellText(cell);
  // It has no decimals to round.
  if (PLAIN_PRICE.test(text)) return toPrice(Number(text.replace(',', '.')), true);
  if (PERCENTAGE.test(text)) return failed('un precio, no un porcentaje');
  const { amount, currency } = splitCurrency(text.replace(PRICE_SIGNS, ''));
  // Money has two decimals: with its currency written, the dot can only separate thousands.
  const isMoney = (currency !== '' || /[.,]-$/.test(text)) && amount.includes('.');
  const typed = parseTypedNumber(amount, isMoney ? 'thousands' : (numbers ?? undefined));
  if (typed.ok) return toPrice(typed.value, rounds);
  if (typed.reason === 'empty' && currency === '') return readAs(null);
  if (typed.reason !== 'ambiguous') return failed('un precio, por ejemplo 1234,50');
  return { ...failed('que elija cómo se leen los números de este archivo'), ambiguous: true };
}

/** A bare number that can be read in two ways, with its sign. */
const MAYBE_BARE = /\d[.,]\d{3}(?![\d.,])/;
const BARE = /^[1-9]\d{0,2}([.,])\d{3}$/;
const DECIMAL_SIGN = /([.,])\d{1,2}$/;
const THOUSANDS_SIGN = /([.,])\d{3}\1\d{3}\b/;

/**
 * `thousands` where the other prices of a column show that the sign of its bare numbers (`2.990`) separates thousands:
 * `4.250,00`, `1.480,5`, `1.234.567`. null: they do not; three decimals are never taken for granted.
 */
export function provenNumbers(prices: readonly FileCell[]): 'thousands' | null {
  if (!prices.some((cell) => typeof cell === 'string' && MAYBE_BARE.test(cell))) return null;
  const found = {
    bare: new Set<string>(),
    decimal: new Set<string>(),
    thousands: new Set<string>(),
  };
  for (const cell of prices) {
    if (typeof cell !== 'string') continue;
    const { amount } = splitCurrency(cellText(cell).replace(PRICE_SIGNS, ''));
    const bare = BARE.exec(amount)?.[1];
    if (bare !== undefined) found.bare.add(bare);
    else if (parseTypedNumber(amount).ok) {
      const [decimal, thousands] = [DECIMAL_SIGN, THOUSANDS_SIGN].map(
        (sign) => sign.exec(amount)?.[1],
      );
      if (decimal !== undefined) found.decimal.add(decimal);
      if (thousands !== undefined) found.thousands.add(thousands);
    }
  }
  const isThousands = (sign: string) =>
    !found.decimal.has(sign) && (found.decimal.size > 0 || found.thousands.has(sign));
  return found.bare.size > 0 && [...found.bare].every(isThousands) ? 'thousands' : null;
}

/** How people and other systems write the units, besides their names here. */
const UNIT_WORDS: Readonly<Record<UnitCode, string>> = {
  unid: 'u un uni und unidade cu pza pieza piezas peca piece pieces pc pcs ea each units',
  kg: 'k kgs kilo kilos quilo kilogram kilograms',
  doc: 'dz doz duzia dozen',
  met: 'm mt mts meter meters metre',
  gr: 'grs gram grams grama',
  lit: 'l lt lts liter liters litre',
};

const unitWords: ReadonlyMap<string, UnitCode> = new Map(
  Object.entries(units).flatMap(([choice, { code, label }]) =>
    [choice, code, label, ...UNIT_WORDS[code].split(' ')].map(
      (word) => [foldText(word), code] as const,
    ),
  ),
);

const unitList = Object.values(units)
  .map(({ label }) => label)
  .join(', ');

/** A unit by its code, its name in the contract or its label; null: the cell is empty. */
export function readUnit(cell: FileCell): CellReading<UnitCode | null> {
  const text = readText(cell);
  if (!text.ok) return text;
  if (text.value === '') return readAs(null);
  const word = foldText(text.value).replaceAll(/[./]/g, '');
  const code =
    unitWords.get(word) ??
    unitWords.get(word.replace(/e?s$/, '')) ??
    unitWords.get(word.replace(/s$/, '')) ??
    (isGramUnit(text.value) ? 'gr' : undefined);
  return code === undefined ? failed(`una unidad: ${unitList}`) : readAs(code);
}

/** Tags separated by commas or semicolons; blank and repeated ones are dropped. */
export function readTags(cell: FileCell): CellReading<string[]> {
  if (isSpecial(cell) && cell.special === 'commaTag') {
    return failed('etiquetas sin comas: elija con qué se separan las de esta columna');
  }
  const text = readText(cell);
  if (!text.ok) return text;
  const tags = text.value
    .split(/[,;\p{Cc}]/u)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  return readAs([...new Set(tags)]);
}

/** The complete url of a picture; null: the cell is empty. */
export function readImageUrl(cell: FileCell): CellReading<string | null> {
  const text = readOptionalText(cell);
  if (!text.ok) return text;
  return urlError(text.value) === null
    ? text
    : failed('la dirección completa de una imagen, con http:// o https://');
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(', '));
const TRUE_WORDS = words(
  'true, verdadero, verdadeiro, si, 1, s, y, yes, sim, x, on, activo, activa, ativo, ativa, active, publicado, publicada, published, publish, visible, disponible, disponivel, available, en stock, em estoque, instock, in stock, habilitado, enabled',
);
const FALSE_WORDS = words(
  'false, falso, no, 0, n, nao, off, inactivo, inactiva, inativo, inativa, inactive, borrador, rascunho, draft, proposed, archivado, archived, pausado, pausada, paused, oculto, hidden, privado, private, no disponible, indisponivel, unavailable, agotado, esgotado, sin stock, sem estoque, outofstock, out of stock, deshabilitado, disabled',
);

/** Whether the product can be bought; null: the cell is empty. */
export function readActive(cell: FileCell): CellReading<boolean | null> {
  const failure = unreadable(cell);
  if (failure) return failure;
  const text = cellText(cell);
  if (text === '') return readAs(null);
  const word = foldText(text);
  if (TRUE_WORDS.has(word)) return readAs(true);
  if (FALSE_WORDS.has(word)) return readAs(false);
  return failed('true o false (también sí o no)');
}
