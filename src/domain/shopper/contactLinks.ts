// Links to a client's phone, email and address. The texts come from shoppers and imports: whatever is not plainly a
// number or an email has no link.

/** Digits of a phone number with its country code (E.164) or without. */
const DIGITS = { least: 6, most: 15 } as const;
/** Maximum length of an address in a map query. */
const MAP_QUERY_LENGTH = 300;

/** Removes invisible characters, which people copy together with a number, and the spaces around. */
function visibleText(text: string | null): string {
  return (text ?? '').replaceAll(/[\p{Cf}\p{Cc}]/gu, '').trim();
}

/** Percent-encodes a text; half of a split emoji would throw. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'));
}

/** A phone number as its digits, and whether it has a country code (`+54 …`, `0054 …`). */
interface PhoneNumber {
  readonly digits: string;
  readonly international: boolean;
}

/** The number in a text of digits, spaces and punctuation; null: the text is anything else. */
export function phoneNumber(phone: string | null): PhoneNumber | null {
  const text = visibleText(phone);
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return null;
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
  const text = visibleText(email);
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at < 1 || !/^[^\s@<>",;:]+$/.test(text.slice(0, at)) || !/^[\w.-]+$/.test(domain))
    return null;
  return `mailto:${encode(text.slice(0, at))}@${domain}`;
}

/** Link that searches an address on a map; null when there is none. */
export function mapHref(address: string | null): string | null {
  const text = visibleText(address);
  if (text === '') return null;
  const query = Array.from(text).slice(0, MAP_QUERY_LENGTH).join('');
  return `https://www.google.com/maps/search/?api=1&query=${encode(query)}`;
}
