import { accepted, expectPart, proves, rejects, succeeds, type Case } from '../contractCase';
import type { Host, HostRequest } from '../run/host';
import { syncKey } from './setup';

const contactOf = (email: string) => ({ contact: { email, fieldValues: [] } });
const sync = (host: Host, email: string): HostRequest => ({
  headers: syncKey(host),
  body: contactOf(email),
});

export const cases: readonly Case[] = [
  succeeds('syncContact', (host) => sync(host, `${host.newName()}@correo.test`)),
  proves('syncContact', 200, 'the same contact again keeps its id', async (host) => {
    const email = `${host.newName()}@correo.test`;
    const { contact } = await accepted(host, 'syncContact', sync(host, email));
    const again = await accepted(host, 'syncContact', sync(host, email.toUpperCase()));
    expectPart('contact', again.contact, { id: contact.id, email });
  }),
  rejects('syncContact', 403, 'no key', (host) => ({
    body: contactOf(`${host.newName()}@correo.test`),
  })),
];
