import { describe, expect, it } from 'vitest';

import { numbersMeant, whatsappNumber } from './whatsappNumber';

const chats = {
  AR: 'https://wa.me/5491145550101',
  BR: 'https://wa.me/5521987654321',
  UY: 'https://api.whatsapp.com/send?phone=59899123456',
  MX: 'https://wa.me/525512345678',
  ES: 'https://wa.me/34612345678',
};
const home = (chat: string | null, defaultCountry: string | null = null) => ({
  chat,
  defaultCountry,
});

// As people write them in each country. Expected: the full number by the numbering plan, as WhatsApp writes it.
const typed: readonly [keyof typeof chats, phone: string, digits: string][] = [
  ['AR', '11 4555 1234', '5491145551234'],
  ['AR', '1145551234', '5491145551234'],
  ['AR', '11-4555-1234', '5491145551234'],
  ['AR', '(011) 4555-1234', '5491145551234'],
  ['AR', '011 15 4555-1234', '5491145551234'],
  ['AR', '11 15 4555 1234', '5491145551234'],
  ['AR', '9 11 4555 1234', '5491145551234'],
  ['AR', '54 9 11 4555 1234', '5491145551234'],
  ['AR', '54 11 4555 1234', '5491145551234'],
  ['AR', '351 5551234', '5493515551234'],
  ['AR', '0351 15 555-1234', '5493515551234'],
  ['AR', '0341 15 555-1234', '5493415551234'],
  ['AR', '02224 15-41-2345', '5492224412345'],
  ['AR', '2224 41-2345', '5492224412345'],
  ['AR', '+54 9 11 4555-1234', '5491145551234'],
  ['AR', '0054 9 11 4555 1234', '5491145551234'],
  ['AR', '5521987654321', '5521987654321'],
  ['BR', '(11) 98765-4321', '5511987654321'],
  ['BR', '11 8765-4321', '5511987654321'],
  ['BR', '011 98765-4321', '5511987654321'],
  ['BR', '0 15 11 98765-4321', '5511987654321'],
  ['BR', '21987654321', '5521987654321'],
  ['BR', '55 21 98765 4321', '5521987654321'],
  ['BR', '(11) 3456-7890', '551134567890'],
  ['UY', '099 123 456', '59899123456'],
  ['UY', '99 123 456', '59899123456'],
  ['UY', '099123456', '59899123456'],
  ['UY', '598 99 123 456', '59899123456'],
  ['UY', '094 555 123', '59894555123'],
  ['MX', '55 1234 5678', '525512345678'],
  ['MX', '044 55 1234 5678', '525512345678'],
  ['MX', '045 33 1234 5678', '523312345678'],
  ['MX', '01 55 1234 5678', '525512345678'],
  ['MX', '1 55 1234 5678', '525512345678'],
  ['MX', '52 1 55 1234 5678', '525512345678'],
  ['MX', '(81) 1234-5678', '528112345678'],
  ['ES', '612 34 56 78', '34612345678'],
  ['ES', '612345678', '34612345678'],
  ['ES', '34 612 345 678', '34612345678'],
  ['ES', '711 22 33 44', '34711223344'],
];

describe('the number of a chat', () => {
  it.each(typed)('%s: %s is %s', (country, phone, digits) => {
    expect(whatsappNumber(phone, home(chats[country]))).toMatchObject({ digits, doubt: null });
  });

  it('is shown as people write it', () => {
    expect(whatsappNumber('11 5321 7788', home(chats.AR))?.shown).toBe('+54 9 11 5321-7788');
    expect(whatsappNumber('099 123 456', home(chats.UY))?.shown).toBe('+598 99 123 456');
  });

  it('is in doubt without an area code, and never of another country', () => {
    expect(whatsappNumber('4555 1234', home(chats.AR))).toMatchObject({
      digits: '5445551234',
      doubt: 'short',
    });
  });

  it.each([
    ['the configuration', home(null, 'AR'), '5491187654321'],
    [
      'the configuration: the chat has none',
      home('https://wa.me/1145551234', 'AR'),
      '5491187654321',
    ],
    ['the company data', { ...home(null, 'AR'), country: ' brasil' }, '5511987654321'],
  ])('takes the country from %s', (_source, from, digits) => {
    expect(whatsappNumber('11 8765-4321', from)).toMatchObject({ digits, doubt: null });
  });

  it.each([null, 'XX'])('is as typed and in doubt without a country (%s)', (country) => {
    expect(whatsappNumber('11 4555 1234', home(null, country))).toEqual({
      digits: '1145551234',
      shown: '11 4555 1234',
      doubt: 'none',
    });
  });

  it.each([null, '', 'javascript:alert(1)'])('is none in %j', (text) => {
    expect(whatsappNumber(text, home(chats.AR))).toBeNull();
  });
});

describe('the numbers that a store may mean', () => {
  it.each([
    ['11 4555 1234', ['+54 9 11 4555-1234']],
    ['351 5551234', ['+54 9 351 555-1234']],
    ['5491145551234', ['+54 9 11 4555-1234']],
    ['https://wa.me/1145551234', ['+54 9 11 4555-1234']],
    ['https://wa.me/5491145551234', []],
    ['https://wa.me/34612345678', []],
    ['+54 9 11 4555 1234', []],
    ['45551234', []],
    ['hola', []],
  ])('%s: %j', (text, numbers) => {
    expect(numbersMeant(text, home(null, 'AR'))).toEqual(numbers);
  });

  it('are several where the digits fit two countries', () => {
    expect(numbersMeant('34612345678', { ...home(null), country: 'España' })).toEqual([
      '+34 612 34 56 78',
    ]);
    expect(numbersMeant('3512345678', home(null, 'AR'))).toEqual(['+54 9 351 234-5678']);
  });
});
