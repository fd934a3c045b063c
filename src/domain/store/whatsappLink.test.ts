import { describe, expect, it } from 'vitest';

import { takenNumberError, whatsappLinkOf, whatsappNumberError } from './whatsappLink';

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

const store = (id: number, exclusive_whatsapp: string | null) => ({
  id,
  name: `Tienda ${id}`,
  hashtag: `#t${id}`,
  identifiers: { exclusive_whatsapp },
});

describe('takenNumberError', () => {
  const stores = [store(1, '+54 911 4555-0101'), store(2, null)];

  it('names the other store that has the number, however it is written', () => {
    expect(takenNumberError('+5491145550101', { id: 2 }, stores)).toBe(
      'Ese número ya es de Tienda 1 (#t1)',
    );
  });

  it('accepts the own number, another one and none', () => {
    expect(takenNumberError('+5491145550101', { id: 1 }, stores)).toBeNull();
    expect(takenNumberError('+5491145550102', { id: 2 }, stores)).toBeNull();
    expect(takenNumberError(null, { id: 3 }, stores)).toBeNull();
  });
});
