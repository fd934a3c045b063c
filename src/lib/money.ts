import { plainText } from './text';

const NO_BREAK_SPACE = '\u00a0';
const LARGEST_WITH_CENTS = 1e15;

/** Rounds to 2 decimals, half away from zero, immune to binary drift (1.005 → 1.01). */
export function roundMoney(amount: number): number {
  if (!Number.isFinite(amount)) return 0;
  // Numbers this large have no cents to round.
  const size = Math.abs(amount);
  if (size >= LARGEST_WITH_CENTS) return amount;
  const near = Math.round(size * 100) / 100;
  // Most amounts have two decimals: the digits are read only of others.
  const rounded = near === size ? size : Math.round(Number(`${size.toFixed(8)}e2`)) / 100;
  return amount < 0 && rounded !== 0 ? -rounded : rounded;
}

/**
 * Formats the digits of a number in German style. Without `Intl.NumberFormat`, whose first construction takes a phone
 * longer than formatting all the prices of a screen.
 */
function german(digits: string): string {
  // Numbers this large are formatted with an exponent.
  if (!/^-?\d+(\.\d+)?$/.test(digits)) return Number(digits).toLocaleString('de-DE');
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

/** German-style number with at most 3 decimals: `1.234,5`. */
export function formatNumber(value: number): string {
  return german(String(Number(value.toFixed(3))));
}

/** German-style number with exactly 2 decimals: `1.234,50`. */
export function formatAmount(amount: number): string {
  return german(roundMoney(amount).toFixed(2));
}

/** A price in German style with a no-break space, `$ 1.234,50`, negative `-$ 50,00`. */
export function formatMoney(amount: number, symbol = '$'): string {
  const text = formatAmount(amount);
  const [sign, digits] = text.startsWith('-') ? ['-', text.slice(1)] : ['', text];
  return `${sign}${symbol}${NO_BREAK_SPACE}${digits}`;
}

export type TypedNumber =
  | { ok: true; value: number }
  | { ok: false; reason: 'empty' | 'invalid' | 'ambiguous' };

/** What one separator before exactly three digits (`1.234`) is. */
export type LoneSeparator = 'thousands' | 'decimals';

/** Groups of three digits: with dots, commas, blanks or apostrophes. */
const GROUPED = /^\d{1,3}(?:(?<separator>[., '’])\d{3})(?:\k<separator>\d{3})*$/;

const read = (plain: string): TypedNumber =>
  /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)
    ? { ok: true, value: Number(plain) }
    : { ok: false, reason: 'invalid' };

/**
 * Parses a typed or pasted number in German (1.234,5), English (1,234.5) or international style (1 234,5), whole or not
 * at all: a blank stands only between groups of three digits, so that two cells are no number. A single separator before
 * exactly three digits could be decimal or thousands: `ambiguous`, never guessed.
 * @param lone how to read that one where the value leaves no doubt
 */
export function parseTypedNumber(text: string, lone?: LoneSeparator): TypedNumber {
  const typed = plainText(text).trim();
  if (typed === '') return { ok: false, reason: 'empty' };
  const [, sign = '', body = ''] = /^(-?) ?([\d.,'’ ]+)$/.exec(typed) ?? [];
  const decimal = decimalOf(body, lone);
  if (decimal === null) return { ok: false, reason: 'ambiguous' };
  const at = decimal === '' ? body.length : body.lastIndexOf(decimal);
  const whole = body.slice(0, at);
  const digits = GROUPED.test(whole) ? whole.replaceAll(/\D/g, '') : whole;
  return read(`${sign}${digits}.${body.slice(at + 1)}`);
}

/** The separator before the decimals of a number; '' without decimals, null where it could be of thousands. */
function decimalOf(body: string, lone: LoneSeparator | undefined): string | null {
  const last = /[.,](?=[^.,]*$)/.exec(body)?.[0] ?? '';
  if (last === '') return '';
  // Twice the same separator, or thousands alone: 1.234.567.
  if (body.split(last).length > 2) return '';
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(body)) return last;
  if (lone === undefined) return null;
  return lone === 'thousands' ? '' : last;
}

/** Signs and codes of currencies: `$`, `US$`, `U$S`, `R$`, `€`, `ARS`. */
const CURRENCY = String.raw`(?:u\$[sd]|[a-z]{0,3}\p{Sc}|(?:ars|usd|eur|gbp|brl|uyu|clp|mxn|cop|pen|bob|pyg)(?![a-z]))`;
const BEFORE = new RegExp(String.raw`^(-?)\s*(${CURRENCY})\s*`, 'iu');
// Safari has lookbehind only since 16.4.
const AFTER = new RegExp(String.raw`(^|[^a-z])(${CURRENCY})$`, 'iu');

/** A number without a currency. */
const FIGURES = /^[\d.,]+$/;

/** The number of an amount without its currency, which may stand before or after it; `currency` is '' for none. */
export function splitCurrency(text: string): { amount: string; currency: string } {
  if (FIGURES.test(text)) return { amount: text, currency: '' };
  const typed = plainText(text).trim();
  const before = BEFORE.exec(typed);
  const rest = typed.replace(BEFORE, '$1');
  const after = AFTER.exec(rest);
  const currency = [before?.[2], after?.[2]].filter((one) => one !== undefined).join(' ');
  return { amount: rest.replace(AFTER, '$1'), currency };
}

/** Parses a typed amount of money: cents have two digits, so `4.900` is 4900; `$ 2.500` is 2500. */
export function parseMoney(text: string): TypedNumber {
  return parseTypedNumber(splitCurrency(text).amount, 'thousands');
}
