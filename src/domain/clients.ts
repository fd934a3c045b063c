import type { Client } from '~/contract/types';

type Named = { first_name: string | null; last_name: string | null; surname?: string | null; email?: string | null };

/** Last name of a client: `last_name`, or `surname` where that is empty (readings). */
export function clientLastName(client: Pick<Client, 'last_name' | 'surname'>): string {
  return client.last_name?.trim() || client.surname?.trim() || '';
}

/** How a client is called in lists: first and last name, else the email, else "-". */
export function clientName(client: Named): string {
  const last = client.last_name?.trim() || client.surname?.trim() || '';
  return [client.first_name?.trim() ?? '', last].join(' ').trim() || client.email || '-';
}

/** Email and phone of a client show "-" when empty (§2 staff). */
export function orDash(text: string | null | undefined): string {
  return text?.trim() || '-';
}
