import { hasControlCharacter } from '~/domain/safeLinks';
import { parseUrl } from '~/lib/url';

const placeholderOrigin = 'https://app.invalid';

/** Screens that end a signed-out visit: going back to them after signing in would be a circle. */
const signedOutScreens = new Set(['/login', '/register', '/recoverpass']);

/** Where a sign-in leads when no address was remembered. */
export const HOME_ADDRESS = '/home';

/**
 * The text when it is an address inside this application ("/path?query#hash"), else null: no scheme, no other host
 * ("//host", backslashes, "/.//host" which becomes "//host"), no white space or control characters.
 */
export function safeInternalAddress(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || /[\\\s]/.test(text) || hasControlCharacter(text)) return null;
  const url = parseUrl(text, placeholderOrigin);
  if (url === null) return null;
  if (url.origin !== placeholderOrigin || url.pathname.startsWith('//')) return null;
  return text;
}

/** Where to go after a sign-in: the remembered address when it is a safe one, else /home. */
export function addressAfterLogin(lastAddress: string | null | undefined): string {
  const address = safeInternalAddress(lastAddress);
  if (address === null) return HOME_ADDRESS;
  const path = new URL(address, placeholderOrigin).pathname.replace(/\/+$/, '');
  return signedOutScreens.has(path) ? HOME_ADDRESS : address;
}
