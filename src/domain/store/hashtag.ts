/** The hashtag's name: without the leading # and outer white space ("#donpepe" → "donpepe"). */
export function withoutHash(hashtag: string): string {
  return hashtag.trim().replace(/^#+/, '');
}

/** The hashtag as a store holds it: with one leading # (§3 staff). Takes both spellings; an empty text stays empty. */
export function withHash(text: string): string {
  const name = withoutHash(text);
  return name === '' ? '' : `#${name}`;
}

/** Path of a store's public page: /s/{hashtag without the leading #} (§2 staff and customer). */
export function storePath(hashtag: string): string {
  return `/s/${encodeURIComponent(withoutHash(hashtag))}`;
}

/**
 * The link to share: the same path on the short-link host (§2 staff).
 * @param shortLinkHost origin from the runtime configuration, e.g. `https://corto.test`
 */
export function shareLink(shortLinkHost: string, hashtag: string): string {
  return shortLinkHost.replace(/\/+$/, '') + storePath(hashtag);
}
