import { filledText, storedValue } from '~/lib/storedValue';

const email = storedValue('recoveryEmail', filledText, 1, 'session');

/** The email that was typed in this tab, empty when none was: the code is looked up elsewhere, and a reload is near. */
export const readRecoveryEmail = (): string => email.get() ?? '';

/** Keeps the email for this tab; an empty one is forgotten. */
export const keepRecoveryEmail = (typed: string): void => email.set(typed === '' ? null : typed);
