import { expect, it } from 'vitest';

import { whatsappLinkOf, whatsappNumberError } from './whatsappLink';

it.each([
  ['+54 9 11 4555-0101', 'https://wa.me/5491145550101'],
  ['0054 9 11 4555-0101', 'https://wa.me/5491145550101'],
  ['5491145550101', 'https://wa.me/5491145550101'],
  ['(549) 11.4555.0101', 'https://wa.me/5491145550101'],
  [' https://wa.me/5491145550101 ', 'https://wa.me/5491145550101'],
  ['\u202a+54 9 11 4555\u20110101\u202c', 'https://wa.me/5491145550101'],
  ['4555', '4555'],
  ['wa.me/5491145550101', 'wa.me/5491145550101'],
  ['', ''],
])('%j is %j', (typed, link) => {
  expect(whatsappLinkOf(typed)).toBe(link);
});

it.each([null, '+5491145550101', '5491145550101', '+54 9 11 4555-0101'])(
  '%j is a number',
  (number) => {
    expect(whatsappNumberError(number)).toBeNull();
  },
);

it.each(['', ' ', 'hola', 'javascript:alert(1)', 'https://wa.me/549', '4555', '+', '1'.repeat(16)])(
  '%j is none',
  (number) => {
    expect(whatsappNumberError(number)).toMatch(/^Por favor ingrese un número de WhatsApp válido/);
  },
);
