import type { Refcode, RefcodeInput } from '~/contract/types';

/** Most characters of a code's user message and of its finishing reply (§5 and §9 staff). */
export const REFCODE_MESSAGE_MAX = 25;

/** The `reference_type` of a simple code (§3 staff); every other number is another type. */
export const SIMPLE_REFERENCE_TYPE = 1;

/** The `reference_type` that a new code of another type gets; the specification only says that it is not 1. */
export const OTHER_REFERENCE_TYPE = 2;

/** Rows per page of the codes' table (§2 and §9 staff). */
export const REFCODES_PER_PAGE = 15;

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

/** A new code as it is typed. */
export interface RefcodeDraft {
  description: string;
  client_msg_preamble: string;
  use_confirm_finisher: string;
  destination: RefcodeDestination;
  type: RefcodeType;
}

/** The list with a new code, active from the start; the server gives it its code, url and date (§7 staff). */
export function withNewRefcode(list: readonly Refcode[], draft: RefcodeDraft): RefcodeInput[] {
  const added: RefcodeInput = {
    active: true,
    is_web: draft.destination === 'Web',
    description: draft.description.trim(),
    client_msg_preamble: draft.client_msg_preamble.trim(),
    use_confirm_finisher: draft.use_confirm_finisher.trim(),
    reference_type: draft.type === 'Simple' ? SIMPLE_REFERENCE_TYPE : OTHER_REFERENCE_TYPE,
  };
  return [...list, added];
}

/** The list with one code active or inactive (§4 staff). */
export function withRefcodeActive(
  list: readonly Refcode[],
  code: string,
  active: boolean,
): RefcodeInput[] {
  return list.map((one) => (one.code === code ? { ...one, active } : one));
}
