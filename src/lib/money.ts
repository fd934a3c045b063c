const NO_BREAK_SPACE = '\u00a0';
const LARGEST_WITH_CENTS = 1e15;

/** Rounds to 2 decimals, half away from zero, immune to binary drift (1.005 → 1.01). */
export function roundMoney(amount: number): number {
  if (!Number.isFinite(amount)) return 0;
  // So large a number has no cents left to round, and its digits no longer read as a plain number.
  if (Math.abs(amount) >= LARGEST_WITH_CENTS) return amount;
  const cents = Math.round(Number(`${Math.abs(amount).toFixed(8)}e2`));
  const rounded = cents / 100;
  return amount < 0 && rounded !== 0 ? -rounded : rounded;
}

const formatters = new Map<number | 'free', Intl.NumberFormat>();

function formatter(decimals: number | undefined): Intl.NumberFormat {
  const key = decimals ?? 'free';
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat(
      'de-DE',
      decimals === undefined
        ? { maximumFractionDigits: 3 }
        : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    );
    formatters.set(key, found);
  }
  return found;
}

/** German-style number: `1.234,5`; fixed decimals when given (§9 customer). */
export function formatNumber(value: number, decimals?: number): string {
  return formatter(decimals).format(value);
}

/** `$ 1.234,50` with a no-break space, negative `-$ 50,00` (§9 customer: German style, exactly 2 decimals). */
export function formatMoney(amount: number, symbol = '$'): string {
  const rounded = roundMoney(amount);
  const sign = rounded < 0 ? '-' : '';
  return `${sign}${symbol}${NO_BREAK_SPACE}${formatNumber(Math.abs(rounded), 2)}`;
}

export type TypedNumber =
  | { ok: true; value: number }
  | { ok: false; reason: 'empty' | 'invalid' | 'ambiguous' };

/**
 * Reads a number as people type it, in German style (1.234,5) or English style (1,234.5).
 * One lone separator followed by exactly three digits could be either: `ambiguous`, never guessed.
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
