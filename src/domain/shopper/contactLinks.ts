import { plainText, visibleText, wellFormed } from '~/lib/text';

// Links to a client's phone, email and address. The texts come from shoppers and imports: whatever is not plainly a
// number or an email has no link.

/** Digits of a phone number with its country code (E.164) or without. */
const DIGITS = { least: 6, most: 15 } as const;
/** Maximum length of an address in a map query. */
const MAP_QUERY_LENGTH = 300;

const trimmed = (text: string | null): string => visibleText(text ?? '').trim();

/** Percent-encodes a text; half of a split emoji would throw. */
function encode(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/** A phone number as its digits, and whether it has a country code (`+54 …`, `0054 …`). */
interface PhoneNumber {
  readonly digits: string;
  readonly international: boolean;
}

/** What separates two numbers; a slash only where a whole number is before it, as it may follow an area code. */
const BETWEEN_NUMBERS = /[,;|\n\t]| [yoe] /;

/** The number of an extension, after the one to dial. */
const EXTENSION = / ?\b(?:int|interno|ext)\.? ?\d{1,5}$/i;

/** The number in a text of digits, spaces and punctuation, of several the first; null: the text is anything else. */
export function phoneNumber(phone: string | null): PhoneNumber | null {
  const texts = plainText(phone ?? '')
    .split(BETWEEN_NUMBERS)
    .map((text) => text.trim().replace(EXTENSION, ''));
  if (!texts.every((text) => /^[\d\s().\-/+]*$/.test(text))) return null;
  const text = texts.find((one) => one !== '') ?? '';
  return numberIn(text.slice(0, Math.max(0, text.indexOf('/')))) ?? numberIn(text);
}

/** The number of digits and punctuation; null: it has too few or too many digits, or a plus sign among them. */
function numberIn(text: string): PhoneNumber | null {
  if (text.includes('+', 1)) return null;
  const digits = text.replaceAll(/\D/g, '');
  const prefixed = digits.startsWith('00');
  const number = prefixed ? digits.slice(2) : digits;
  if (number.length < DIGITS.least || number.length > DIGITS.most) return null;
  return { digits: number, international: prefixed || text.startsWith('+') };
}

/** `tel:` link; null when the text is no phone number. */
export function telHref(phone: string | null): string | null {
  const number = phoneNumber(phone);
  if (number === null) return null;
  return `tel:${number.international ? '+' : ''}${number.digits}`;
}

/** Link that opens a WhatsApp chat with a typed message; null when the text is no phone number. */
export function whatsappHref(phone: string | null, message = ''): string | null {
  const number = phoneNumber(phone);
  if (number === null) return null;
  const query = message.trim() === '' ? '' : `?text=${encode(message)}`;
  return `https://wa.me/${number.digits}${query}`;
}

/** `mailto:` link; null when the text is no email. */
export function mailHref(email: string | null): string | null {
  const text = trimmed(email);
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 1 || !/^[^\s@<>",;:]+$/.test(text.slice(0, at)) || !/^[\w.-]+$/.test(domain))
    return null;
  return `mailto:${encode(text.slice(0, at))}@${domain}`;
}

/** Link that searches an address on a map; null when there is none. */
export function mapHref(address: string | null): string | null {
  const text = trimmed(address);
  if (text === '') return null;
  const query = Array.from(text).slice(0, MAP_QUERY_LENGTH).join('');
  return `https://www.google.com/maps/search/?api=1&query=${encode(query)}`;
}
