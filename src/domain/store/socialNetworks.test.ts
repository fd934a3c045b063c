import { expect, it } from 'vitest';

import { socialDraft, socialErrors } from './socialNetworks';

const none = { whatsapp: null, yt: null, facebook: null, instagram: null, maps: null };
const flags = { whatsapp: false, yt: false, facebook: false, instagram: false, maps: false };

it.each([
  ['4555', /^Por favor ingrese un número de WhatsApp válido/],
  ['hola', /^Por favor ingrese un número de WhatsApp válido/],
  ['wa.me/5491145550101', /^Por favor ingrese la url completa/],
])('the WhatsApp text %j is refused with %s', (whatsapp, message) => {
  expect(socialErrors(socialDraft({ ...none, whatsapp, flags })).whatsapp).toMatch(message);
});

it.each([null, '+54 9 11 4555-0101', 'https://wa.me/5491145550101'])(
  'the WhatsApp text %j is accepted',
  (whatsapp) => {
    expect(socialErrors(socialDraft({ ...none, whatsapp, flags }))).toEqual({});
  },
);

it('another network needs a complete URL', () => {
  expect(socialErrors(socialDraft({ ...none, facebook: '4555', flags })).facebook).toMatch(
    /^Por favor ingrese la url completa/,
  );
});
