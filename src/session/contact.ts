import { type Contact, EMPTY_CONTACT } from '~/domain/shopper/contact';
import { storedValue } from '~/lib/browser/storedValue';
import { isRecord } from '~/lib/isRecord';

function parse(raw: unknown): Contact | null {
  if (!isRecord(raw)) return null;
  const { name, phone, email = '' } = raw;
  return typeof name === 'string' && typeof phone === 'string' && typeof email === 'string'
    ? { name, phone, email }
    : null;
}

/** Name, phone and email last sent from this browser, in any store: prefilled in the next form. */
const contact = storedValue('shopper_contact', parse, 1);

export const rememberedContact = (): Contact => contact.get() ?? EMPTY_CONTACT;

export const rememberContact: (given: Contact) => void = contact.set;
