// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';

import { registrationContact } from '~/domain/store/contactFields';
import { setConfig } from '~/lib/config';
import { shippedConfig } from '~/testSupport/testConfig';

import { syncContact } from './contactSync';

const { contact } = registrationContact(
  { email: 'lola@verduleria.test', hashtag: '#verdulerialola' },
  new Date(2026, 4, 15, 23, 30, 5),
);

function answer(reply: () => Promise<Response>) {
  const send = vi.fn<typeof fetch>(reply);
  vi.stubGlobal('fetch', send);
  return send;
}

beforeEach(() => {
  setConfig(shippedConfig());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => vi.unstubAllGlobals();
});

it('sends the email with the fields 23, 24 and 27, and the key of the configuration', async () => {
  const send = answer(() => Promise.resolve(Response.json({ contact: {} })));
  await syncContact(contact);
  const request = new Request(send.mock.calls[0]?.[0] ?? '');
  expect(request.method).toBe('POST');
  expect(request.url).toBe('https://contactos.example.test/api/3/contact/sync');
  expect(request.headers.get('Api-Token')).toBe('clave-de-prueba');
  expect(await request.json()).toEqual({
    contact: {
      email: 'lola@verduleria.test',
      fieldValues: [
        { field: '23', value: '2026-05-15 23:30:05' },
        { field: '24', value: '#verdulerialola' },
        { field: '27', value: 'admin' },
      ],
    },
  });
});

it('sends nothing when it is not configured', async () => {
  const send = answer(() => Promise.reject(new Error('not called')));
  setConfig({ ...shippedConfig(), contactSync: null });
  await syncContact(contact);
  expect(send).not.toHaveBeenCalled();
});

it.each([
  ['refuses', () => Promise.resolve(Response.json({ message: 'no' }, { status: 403 }))],
  ['answers nonsense', () => Promise.resolve(new Response('<html>', { status: 200 }))],
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a service that %s does not throw', async (_what, reply) => {
  answer(reply);
  await expect(syncContact(contact)).resolves.toBeUndefined();
  expect(console.warn).toHaveBeenCalledTimes(1);
});
