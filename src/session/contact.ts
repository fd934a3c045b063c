import { readExactly } from '~/contract/readShape';
import { shape } from '~/contract/shape';
import type { Client } from '~/contract/types';
import { type Contact, contactOfClient, EMPTY_CONTACT } from '~/domain/shopper/contact';
import { storedValue } from '~/lib/browser/storedValue';

const contactShape = /* @__PURE__ */ shape<Contact>({
  name: 'text',
  phone: 'text',
  email: 'text',
  address: 'text',
});

/** Contact last sent from this browser, in any store: prefilled in the next form. */
const contact = storedValue('shopper_contact', (raw) => readExactly(contactShape, raw), 2);

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
