import { hasText } from '~/lib/text';
import { parseUrl } from '~/lib/url';

import { messages } from './messages';
import type { FieldErrors } from './session/loginValidation';
import { phoneNumber } from './shopper/contactLinks';
import { REFCODE_MESSAGE_MAX } from './store/refcodes';

export type { FieldErrors };

/** Fewest and most characters of a password. */
const PASSWORD_MIN = 6;
const PASSWORD_MAX = 50;

/** A currency symbol is shorter than this. */
const CURRENCY_SYMBOL_LIMIT = 4;

const emailForm = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"./]+(?:\.[^\s@<>()[\]\\,;:"./]+)+$/;
const hashtagForm = /^#[A-Za-z0-9]+$/;
const passwordCharacters = /^[A-Za-z0-9!@#$%^&*()_+]*$/;

/** Characters of a text as people count them: an emoji is one. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Keeps the fields that have a message. */
function failing<Field extends string>(checks: Record<Field, string | null>): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field in checks) {
    const message = checks[field];
    if (message !== null) errors[field] = message;
  }
  return errors;
}

function required(text: string | null | undefined, message: string): string | null {
  return hasText(text) ? null : message;
}

/** Whether the text has the form of an email address. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailForm.test(text);
}

/** An email that must be given. */
export function emailError(email: string): string | null {
  return isEmail(email.trim()) ? null : messages.emailInvalid;
}

/** An email that may be left empty. */
export function optionalEmailError(email: string | null | undefined): string | null {
  return hasText(email) ? emailError(email ?? '') : null;
}

/** A hashtag: # followed only by letters and digits. */
export function hashtagError(hashtag: string): string | null {
  return hashtagForm.test(hashtag) ? null : messages.hashtagInvalid;
}

/**
 * The four password rules, the first broken one: too short, too long, a character that is not allowed,
 * then a missing letter or digit. Length comes first because it is the most visible; a forbidden character
 * goes before a missing one because removing it may be what makes the other rule fail.
 */
export function passwordError(password: string): string | null {
  const length = lengthOf(password);
  if (length < PASSWORD_MIN) return messages.passwordTooShort;
  if (length > PASSWORD_MAX) return messages.passwordTooLong;
  if (!passwordCharacters.test(password)) return messages.passwordInvalidCharacter;
  if (!/[A-Za-z]/.test(password) || !/\d/.test(password))
    return messages.passwordNeedsLettersAndNumbers;
  return null;
}

/** What the server gets of a registration, flat. */
interface RegistrationData {
  email: string;
  name: string;
  hashtag: string;
  password: string;
}

/** The registration form: also the repeated password and the CAPTCHA's token, empty until it is solved. */
interface RegistrationForm extends RegistrationData {
  repeat: string;
  captcha: string;
}

/** The part of a registration that the server checks too. */
export function validateRegistrationData(
  values: RegistrationData,
): FieldErrors<keyof RegistrationData> {
  return failing({
    email: emailError(values.email),
    name: required(values.name, messages.companyNameRequired),
    hashtag: hashtagError(values.hashtag),
    password: values.password === '' ? messages.passwordRequired : passwordError(values.password),
  });
}

/** The whole registration form. */
export function validateRegistration(
  values: RegistrationForm,
): FieldErrors<keyof RegistrationForm> {
  return {
    ...validateRegistrationData(values),
    ...failing({
      repeat: values.repeat === values.password ? null : messages.passwordRepeatMismatch,
      captcha: required(values.captcha, messages.captchaRequired),
    }),
  };
}

/** Recovery, first step: the email that gets the code. */
export function validateRecoveryEmail(values: { email: string }): FieldErrors<'email'> {
  return failing({ email: emailError(values.email) });
}

/** Recovery, second step: the code. */
export function validateRecoveryCode(values: { token: string }): FieldErrors<'token'> {
  return failing({ token: required(values.token, messages.recoveryCodeRequired) });
}

/** Recovery as the server gets it: email, code and new password. */
export function validateRecoveryData(values: {
  email: string;
  token: string;
  password: string;
}): FieldErrors<'email' | 'token' | 'password'> {
  return failing({
    email: emailError(values.email),
    token: required(values.token, messages.recoveryCodeRequired),
    password: values.password === '' ? messages.passwordRequired : passwordError(values.password),
  });
}

/** Recovery, third step and submit: email, code, new password and the CAPTCHA's token. */
export function validateRecovery(values: {
  email: string;
  token: string;
  password: string;
  captcha: string;
}): FieldErrors<'email' | 'token' | 'password' | 'captcha'> {
  return {
    ...validateRecoveryData(values),
    ...failing({ captcha: required(values.captcha, messages.captchaRequired) }),
  };
}

/** The fields of the company data that have a rule. */
export interface CompanyData {
  tax_code: string | null;
  email: string | null;
  curr_symbol: string;
}

/** A currency symbol: prices need one, and it has fewer than 4 characters. */
export function currencySymbolError(symbol: string): string | null {
  return !hasText(symbol) || lengthOf(symbol) >= CURRENCY_SYMBOL_LIMIT
    ? messages.currencySymbolTooLong
    : null;
}

/** Company data: only the tax identification and a symbol are mandatory. */
export function validateCompanyData(values: CompanyData): FieldErrors<keyof CompanyData> {
  return failing({
    tax_code: required(values.tax_code, messages.taxCodeRequired),
    email: optionalEmailError(values.email),
    curr_symbol: currencySymbolError(values.curr_symbol.trim()),
  });
}

/** Change password: both needed, and the new one follows the password rules. */
export function validateChangePassword(values: {
  old_password: string;
  new_password: string;
}): FieldErrors<'old_password' | 'new_password'> {
  return failing({
    old_password: values.old_password === '' ? messages.currentPasswordRequired : null,
    new_password:
      values.new_password === ''
        ? messages.newPasswordRequired
        : passwordError(values.new_password),
  });
}

/** Add store user: email and password needed, and both well formed. */
export function validateStoreUser(values: {
  email: string;
  password: string;
}): FieldErrors<'email' | 'password'> {
  return failing({
    email: hasText(values.email) ? emailError(values.email) : messages.storeUserEmailRequired,
    password:
      values.password === '' ? messages.storeUserPasswordRequired : passwordError(values.password),
  });
}

/** The fields of a marketing code that have a rule. */
interface RefcodeTexts {
  description: string;
  client_msg_preamble: string;
  use_confirm_finisher: string;
}

function refcodeMessageError(text: string, missing: string): string | null {
  if (!hasText(text)) return missing;
  return lengthOf(text) > REFCODE_MESSAGE_MAX ? messages.refcodeMessageTooLong : null;
}

/** Marketing code: three texts required, user message and finishing reply at most 25 characters. */
export function validateRefcode(values: RefcodeTexts): FieldErrors<keyof RefcodeTexts> {
  return failing({
    description: required(values.description, messages.refcodeDescriptionRequired),
    client_msg_preamble: refcodeMessageError(
      values.client_msg_preamble,
      messages.refcodeUserMessageRequired,
    ),
    use_confirm_finisher: refcodeMessageError(
      values.use_confirm_finisher,
      messages.refcodeFinisherRequired,
    ),
  });
}

/** The FAQs of an upload: the text split on line breaks, trimmed, empty lines dropped. */
export function splitFaqTexts(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Whether a text is one FAQ: on one line a question, a space and an answer. */
export function isFaqText(text: string): boolean {
  return /^[^\S\r\n]*\S+[^\S\r\n]+\S[^\r\n]*$/.test(text);
}

/** FAQ upload: at least one line, each a FAQ. */
export function validateFaqUpload(values: { text: string }): FieldErrors<'text'> {
  const lines = splitFaqTexts(values.text);
  if (lines.length === 0) return { text: messages.faqTextsRequired };
  return lines.every(isFaqText) ? {} : { text: messages.faqLineInvalid };
}

/** New product: type and name required, all else optional. */
export function validateNewProduct(values: {
  kind: string;
  name: string;
}): FieldErrors<'kind' | 'name'> {
  return failing({
    kind: required(values.kind, messages.productTypeRequired),
    name: required(values.name, messages.productNameRequired),
  });
}

/** Whether a url is complete: http or https and a host. */
export function isCompleteUrl(text: string): boolean {
  const url = text.trim();
  return /^https?:\/\/[^/\\?#\s]/i.test(url) && !/\s/.test(url) && parseUrl(url) !== null;
}

/** A url that may be left empty but not incomplete. */
export function urlError(url: string | null | undefined): string | null {
  return !hasText(url) || isCompleteUrl(url ?? '') ? null : messages.urlIncomplete;
}

type ClientData = Record<'first_name' | 'last_name' | 'email' | 'phone' | 'address', string | null>;

/** The shopper's own data: at least one field, and the forms of email and phone where there is one. */
export function validateClientData(
  values: ClientData,
): FieldErrors<'first_name' | 'email' | 'phone'> {
  const isEmpty = Object.values(values).every((text) => !text?.trim());
  const { email, phone } = values;
  return failing({
    first_name: isEmpty ? messages.clientDataEmpty : null,
    email: optionalEmailError(email) && messages.shopperEmailInvalid,
    phone: phone?.trim() && phoneNumber(phone) === null ? messages.phoneInvalid : null,
  });
}

/** Name and phone of who orders: both are needed. */
export function validateContact(values: {
  name: string;
  phone: string;
}): FieldErrors<'name' | 'phone'> {
  const phone = values.phone.trim();
  return failing({
    name: values.name.trim() === '' ? messages.shopperNameRequired : null,
    phone:
      phone === ''
        ? messages.shopperPhoneRequired
        : phoneNumber(phone) !== null
          ? null
          : messages.phoneInvalid,
  });
}
