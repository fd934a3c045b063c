/** Forms of accounts: registration, recovery, change of password, new store user. The sign-in's is in loginValidation.ts. */
import { emailError, failing, type FieldErrors, lengthOf, required } from '~/domain/fieldRules';
import { messages } from '~/domain/messages';
import { hasText } from '~/lib/text';

/** Fewest and most characters of a password. */
const PASSWORD_MIN = 6;
const PASSWORD_MAX = 50;

const hashtagForm = /^#[A-Za-z0-9]+$/;
const refusedCharacter = /[^A-Za-z0-9!@#$%^&*()_+]/gu;

/** The rules of passwords as the attribute `passwordrules` says them. */
export const PASSWORD_RULES = `minlength: ${PASSWORD_MIN}; maxlength: ${PASSWORD_MAX}; required: lower; required: digit; allowed: upper, [!@#$%^&*()_+]`;

/** The characters of a password that are not allowed, each once. */
export const refusedCharacters = (password: string): string[] => [
  ...new Set(password.match(refusedCharacter)),
];

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
  if (refusedCharacters(password).length > 0) return messages.passwordInvalidCharacter;
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
