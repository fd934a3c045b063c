import type { Refcode, RefcodeInput } from '~/contract/types';
import { failing, type FieldErrors, lengthOf, required } from '~/domain/fieldRules';
import { messages } from '~/domain/messages';
import { hasText, sameFolded } from '~/lib/text';

/** Maximum length of a code's user message and finishing reply. */
export const REFCODE_MESSAGE_MAX = 25;

/** `reference_type` of a simple code; any other number is another type. */
const SIMPLE_REFERENCE_TYPE = 1;

/** `reference_type` of a new code of another type; the specification only excludes 1. */
const OTHER_REFERENCE_TYPE = 2;

/** Rows per page of the codes' table. */
export const REFCODES_PER_PAGE = 15;

/** Destination of a code. */
export type RefcodeDestination = 'WhatsApp' | 'Web';

/** Kind of a code. */
export type RefcodeType = 'Simple' | 'Otro';

// Requires the end of the host, so that https://wa.me.otro.test is a web URL.
const messagingLink = /^(?:https?:\/\/(?:wa\.me|api\.whatsapp\.com)(?:[/?#:]|$)|whatsapp:\/\/)/i;

/** WhatsApp when the code's url starts with a messaging-app link, otherwise Web. */
export function refcodeDestination(url: string | null | undefined): RefcodeDestination {
  return messagingLink.test(url?.trim() ?? '') ? 'WhatsApp' : 'Web';
}

/** Simple for reference type 1, otherwise Otro. */
export function refcodeType(referenceType: number): RefcodeType {
  return referenceType === SIMPLE_REFERENCE_TYPE ? 'Simple' : 'Otro';
}

/** Form values of a new code. */
export interface RefcodeDraft {
  description: string;
  client_msg_preamble: string;
  use_confirm_finisher: string;
  destination: RefcodeDestination;
  type: RefcodeType;
}

/** Appends a new, active code; the server assigns its code, URL and date. */
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

/** A code with the same description and type, ignoring case, accents and outer blanks. */
export function twinCode(
  { description, type }: Pick<RefcodeDraft, 'description' | 'type'>,
  list: readonly Refcode[],
): Refcode | undefined {
  return list.find(
    (one) => sameFolded(one.description, description) && refcodeType(one.reference_type) === type,
  );
}

/** Activates or deactivates one code of the list. */
export function withRefcodeActive(
  list: readonly Refcode[],
  code: string,
  active: boolean,
): RefcodeInput[] {
  return list.map((one) => (one.code === code ? { ...one, active } : one));
}

/** The fields of a marketing code that have a rule. */
interface RefcodeTexts {
  description: string;
  client_msg_preamble: string;
  use_confirm_finisher: string;
}

function refcodeMessageError(text: string, missing: string): string | null {
  if (!hasText(text)) return missing;
  return lengthOf(text) > REFCODE_MESSAGE_MAX ? messages.refcodeMessageTooLong : null;
}

/** Marketing code: three texts required, user message and finishing reply at most 25 characters. */
export function validateRefcode(values: RefcodeTexts): FieldErrors<keyof RefcodeTexts> {
  return failing({
    description: required(values.description, messages.refcodeDescriptionRequired),
    client_msg_preamble: refcodeMessageError(
      values.client_msg_preamble,
      messages.refcodeUserMessageRequired,
    ),
    use_confirm_finisher: refcodeMessageError(
      values.use_confirm_finisher,
      messages.refcodeFinisherRequired,
    ),
  });
}
