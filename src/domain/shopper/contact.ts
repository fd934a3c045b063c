import type { Client, ClientRegistration } from '~/contract/types';

import { clientLastName } from './clients';

/** Who orders: what the store needs to call the shopper. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
  /** Empty for none. */
  readonly email: string;
  /** Where to deliver; empty for none. */
  readonly address: string;
}

export const EMPTY_CONTACT: Contact = { name: '', phone: '', email: '', address: '' };

/** Name, phone, email and address of a client, empty where unknown. */
export function contactOfClient(client: Client | null): Contact {
  if (client === null) return EMPTY_CONTACT;
  const name = [client.first_name?.trim() ?? '', clientLastName(client)].join(' ').trim();
  return {
    name,
    phone: client.phone?.trim() ?? '',
    email: client.email?.trim() ?? '',
    address: client.address?.trim() ?? '',
  };
}

/** Whether name or phone of the session's client is missing; null is a session without a client. */
export function needsContact(client: Client | null): boolean {
  const { name, phone } = contactOfClient(client);
  return name === '' || phone === '';
}

/** The contact as a client's data; the first word is the first name, the rest the last name. */
export function clientOfContact({
  name,
  phone,
  email,
  address,
}: Contact): ClientRegistration['client'] {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return {
    first_name: first,
    last_name: rest.join(' ') || null,
    email: email.trim() || null,
    phone: phone.trim(),
    address: address.trim() || null,
  };
}
