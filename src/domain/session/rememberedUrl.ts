import { hasControlCharacter } from '~/domain/safeLinks';
import { parseUrl } from '~/lib/url';

const placeholderOrigin = 'https://app.invalid';

/** Screens for signed-out users: never a destination after signing in. */
const signedOutScreens = new Set(['/login', '/register', '/recoverpass']);

/** The URL after a sign-in when none is remembered. */
export const HOME_URL = '/home';

/**
 * The text if it is a URL inside this application ("/path?query#hash"), else null: no scheme, no other host ("//host",
 * backslashes, "/.//host", which becomes "//host"), no white space or control characters.
 */
export function safeInternalUrl(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || /[\\\s]/.test(text) || hasControlCharacter(text)) return null;
  const url = parseUrl(text, placeholderOrigin);
  if (url === null) return null;
  if (url.origin !== placeholderOrigin || url.pathname.startsWith('//')) return null;
  return text;
}

/** The URL to open after a sign-in: the remembered one if it is safe, else /home. */
export function urlAfterSignIn(rememberedUrl: string | null | undefined): string {
  const url = safeInternalUrl(rememberedUrl);
  if (url === null) return HOME_URL;
  const path = new URL(url, placeholderOrigin).pathname.replace(/\/+$/, '');
  return signedOutScreens.has(path) ? HOME_URL : url;
}
