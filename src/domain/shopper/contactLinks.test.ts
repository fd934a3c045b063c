import { describe, expect, it } from 'vitest';

import { mailHref, mapHref, phoneNumber, telHref, whatsappHref } from './contactLinks';

const SCRIPT = 'javascript:alert(1)';
const MARKUP = '<img src=x onerror=alert(1)>';
const FORMULA = '+SUMA(1+1)';

describe('phone numbers', () => {
  it.each([
    ['+54 9 11 5555-0202', '5491155550202', true],
    ['0054 (11) 5555.0202', '541155550202', true],
    ['11 5555-0202', '1155550202', false],
    ['\u202A+5491155550202\u202C', '5491155550202', true],
    ['+54 9 11 5555\u20110202', '5491155550202', true],
    ['11\u00a05555\u20130202', '1155550202', false],
    ['011/5555-0202', '01155550202', false],
    ['11 5555-0202 / 11 4444-0303', '1155550202', false],
    ['11 5555-0202/03', '1155550202', false],
    ['11 5555-0202, +54 9 11 4444-0303', '1155550202', false],
    ['11 5555-0202 y 4444-0303', '1155550202', false],
    ['11 5555-0202 int. 3', '1155550202', false],
    ['+54 11 5555-0202 interno 45', '541155550202', true],
  ])('reads %s', (text, digits, international) => {
    expect(phoneNumber(text)).toEqual({ digits, international });
  });

  it.each([
    null,
    '',
    '-',
    '+',
    '12345',
    '1234567890123456',
    SCRIPT,
    MARKUP,
    FORMULA,
    '11 5555-0202, de noche',
    '11 5555-0202 piso 4',
    '+1+1234567',
    '٠١١٥٥٥٥٠٢٠٢',
  ])('does not link %j', (text) => {
    expect(phoneNumber(text)).toBeNull();
    expect(telHref(text)).toBeNull();
    expect(whatsappHref(text, 'Hola')).toBeNull();
  });

  it('links the phone', () => {
    expect(telHref('+54 9 11 5555-0202')).toBe('tel:+5491155550202');
    expect(telHref('11 5555-0202')).toBe('tel:1155550202');
  });

  it('opens WhatsApp with the digits and an encoded message', () => {
    expect(whatsappHref('+54 9 11 5555-0202')).toBe('https://wa.me/5491155550202');
    expect(whatsappHref('+54 9 11 5555-0202', 'Hola & chau\n#1 👋')).toBe(
      'https://wa.me/5491155550202?text=Hola%20%26%20chau%0A%231%20%F0%9F%91%8B',
    );
    expect(whatsappHref('+54 9 11 5555-0202', 'a\uD83D')).toBe(
      'https://wa.me/5491155550202?text=a%EF%BF%BD',
    );
  });
});

describe('emails', () => {
  it.each([
    ['lucia@correo.test', 'mailto:lucia@correo.test'],
    ['lucia+tienda@correo.test', 'mailto:lucia%2Btienda@correo.test'],
    ['a?bcc=b@correo.test', 'mailto:a%3Fbcc%3Db@correo.test'],
  ])('links %s', (email, href) => {
    expect(mailHref(email)).toBe(href);
  });

  it.each([
    null,
    '',
    'lucia',
    '@correo.test',
    'a@b@correo.test',
    'a@correo.test?bcc=b',
    `${MARKUP}@correo.test`,
    'a@correo.test,b@correo.test',
  ])('does not link %j', (email) => {
    expect(mailHref(email)).toBeNull();
  });
});

describe('addresses', () => {
  it('searches the address on a map', () => {
    expect(mapHref('Gascón 1280 & 2.º B')).toBe(
      'https://www.google.com/maps/search/?api=1&query=Gasc%C3%B3n%201280%20%26%202.%C2%BA%20B',
    );
  });

  it('keeps a long or hostile text in the query', () => {
    expect(mapHref('x'.repeat(2_000))).toHaveLength(48 + 300);
    expect(mapHref(SCRIPT)).toBe(
      'https://www.google.com/maps/search/?api=1&query=javascript%3Aalert(1)',
    );
  });

  it.each([null, '', ' ', '\u200B'])('does not link %j', (address) => {
    expect(mapHref(address)).toBeNull();
  });
});
