import { plainText } from './text';

/** Fewer digits would be found in nearly every phone. */
const MIN_DIGITS = 3;

/** Lengths of an area code. */
const AREA_CODES = [2, 3, 4];

/**
 * The digits as typed, and without the prefixes that are dialled: 00 before a country, and inside the country 0 (area code)
 * and 15 (mobile).
 */
function spellings(digits: string): string[] {
  const area = digits.replace(/^00?/, '');
  const mobiles = [0, ...AREA_CODES]
    .filter((length) => area.startsWith('15', length))
    .map((length) => area.slice(0, length) + area.slice(length + 2));
  return [digits, area, ...mobiles].filter((spelling) => spelling.length >= MIN_DIGITS);
}

/**
 * The test for phones that a query finds which is written like a phone: the digits in a row, whatever is between them.
 * @returns null for any other query
 */
export function phoneTest(query: string): ((phone: string) => boolean) | null {
  const typed = plainText(query);
  const wanted = spellings(typed.replace(/\D/g, ''));
  if (!/^[\d\s+().\-/]+$/.test(typed) || wanted.length === 0) return null;
  return (phone) => {
    const digits = phone.replace(/\D/g, '');
    return wanted.some((spelling) => digits.includes(spelling));
  };
}
