// Loads the metadata of the world's phone numbers: import it with `import()`, never in a first view.
import {
  type CountryCode,
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min';

import { foldText } from '~/lib/text';

import { phoneNumber } from './contactLinks';

/** What is known about where a store's numbers belong. */
export interface PhoneHome {
  /** The store's own WhatsApp chat, whose number names its country; null: none. */
  readonly chat: string | null;
  /** The country of the store's company data, a text such as "Argentina"; null: none. */
  readonly country?: string | null;
  /** Country (ISO 3166) of the runtime configuration; null: none. */
  readonly defaultCountry: string | null;
}

/** The number that a WhatsApp chat opens with. */
interface WhatsappNumber {
  /** For the link. */
  readonly digits: string;
  /** For people: `+54 9 11 4555-0101`. */
  readonly shown: string;
  /** `none`: no country is known; `short`: it is no whole number of the store's country; null: it is complete. */
  readonly doubt: 'none' | 'short' | null;
}

/** Prefixes of Mexico that are dialled only inside the country, or were until 2019. */
const MEXICAN_PREFIX = /^(?:01|044|045|1|521)(?=\d{10}$)/;

/** The number as WhatsApp knows it: Argentine mobiles have a 9, Brazilian ones nine digits. */
function asMobile(number: PhoneNumber, country: CountryCode): PhoneNumber {
  const { nationalNumber } = number;
  const mobile =
    country === 'AR' && !nationalNumber.startsWith('9')
      ? `9${nationalNumber}`
      : country === 'BR'
        ? nationalNumber.replace(/^(\d\d)([6-9]\d{7})$/, '$19$2')
        : nationalNumber;
  return parsePhoneNumberFromString(`+${number.countryCallingCode}${mobile}`) ?? number;
}

/** The whole number of a country that the digits are; null: they are none. */
function inCountry(digits: string, country: CountryCode): PhoneNumber | null {
  const dialled = country === 'MX' ? digits.replace(MEXICAN_PREFIX, '') : digits;
  const number = parsePhoneNumberFromString(dialled, country);
  return number?.isValid() ? asMobile(number, country) : null;
}

/** The whole number with country code that the digits are; null: they are none. */
function withCountry(digits: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(`+${digits}`);
  return number?.isValid() ? number : null;
}

/** The number for people; the last four digits apart as they are written in Argentina, Brazil and Mexico. */
function shownNumber(number: PhoneNumber): string {
  return number.formatInternational().replace(/ (\d{4})$/, '-$1');
}

function countryOfChat(chat: string | null): CountryCode | null {
  const digits = /(?:wa\.me\/|phone=)\+?(\d{8,15})/.exec(chat ?? '')?.[1];
  const number = digits === undefined ? undefined : parsePhoneNumberFromString(`+${digits}`);
  return number?.isPossible() ? (number.country ?? null) : null;
}

/** The country whose Spanish, Portuguese or English name a text is. */
function countryNamed(text: string): CountryCode | null {
  const wanted = foldText(text.trim());
  if (wanted === '') return null;
  const names = ['es', 'pt', 'en'].map(
    (language) => new Intl.DisplayNames(language, { type: 'region' }),
  );
  const isNamed = (country: string) =>
    names.some((name) => foldText(name.of(country) ?? '') === wanted);
  return getCountries().find((country) => isNamed(country)) ?? null;
}

function homeOf({ chat, country, defaultCountry }: PhoneHome): CountryCode | null {
  const configured = defaultCountry !== null && isSupportedCountry(defaultCountry);
  return countryOfChat(chat) ?? countryNamed(country ?? '') ?? (configured ? defaultCountry : null);
}

/** The number of a client's phone, completed with the country of the store; null: the text is no phone number. */
export function whatsappNumber(phone: string | null, home: PhoneHome): WhatsappNumber | null {
  const typed = phoneNumber(phone);
  if (typed === null) return null;
  const { digits } = typed;
  const country = homeOf(home);
  const number = typed.international
    ? parsePhoneNumberFromString(`+${digits}`)
    : country === null
      ? null
      : (inCountry(digits, country) ?? withCountry(digits));
  if (typed.international) {
    return { digits, shown: number ? shownNumber(number) : `+${digits}`, doubt: null };
  }
  if (number) return { digits: number.number.slice(1), shown: shownNumber(number), doubt: null };
  if (country === null) return { digits, shown: phone?.trim() ?? '', doubt: 'none' };
  const short = parsePhoneNumberFromString(digits, country);
  const whole = short?.number.slice(1) ?? digits;
  return { digits: whole, shown: `+${whole}`, doubt: 'short' };
}

/**
 * The numbers with country, as people write them, that a store may mean with a number that names none or, as its chat, one
 * that does not exist. None where the text needs no country.
 */
export function numbersMeant(text: string, home: PhoneHome): string[] {
  const chat = /^https?:\/\/(?:www\.)?wa\.me\/(\d+)$/.exec(text.trim())?.[1];
  const typed = phoneNumber(chat ?? text);
  if (typed === null || typed.international) return [];
  const { digits } = typed;
  const foreign = withCountry(digits);
  if (chat !== undefined && foreign) return [];
  // The chat may be the wrong one.
  const country = homeOf(chat === undefined ? home : { ...home, chat: null });
  const national = country === null ? null : inCountry(digits, country);
  const numbers = [national, foreign].filter((number) => number !== null);
  return [...new Set(numbers.map(shownNumber))];
}
