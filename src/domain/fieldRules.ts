/** Rules of single fields that several forms have. */
import { hasText } from '~/lib/text';
import { parseUrl } from '~/lib/url';

import { messages } from './messages';

/** Messages of a form's invalid fields by field name; empty when the form is valid. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

const emailForm = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"./]+(?:\.[^\s@<>()[\]\\,;:"./]+)+$/;

/** Characters of a text as people count them: an emoji is one. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Keeps the fields that have a message. */
export function failing<Field extends string>(
  checks: Record<Field, string | null>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field in checks) {
    const message = checks[field];
    if (message !== null) errors[field] = message;
  }
  return errors;
}

export function required(text: string | null | undefined, message: string): string | null {
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

/** Whether a url is complete: http or https and a host. */
export function isCompleteUrl(text: string): boolean {
  const url = text.trim();
  return /^https?:\/\/[^/\\?#\s]/i.test(url) && !/\s/.test(url) && parseUrl(url) !== null;
}

/** A url that may be left empty but not incomplete. */
export function urlError(url: string | null | undefined): string | null {
  return !hasText(url) || isCompleteUrl(url ?? '') ? null : messages.urlIncomplete;
}
