/** Digits of a phone number in international form (E.164), country code included. */
const DIGITS = { least: 8, most: 15 } as const;

/**
 * The complete chat address that a typed WhatsApp number stands for; any other text is left as it is. Sellers know their
 * number, the store keeps a complete url (§5 staff).
 */
export function whatsappLinkOf(text: string): string {
  const typed = text.trim();
  const digits = typed.replaceAll(/\D/g, '');
  const isNumber =
    /^\+?[\d\s().-]+$/.test(typed) && digits.length >= DIGITS.least && digits.length <= DIGITS.most;
  return isNumber ? `https://wa.me/${digits}` : typed;
}
