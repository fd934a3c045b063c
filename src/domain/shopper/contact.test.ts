import { describe, expect, it } from 'vitest';

import { contactOfClient, needsContact, withContact } from './contact';

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
    });
    expect(contactOfClient(null)).toEqual({ name: '', phone: '', email: '' });
  });

  it.each([
    [client, false],
    [null, true],
    [{ ...client, phone: ' ' }, true],
    [{ ...client, first_name: null, surname: null }, true],
  ])('are asked for where one is missing', (known, expected) => {
    expect(needsContact(known)).toBe(expected);
  });

  it('keep the other data of the client', () => {
    expect(
      withContact(client, { name: ' Ana María  Paz ', phone: '11 4444', email: ' ana@paz.test ' }),
    ).toEqual({
      first_name: 'Ana',
      last_name: 'María Paz',
      email: 'ana@paz.test',
      phone: '11 4444',
      address: 'Gascón 1280',
    });
    expect(withContact(null, { name: 'Ana', phone: '1', email: '' })).toMatchObject({
      last_name: null,
      email: null,
      address: null,
    });
  });
});
