import { foldText } from '~/lib/text';

/** The hashtag's name: without the leading # and outer white space ("#donpepe" → "donpepe"). */
export function withoutHash(hashtag: string): string {
  return hashtag.trim().replace(/^#+/, '');
}

/** Normalizes a hashtag to one leading #; an empty text stays empty. */
export function withHash(text: string): string {
  const name = withoutHash(text);
  return name === '' ? '' : `#${name}`;
}

/** The hashtag that the name of a store suggests: its letters and digits without accents; '' for none. */
export const hashtagOfName = (name: string): string =>
  withHash(foldText(name).replaceAll(/[^a-z0-9]/g, ''));

/** Path of a store's public page: /s/{hashtag without the leading #}. */
export function storePath(hashtag: string): string {
  return `/s/${encodeURIComponent(withoutHash(hashtag))}`;
}

/**
 * The link to share: the same path on the short-link host.
 * @param shortLinkHost origin from the runtime configuration, e.g. `https://corto.test`
 */
export function shareLink(shortLinkHost: string, hashtag: string): string {
  return shortLinkHost.replace(/\/+$/, '') + storePath(hashtag);
}
