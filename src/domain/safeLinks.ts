import { parseUrl } from '~/lib/url';

const allowedLink = /^(?:https?:\/\/[^/\\?#]|mailto:[^\s]|tel:[+\d(])/i;

/** True for a text holding a character that browsers drop or read as another (control characters, line ends). */
export function hasControlCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || (code >= 0x7f && code <= 0x9f)) return true;
  }
  return false;
}

/**
 * The link to put in an `href`, or null when it is not one a person may safely follow.
 * Only complete http, https, mailto and tel links pass; texts come from stores and shoppers.
 */
export function safeHref(text: string | null | undefined): string | null {
  const link = text?.trim() ?? '';
  if (!allowedLink.test(link) || hasControlCharacter(link)) return null;
  return parseUrl(link) ? link : null;
}

/** The URL of a picture or frame: like {@link safeHref}, http and https only. */
export function safeMediaUrl(text: string | null | undefined): string | null {
  const link = safeHref(text);
  return link !== null && /^https?:/i.test(link) ? link : null;
}
