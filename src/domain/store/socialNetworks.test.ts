import { expect, it } from 'vitest';

import { socialDraft, socialErrors, toSocialNetworks } from './socialNetworks';

const none = { whatsapp: null, yt: null, facebook: null, instagram: null, maps: null };
const flags = { whatsapp: false, yt: false, facebook: false, instagram: false, maps: false };

it.each([
  ['4555', /^Por favor ingrese un número de WhatsApp válido/],
  ['11 4555 1234', /^Por favor ingrese un número de WhatsApp válido/],
  ['5491145550101', /^Por favor ingrese un número de WhatsApp válido/],
  ['hola', /^Por favor ingrese un número de WhatsApp válido/],
  ['wa.me/5491145550101', /^Por favor ingrese la url completa/],
])('the WhatsApp text %j is refused with %s', (whatsapp, message) => {
  expect(socialErrors(socialDraft({ ...none, whatsapp, flags })).whatsapp).toMatch(message);
});

it.each([null, '+54 9 11 4555-0101', '00 54 9 11 4555 0101', 'https://wa.me/5491145550101'])(
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

it('saves trimmed URLs, a WhatsApp number as its chat, and shows no network without a URL', () => {
  const saved = {
    whatsapp: '+54 9 11 4555-0101',
    yt: ' https://youtube.com/donpepe ',
    facebook: null,
    instagram: ' ',
    maps: 'https://maps.test/donpepe',
    flags: { whatsapp: true, yt: true, facebook: true, instagram: true, maps: false },
  };
  expect(toSocialNetworks(socialDraft(saved))).toEqual({
    whatsapp: 'https://wa.me/5491145550101',
    yt: 'https://youtube.com/donpepe',
    facebook: null,
    instagram: null,
    maps: 'https://maps.test/donpepe',
    flags: { whatsapp: true, yt: true, facebook: false, instagram: false, maps: false },
  });
});
