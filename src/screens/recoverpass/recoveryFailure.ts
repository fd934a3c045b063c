import { ApiError } from '~/api/transport/errors';
import { messages } from '~/domain/messages';

const passwordMessages: ReadonlySet<string> = new Set([
  messages.passwordRequired,
  messages.passwordTooShort,
  messages.passwordTooLong,
  messages.passwordInvalidCharacter,
  messages.passwordNeedsLettersAndNumbers,
]);

/**
 * Whether the server refused the code. A 422 has only a message; email and password were validated before they were
 * sent, so it means the code unless its message is one of the password rules.
 */
export function isWrongCode(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 422 && !passwordMessages.has(error.message);
}
