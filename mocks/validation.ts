import type { FieldErrors } from '~/domain/fieldRules';
import { messages } from '~/domain/messages';

import { invalid } from './http';

/** @throws 422 with the first message of a form's failing fields */
export function refuseInvalid(errors: FieldErrors<string>): void {
  const message = Object.values(errors).find((text) => text !== undefined);
  if (message !== undefined) throw invalid(message);
}

/** @throws 422 for an email with white space around it. */
export function refuseOuterBlanks(
  email: string | null | undefined,
  message: string = messages.emailInvalid,
): void {
  if (email && email !== email.trim()) throw invalid(message);
}
