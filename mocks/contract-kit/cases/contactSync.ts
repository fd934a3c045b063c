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
  proves(
    'syncContact',
    200,
    [
      'the same contact again keeps its id',
      "ActiveCampaign's v3 `contact/sync`, called on the third party's own host with its own key and answering its own shape, without `data`.",
    ],
    async (host) => {
      const email = `${host.newName()}@correo.test`;
      const { contact } = await accepted(host, 'syncContact', sync(host, email));
      const again = await accepted(host, 'syncContact', sync(host, email.toUpperCase()));
      expectPart('contact', again.contact, { id: contact.id, email });
    },
  ),
  rejects(
    'syncContact',
    403,
    ['no key', 'A missing or wrong key answers 403; an e-mail that is not one answers 422.'],
    (host) => ({
      body: contactOf(`${host.newName()}@correo.test`),
    }),
  ),
];
