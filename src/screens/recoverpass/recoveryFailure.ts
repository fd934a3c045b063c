import { ApiError, errorMessage } from '~/api/errors';
import { messages } from '~/domain/messages';

const passwordMessages: ReadonlySet<string> = new Set([
  messages.passwordRequired,
  messages.passwordTooShort,
  messages.passwordTooLong,
  messages.passwordInvalidCharacter,
  messages.passwordNeedsLettersAndNumbers,
]);

/** Where a failed password change is shown: at the code, at the password, or above the form. */
export interface RecoveryFailure {
  at: 'token' | 'password' | 'form';
  message: string;
}

/**
 * The server answers a refusal with a message only (§7 and §8 staff). Email and password were checked before they
 * were sent, so what it refuses is the code unless it names a password rule; anything else is no fault of the fields.
 */
export function recoveryFailure(error: unknown): RecoveryFailure {
  const message = errorMessage(error);
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) {
    return { at: 'form', message };
  }
  return { at: passwordMessages.has(message) ? 'password' : 'token', message };
}
