import type { ContactSync } from '~/contract/types';
import { toApiDate } from '~/lib/dates';

/** Numbers of the custom fields in the marketing service. */
const contactFields = {
  registeredAt: '23',
  hashtag: '24',
  role: '27',
  uploadedAt: '30',
  lastUploadAt: '31',
} as const;

/** A store user as a contact of the marketing service. */
interface StoreContact {
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

/** Fields sent when a seller registers: registration date, store hashtag and role admin. */
export function registrationContact(seller: StoreContact, now: Date): ContactSync {
  return storeContact(seller, 'admin', now);
}

/** Fields sent when a store user is added: the same, with the user's role. */
export function storeUserContact(user: StoreContact & { role: string }, now: Date): ContactSync {
  return storeContact(user, user.role, now);
}

/** Fields sent after an import upload: both upload dates. */
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
