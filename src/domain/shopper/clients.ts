import type { Client } from '~/contract/types';
import { messages } from '~/domain/messages';
import { allow, deny, type Verdict } from '~/domain/verdict';

type Named = {
  first_name: string | null;
  last_name: string | null;
  surname?: string | null;
  email?: string | null;
};

/** Last name of a client: `last_name`, or `surname` where that is empty. */
export function clientLastName(client: Pick<Client, 'last_name' | 'surname'>): string {
  return client.last_name?.trim() || client.surname?.trim() || '';
}

/** How a client is called: first and last name, else the email, else "Sin nombre". */
export function clientName(client: Named): string {
  return knownName(client) ?? messages.clientNameless;
}

function knownName(client: Named): string | null {
  const last = client.last_name?.trim() || client.surname?.trim() || '';
  return [client.first_name?.trim() ?? '', last].join(' ').trim() || client.email?.trim() || null;
}

/** Parameters of the order list that find the orders of a client: by name, else by phone, else those without a name. */
export function clientOrders(
  client: Named & Pick<Client, 'phone'>,
): { cliente: string } | { buscar: string } {
  const phone = client.phone?.trim() || null;
  return knownName(client) === null && phone !== null
    ? { buscar: phone }
    : { cliente: clientName(client) };
}

/**
 * Whether the detail of a client may be opened: only of one that exists and has an email;
 * null or undefined is a client that does not exist.
 */
export function mayOpenClient(client: Pick<Client, 'email'> | null | undefined): Verdict {
  if (!client) return deny(messages.clientUnknown);
  return client.email?.trim() ? allow() : deny(messages.clientWithoutEmail);
}

/** The client id of a URL parameter; null: it is none. */
export function clientIdOf(parameter: string): number | null {
  return /^[1-9]\d{0,14}$/.test(parameter.trim()) ? Number(parameter) : null;
}

/** The client of the URL parameter `client`; undefined for none. */
export function clientOfParameter<Row extends Pick<Client, 'id'>>(
  clients: readonly Row[],
  parameter: string,
): Row | undefined {
  return clients.find(({ id }) => String(id) === parameter.trim());
}
