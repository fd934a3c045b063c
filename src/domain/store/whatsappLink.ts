import type { AdminStore } from '~/contract/types';
import { plainText } from '~/lib/text';

/** Digits of a phone number in international form (E.164), country code included. */
const DIGITS = { least: 8, most: 15 } as const;

const NUMBER = /^\+?[\d\s().-]+$/;

/** The complete chat URL of a typed WhatsApp number; any other text is unchanged. */
export function whatsappLinkOf(text: string): string {
  const typed = plainText(text).trim();
  const digits = digitsOf(typed).replace(/^00/, '');
  const isNumber = NUMBER.test(typed) && isPhoneLength(digits);
  return isNumber ? `https://wa.me/${digits}` : text.trim();
}

/** Whether a text is a number that does not say its country: WhatsApp would take its first digits for one. */
export function lacksCountry(text: string): boolean {
  const typed = plainText(text).trim();
  return NUMBER.test(typed) && !/^(?:\+|00)/.test(typed);
}

/** Error of an invalid WhatsApp number; the text is not specified. */
export const WHATSAPP_NUMBER_INVALID =
  'Por favor ingrese un número de WhatsApp válido, con el código del país (por ejemplo +5491145550101)';

/** Why a store's exclusive WhatsApp number may not be saved, or null: digits after a +, apart by spaces or dashes; null is none. */
export function whatsappNumberError(number: string | null): string | null {
  if (number === null) return null;
  return /^\+?\d[\d -]*$/.test(plainText(number).trim()) && isPhoneLength(digitsOf(number))
    ? null
    : WHATSAPP_NUMBER_INVALID;
}

type NumberedStore = Pick<AdminStore, 'id' | 'name' | 'hashtag' | 'identifiers'>;

/** An exclusive number belongs to one store: the error that names the other one, or null. */
export function takenNumberError(
  number: string | null,
  { id }: Pick<NumberedStore, 'id'>,
  stores: readonly NumberedStore[],
): string | null {
  if (number === null) return null;
  const digits = digitsOf(number);
  const owner = stores.find(
    (store) => store.id !== id && digitsOf(store.identifiers.exclusive_whatsapp ?? '') === digits,
  );
  return owner === undefined ? null : `Ese número ya es de ${owner.name} (${owner.hashtag})`;
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function isPhoneLength(digits: string): boolean {
  return digits.length >= DIGITS.least && digits.length <= DIGITS.most;
}
