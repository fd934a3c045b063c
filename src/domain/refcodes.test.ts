import { describe, expect, it } from 'vitest';

import { REFCODE_MESSAGE_MAX, refcodeDestination, refcodeType } from './refcodes';

describe('refcodeDestination', () => {
  it.each([
    'https://wa.me/5491112345678?text=hola',
    'https://wa.me',
    'HTTPS://WA.ME/1',
    'https://api.whatsapp.com/send?phone=1',
    'whatsapp://send?phone=1',
    ' https://wa.me/1',
  ])('%s is WhatsApp', (url) => {
    expect(refcodeDestination(url)).toBe('WhatsApp');
  });

  it.each([
    'https://tienda.test/s/donpepe?code=1',
    'https://wa.me.otro.test/1',
    'https://otro.test/?u=https://wa.me/1',
    'wa.me/1',
    '',
    null,
    undefined,
  ])('%s is Web', (url) => {
    expect(refcodeDestination(url)).toBe('Web');
  });
});

describe('refcodeType', () => {
  it.each([
    [1, 'Simple'],
    [0, 'Otro'],
    [2, 'Otro'],
  ] as const)('%d is %s', (type, expected) => {
    expect(refcodeType(type)).toBe(expected);
  });
});

it('limits messages to 25 characters', () => {
  expect(REFCODE_MESSAGE_MAX).toBe(25);
});
