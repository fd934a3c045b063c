import type { Client } from '~/contract/types';
import { type Contact, contactOfClient, EMPTY_CONTACT } from '~/domain/shopper/contact';
import { storedValue } from '~/lib/browser/storedValue';
import { isRecord } from '~/lib/isRecord';

function parse(raw: unknown): Contact | null {
  if (!isRecord(raw)) return null;
  const { name, phone, email = '', address = '' } = raw;
  return typeof name === 'string' &&
    typeof phone === 'string' &&
    typeof email === 'string' &&
    typeof address === 'string'
    ? { name, phone, email, address }
    : null;
}

/** Contact last sent from this browser, in any store: prefilled in the next form. */
const contact = storedValue('shopper_contact', parse, 1);

export const rememberedContact = (): Contact => contact.get() ?? EMPTY_CONTACT;

/** What a form about a client starts with: each field as the store knows it, else as it was last sent from here. */
export function startingContact(client: Client | null): Contact {
  const known = contactOfClient(client);
  const remembered = rememberedContact();
  return {
    name: known.name || remembered.name,
    phone: known.phone || remembered.phone,
    email: known.email || remembered.email,
    address: known.address || remembered.address,
  };
}

export const rememberContact: (given: Contact) => void = contact.set;
