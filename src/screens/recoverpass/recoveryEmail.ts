import { filledText, storedValue } from '~/lib/browser/storedValue';

const email = storedValue('recoveryEmail', filledText, 1, 'session');

/** The email typed in this tab, empty for none: users leave the page to look up the code, and may reload it. */
export const readRecoveryEmail = (): string => email.get() ?? '';

/** Stores the email for this tab; an empty one is removed. */
export const keepRecoveryEmail = (typed: string): void => email.set(typed === '' ? null : typed);
