const NO_BREAK_SPACE = '\u00a0';
const LARGEST_WITH_CENTS = 1e15;

/** Rounds to 2 decimals, half away from zero, immune to binary drift (1.005 → 1.01). */
export function roundMoney(amount: number): number {
  if (!Number.isFinite(amount)) return 0;
  // Numbers this large have no cents to round.
  if (Math.abs(amount) >= LARGEST_WITH_CENTS) return amount;
  const cents = Math.round(Number(`${Math.abs(amount).toFixed(8)}e2`));
  const rounded = cents / 100;
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

/**
 * Parses a typed number in German (1.234,5) or English style (1,234.5). A single separator before exactly three digits
 * could be decimal or thousands: `ambiguous`, never guessed.
 */
export function parseTypedNumber(text: string): TypedNumber {
  const trimmed = text.replace(/\s/g, '');
  if (trimmed === '') return { ok: false, reason: 'empty' };
  const match = /^(-?)([\d.,]+)$/.exec(trimmed);
  const sign = match?.[1] === '-' ? -1 : 1;
  const body = match?.[2];
  if (!body || !/\d/.test(body)) return { ok: false, reason: 'invalid' };

  const dots = body.split('.').length - 1;
  const commas = body.split(',').length - 1;
  const read = (plain: string): TypedNumber =>
    /^(\d+(\.\d*)?|\.\d+)$/.test(plain)
      ? { ok: true, value: sign * Number(plain) }
      : { ok: false, reason: 'invalid' };
  const grouped = (group: string) =>
    new RegExp(`^\\d{1,3}(\\${group}\\d{3})+$`).test(
      body.split(group === '.' ? ',' : '.')[0] ?? '',
    );

  if (dots === 0 && commas === 0) return read(body);
  if (dots > 0 && commas > 0) {
    const decimal = body.lastIndexOf('.') > body.lastIndexOf(',') ? '.' : ',';
    const group = decimal === '.' ? ',' : '.';
    if (body.split(decimal).length !== 2 || !grouped(group))
      return { ok: false, reason: 'invalid' };
    return read(body.replaceAll(group, '').replace(decimal, '.'));
  }
  const separator = dots > 0 ? '.' : ',';
  if (dots + commas > 1) {
    return grouped(separator)
      ? read(body.replaceAll(separator, ''))
      : { ok: false, reason: 'invalid' };
  }
  const [whole = '', fraction = ''] = body.split(separator);
  if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole))
    return { ok: false, reason: 'ambiguous' };
  return read(`${whole}.${fraction}`);
}

/** Parses a typed number with `1.234` and `1,234` as thousands, for values that cannot have three decimals. */
export function parseWithThousands(text: string): TypedNumber {
  const typed = parseTypedNumber(text);
  return !typed.ok && typed.reason === 'ambiguous'
    ? { ok: true, value: Number(text.replace(/[.,\s]/g, '')) }
    : typed;
}

/** A currency sign before the digits, with up to two letters (`US$`), before or after the minus sign. */
const CURRENCY_SIGN = /^(\s*-?)\s*[A-Za-z]{0,2}\p{Sc}\s*/u;

/** Parses a typed amount of money: cents have two digits, so `4.900` is 4900; `$ 2.500` is 2500. */
export function parseMoney(text: string): TypedNumber {
  return parseWithThousands(text.replace(CURRENCY_SIGN, '$1'));
}
