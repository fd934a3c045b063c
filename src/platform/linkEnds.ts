/**
 * Messengers and mail programs take the sign after a link for a part of it (tailscale/golink#148): a full stop, a bracket, a
 * quotation mark, the asterisk or underscore of bold text, or an invisible space.
 */
const END =
  /(?:[.,;:!?)\]}>"'*_…»”’]|%2[27C]|%3[ABCEF]|%[57]D|%E2%80%(?:A6|8B|9D|99)|%C2%BB|\u200B)+$/iu;

/** Paths of shoppers' links, which end with a token or the name of a store. */
const SHOPPER_LINK = /\/(?:homeclient|s|productlist|orderstatus)\/[^/]+$/;

/** A path of a shopper's link without what was pasted after it; null when there is nothing after it. */
export function withoutLinkEnd(path: string): string | null {
  const clean = path.replace(END, '');
  return clean !== path && SHOPPER_LINK.test(clean) ? clean : null;
}
