/** Most characters of a code's user message and of its finishing reply (§5 and §9 staff). */
export const REFCODE_MESSAGE_MAX = 25;

/** The `reference_type` of a simple code (§3 staff); every other number is another type. */
export const SIMPLE_REFERENCE_TYPE = 1;

/** Where a code leads (§9 staff). */
export type RefcodeDestination = 'WhatsApp' | 'Web';

/** Kind of a code (§9 staff). */
export type RefcodeType = 'Simple' | 'Otro';

// The end of the host is asked for, so that https://wa.me.otro.test stays a web address.
const messagingLink = /^(?:https?:\/\/(?:wa\.me|api\.whatsapp\.com)(?:[/?#:]|$)|whatsapp:\/\/)/i;

/** WhatsApp when the code's url starts with a messaging-app link, otherwise Web (§3 staff). */
export function refcodeDestination(url: string | null | undefined): RefcodeDestination {
  return messagingLink.test(url?.trim() ?? '') ? 'WhatsApp' : 'Web';
}

/** Simple for reference type 1, otherwise Otro (§3 staff). */
export function refcodeType(referenceType: number): RefcodeType {
  return referenceType === SIMPLE_REFERENCE_TYPE ? 'Simple' : 'Otro';
}
