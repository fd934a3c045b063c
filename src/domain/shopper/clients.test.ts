import { describe, expect, it } from 'vitest';

import {
  clientIdOf,
  clientLastName,
  clientName,
  clientOrders,
  clientOfParameter,
  mayOpenClient,
} from './clients';

describe('how a client is shown', () => {
  it.each([
    ['Fernández', 'Ruiz', 'Fernández'],
    [null, 'Ruiz', 'Ruiz'],
    ['  ', ' Ruiz ', 'Ruiz'],
    [null, null, ''],
  ])('last name %j, surname %j: %j', (last_name, surname, expected) => {
    expect(clientLastName({ last_name, surname })).toBe(expected);
  });

  it.each([
    ['Lucía', 'Fernández', 'l@correo.test', 'Lucía Fernández'],
    ['Lucía', null, 'l@correo.test', 'Lucía'],
    [null, null, 'l@correo.test', 'l@correo.test'],
    [null, null, null, 'Sin nombre'],
  ])('%j %j <%j> is called %j', (first_name, last_name, email, expected) => {
    expect(clientName({ first_name, last_name, email })).toBe(expected);
  });
});

it.each([
  ['Lucía', '11 5555-0202', null, { cliente: 'Lucía' }],
  [null, '11 5555-0202', 'l@correo.test', { cliente: 'l@correo.test' }],
  [null, ' 11 5555-0202', null, { buscar: '11 5555-0202' }],
  [null, '', null, { cliente: 'Sin nombre' }],
])('the orders of %j, phone %j, email %j are found by %j', (first_name, phone, email, search) => {
  const client = { first_name, last_name: null, surname: null, phone, email };
  expect(clientOrders(client)).toEqual(search);
});

describe('client detail (a current client with an email)', () => {
  it('opens a client with an email', () => {
    expect(mayOpenClient({ email: 'l@correo.test' })).toEqual({ allowed: true });
  });

  it.each([null, '', '  '])('refuses the email %j', (email) => {
    expect(mayOpenClient({ email })).toMatchObject({ allowed: false });
  });

  it.each([null, undefined])('refuses the missing client %j for another reason', (client) => {
    const missing = mayOpenClient(client);
    expect(missing).toMatchObject({ allowed: false });
    expect(missing).not.toEqual(mayOpenClient({ email: null }));
  });

  it.each([
    ['5', 5],
    [' 5 ', 5],
    ['05', undefined],
    ['5.0', undefined],
    ['', undefined],
    ['99', undefined],
  ])('?client=%s names the client %j', (parameter, id) => {
    expect(clientOfParameter([{ id: 4 }, { id: 5 }], parameter)?.id).toBe(id);
  });
});

it.each([
  ['16', 16],
  [' 16 ', 16],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['hola', null],
  ['', null],
])('/clientdetail?client=%s shows the client %j', (parameter, id) => {
  expect(clientIdOf(parameter)).toBe(id);
});
