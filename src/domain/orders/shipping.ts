import type { ShippingEntry, ShippingEntryInput } from '~/contract/types';
import { messages } from '~/domain/messages';
import { safeMediaUrl } from '~/domain/safeLinks';
import { formatDate } from '~/lib/dates';
import { displayToApi } from '~/lib/typedDates';

/** The fields of a shipping entry that staff fill in. */
export const SHIPPING_FIELDS = [
  'tracking_code',
  'transport_co',
  'eta',
  'departure',
  'link',
  'observations',
] as const;
export type ShippingField = (typeof SHIPPING_FIELDS)[number];

const DATE_FIELDS: ReadonlySet<ShippingField> = new Set(['eta', 'departure']);

/** A shipping entry being edited: every field as typed, dates as DD/MM/YYYY HH:mm. */
export interface ShippingDraft extends Readonly<Record<ShippingField, string>> {
  /** Client-only key of the form's row. */
  readonly key: string;
  /** The stored entry; null: not saved yet. */
  readonly stored: ShippingEntry | null;
}

export type ShippingErrors = Readonly<Partial<Record<ShippingField, string>>>;

/** The text that the form shows for a contract value. */
function shown(field: ShippingField, value: string | null): string {
  return DATE_FIELDS.has(field) ? formatDate(value) : (value ?? '');
}

/** Whether the field still shows the stored value: it is then neither validated nor rewritten. */
function untouched(draft: ShippingDraft, field: ShippingField): boolean {
  return draft.stored !== null && draft[field] === shown(field, draft.stored[field]);
}

export function toShippingDraft(entry: ShippingEntry): ShippingDraft {
  return {
    key: `shipping-${entry.id}`,
    stored: entry,
    tracking_code: shown('tracking_code', entry.tracking_code),
    transport_co: shown('transport_co', entry.transport_co),
    eta: shown('eta', entry.eta),
    departure: shown('departure', entry.departure),
    link: shown('link', entry.link),
    observations: shown('observations', entry.observations),
  };
}

export function newShippingDraft(key: string): ShippingDraft {
  return {
    key,
    stored: null,
    tracking_code: '',
    transport_co: '',
    eta: '',
    departure: '',
    link: '',
    observations: '',
  };
}

/** Whether the entry is new and empty; such an entry is not sent. */
export function isBlankShipping(draft: ShippingDraft): boolean {
  return draft.stored === null && SHIPPING_FIELDS.every((field) => draft[field].trim() === '');
}

/** The error of a link, or null: it needs http(s) and a host. */
export function shippingLinkError(link: string | null): string | null {
  return link === null || link.trim() === '' || safeMediaUrl(link) !== null
    ? null
    : messages.urlIncomplete;
}

/** Errors of the form by field, empty when it is valid. All fields are optional. */
export function validateShipping(draft: ShippingDraft): ShippingErrors {
  const errors: Partial<Record<ShippingField, string>> = {};
  for (const field of ['eta', 'departure'] as const) {
    const text = draft[field].trim();
    if (!untouched(draft, field) && text !== '' && displayToApi(text) === null) {
      errors[field] = messages.dateInvalid;
    }
  }
  const linkError = untouched(draft, 'link') ? null : shippingLinkError(draft.link);
  if (linkError !== null) errors.link = linkError;
  return errors;
}

/**
 * The contract's entry: dates in wire format, empty fields null. Fields that were not edited are sent as they were
 * received: the form shows no seconds, and an unedited entry must not differ from the stored one.
 */
export function toShippingInput(draft: ShippingDraft): ShippingEntryInput {
  const value = (field: ShippingField): string | null => {
    if (draft.stored !== null && untouched(draft, field)) return draft.stored[field];
    const text = draft[field].trim();
    if (text === '') return null;
    return DATE_FIELDS.has(field) ? displayToApi(text) : text;
  };
  return {
    ...(draft.stored !== null && { id: draft.stored.id }),
    tracking_code: value('tracking_code'),
    transport_co: value('transport_co'),
    eta: value('eta'),
    departure: value('departure'),
    link: value('link'),
    observations: value('observations'),
    ...(draft.stored !== null &&
      draft.stored.original_id !== null && { original_id: draft.stored.original_id }),
  };
}
