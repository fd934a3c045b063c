import type { ContactSync } from '~/contract/types';
import { toApiDate } from '~/lib/dates';

/** Numbers of the custom fields in the marketing service (§7 staff). */
export const contactFields = {
  registeredAt: '23',
  hashtag: '24',
  role: '27',
  uploadedAt: '30',
  lastUploadAt: '31',
} as const;

/** A person of a store, as the marketing service knows people. */
export interface StoreContact {
  email: string;
  /** With its leading #. */
  hashtag: string;
}

function storeContact({ email, hashtag }: StoreContact, role: string, now: Date): ContactSync {
  return {
    contact: {
      email,
      fieldValues: [
        { field: contactFields.registeredAt, value: toApiDate(now) },
        { field: contactFields.hashtag, value: hashtag },
        { field: contactFields.role, value: role },
      ],
    },
  };
}

/** What is sent when a seller registers: registration date, store hashtag and the role admin (§6 and §7 staff). */
export function registrationContact(seller: StoreContact, now: Date): ContactSync {
  return storeContact(seller, 'admin', now);
}

/** What is sent when a store user is added: the same fields, with the role the user got (§7 staff). */
export function storeUserContact(user: StoreContact & { role: string }, now: Date): ContactSync {
  return storeContact(user, user.role, now);
}

/** What is sent after a CSV upload: both upload dates (§7 staff). */
export function uploadContact(email: string, now: Date): ContactSync {
  const value = toApiDate(now);
  return {
    contact: {
      email,
      fieldValues: [
        { field: contactFields.uploadedAt, value },
        { field: contactFields.lastUploadAt, value },
      ],
    },
  };
}
