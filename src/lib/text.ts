/** The text as it is; null when it is absent or blank. */
export const textOrNull = (text: string | null | undefined): string | null =>
  text?.trim() ? text : null;

/** The text without outer blanks; "-" for none. */
export const orDash = (text: string | null | undefined): string => text?.trim() || '-';

export const hasText = (text: string | null | undefined): boolean => textOrNull(text) !== null;

/** The text with U+FFFD for each half of a surrogate pair, which no file and no URL can hold. Call it after a cut. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Cs}/gu, '\uFFFD');

/** The text without characters that nobody sees, such as direction marks and zero-width spaces. */
export const visibleText = (text: string): string => text.replaceAll(/\p{Cf}/gu, '');

/**
 * A typed or pasted phone, number, date or query as a keyboard types it: only visible characters, every dash and minus
 * sign a hyphen, every kind of space a plain one. Tabs and line ends stay.
 */
export const plainText = (text: string): string =>
  visibleText(text)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\p{Zs}/gu, ' ');

const OUTSIDE_ASCII = /[^\p{ASCII}]/u;

/** Whether all characters are ASCII ones, which have neither accents nor wrong encodings. */
export const isAscii = (text: string): boolean => !OUTSIDE_ASCII.test(text);

/** Lowercase text without accents and invisible characters, for searching and comparing. */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\p{Diacritic}\p{Cf}]/gu, '')
    .toLowerCase();
}

/** Whether two texts differ only in case, accents and outer blanks. */
export const sameFolded = (one: string, other: string): boolean =>
  foldText(one).trim() === foldText(other).trim();

/** The folded words of a text, split on white space and punctuation. */
export function splitWords(text: string): string[] {
  return foldText(text)
    .split(/[\s\p{P}\p{S}]+/u)
    .filter((word) => word !== '');
}

/** The words from the first that is not one of `heads` on; all where there is none: `Pedido Nº DPJF5H` is `dpjf5h`. */
export function wordsAfter(words: string[], heads: ReadonlySet<string>): string[] {
  const first = words.findIndex((word) => !heads.has(word));
  return first === -1 ? words : words.slice(first);
}

let collator: Intl.Collator | null = null;

/**
 * Compares texts in Spanish order, ignoring case and accents, with numbers by value. The collator is created on the
 * first use: constructing it takes about 10 ms.
 */
export function compareTexts(a: string, b: string): number {
  collator ??= new Intl.Collator('es', { numeric: true, sensitivity: 'base' });
  return collator.compare(a, b);
}

/** The first letter or digit of a name, as a capital, for a picture that is missing; "·" without any. */
export const initialOf = (name: string): string =>
  (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '·').toUpperCase();
