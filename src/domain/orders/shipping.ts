import type { ShippingEntry, ShippingEntryInput } from '~/contract/types';
import { messages } from '~/domain/messages';
import { safeMediaUrl } from '~/domain/safeLinks';
import { displayToApi } from '~/lib/typedDates';

import { SHIPPING_FIELDS, type ShippingDraft, type ShippingField } from './draft/orderFields';
import { fieldNames, readRow, writeRow } from './draft/rowFields';

export type ShippingErrors = Readonly<Partial<Record<ShippingField, string>>>;

const BLANK_SHIPPING = {
  tracking_code: '',
  transport_co: '',
  eta: '',
  departure: '',
  link: '',
  observations: '',
} as const satisfies Partial<ShippingDraft>;

export function toShippingDraft(stored: ShippingEntry): ShippingDraft {
  const key = `shipping-${stored.id}`;
  return readRow(SHIPPING_FIELDS, stored, { ...BLANK_SHIPPING, key, stored });
}

export function newShippingDraft(key: string): ShippingDraft {
  return { ...BLANK_SHIPPING, key, stored: null };
}

/** Whether the field still shows the stored value, which is then not validated. */
function untouched(draft: ShippingDraft, field: ShippingField): boolean {
  return draft.stored !== null && draft[field] === toShippingDraft(draft.stored)[field];
}

/** Whether the entry is new and empty; such an entry is not sent. */
export function isBlankShipping(draft: ShippingDraft): boolean {
  return (
    draft.stored === null &&
    fieldNames(SHIPPING_FIELDS).every((field) => draft[field].trim() === '')
  );
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

/** The contract's entry: dates in wire format, empty fields null. */
export function toShippingInput(draft: ShippingDraft): ShippingEntryInput {
  const { stored } = draft;
  return {
    ...(stored !== null && { id: stored.id }),
    ...writeRow(SHIPPING_FIELDS, draft),
    ...(stored !== null && stored.original_id !== null && { original_id: stored.original_id }),
  };
}
