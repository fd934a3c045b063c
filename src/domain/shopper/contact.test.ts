import { describe, expect, it } from 'vitest';

import { clientOfContact, contactOfClient, needsContact } from './contact';

const client = {
  id: 1,
  email: 'ana@correo.test',
  first_name: 'Ana',
  last_name: null,
  surname: 'Paz',
  phone: ' 11 5555-0101 ',
  address: 'Gascón 1280',
  first_seen: '2026-11-01 10:00:00',
  last_seen: '2026-11-01 10:00:00',
};

describe('name and phone of who orders', () => {
  it('come from the client', () => {
    expect(contactOfClient(client)).toEqual({
      name: 'Ana Paz',
      phone: '11 5555-0101',
      email: 'ana@correo.test',
      address: 'Gascón 1280',
    });
    expect(contactOfClient(null)).toEqual({ name: '', phone: '', email: '', address: '' });
  });

  it.each([
    [client, false],
    [null, true],
    [{ ...client, phone: ' ' }, true],
    [{ ...client, first_name: null, surname: null }, true],
  ])('are asked for where one is missing', (known, expected) => {
    expect(needsContact(known)).toBe(expected);
  });

  it('become the data of a client, null where empty', () => {
    expect(
      clientOfContact({
        name: ' Ana María  Paz ',
        phone: '11 4444',
        email: ' ana@paz.test ',
        address: ' Gascón 1280 ',
      }),
    ).toEqual({
      first_name: 'Ana',
      last_name: 'María Paz',
      email: 'ana@paz.test',
      phone: '11 4444',
      address: 'Gascón 1280',
    });
    expect(clientOfContact({ name: 'Ana', phone: '1', email: '', address: ' ' })).toMatchObject({
      last_name: null,
      email: null,
      address: null,
    });
  });
});
