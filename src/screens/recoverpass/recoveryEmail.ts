/** Session storage: it is this tab's alone and goes with it. */
const KEY = 'recoveryEmail';

/** The email that was typed in this tab, empty when none was: the code is looked up elsewhere, and a reload is near. */
export function readRecoveryEmail(): string {
  try {
    return window.sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the email for this tab; an empty one is forgotten. */
export function keepRecoveryEmail(email: string): void {
  try {
    if (email === '') window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, email);
  } catch {
    // A browser that refuses storage forgets it on a reload.
  }
}
